import type { Page } from '@trattativa/contract/paging';

/** How every list of the contract is read page after page: the first has no cursor, each names the next one's. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

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
