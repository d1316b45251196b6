/**
 * Returns a row that must exist, because its statement has just written it or this transaction locks it.
 * Throws otherwise.
 */
export function assertFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that must exist is missing.');
  return row;
}
