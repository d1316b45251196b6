/** A row that cannot be absent: its statement has just written it, or this transaction holds it. Throws when it is absent. */
export function assertFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that must be there is not.');
  return row;
}
