/**
 * Asserts a row that must exist: the statement has just written it, or this transaction has locked it. Throws
 * when it is absent.
 */
export function mustBeThere<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that must be there is not.');
  return row;
}
