/** Bytes that a file of players may have. */
export const largestPlayerFile = 10_000_000;

/** Rows that are taken from one file. */
export const mostImportedRows = 20_000;

/** Bad rows that are told one by one. */
export const mostBadRows = 2_000;
