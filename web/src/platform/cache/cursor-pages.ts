/** Cursor pagination of every list in the contract: the first page has no cursor, each page names the next cursor. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** How many rows a list loads at once. */
export const pageSize = 50;
