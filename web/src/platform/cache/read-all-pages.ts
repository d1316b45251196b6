import type { Page } from '@trattativa/contract/paging';

/** The longest page that the service gives. */
const longestPage = 100;

/**
 * All rows of a list, one page after the other, for a file. `tell` hears how many are there, of how many. Throws
 * ApiError.
 */
export async function readAllPages<Item>(
  readPage: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
  tell?: (read: number, total: number) => void,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage({ limit: longestPage, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    tell?.(all.length, page.total);
  } while (cursor !== undefined);
  return all;
}
