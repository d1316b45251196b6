import type { Page } from '@trattativa/contract/paging';

/** The largest page that the service returns. */
const maxPageSize = 100;

/**
 * All rows of a list, page by page, for an export. `tell` is called with the number of rows so far and the total.
 * Throws ApiError.
 */
export async function readAllPages<Item>(
  readPage: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
  tell?: (read: number, total: number) => void,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage({ limit: maxPageSize, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    tell?.(all.length, page.total);
  } while (cursor !== undefined);
  return all;
}
