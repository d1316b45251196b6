/**
 * The rule of every call that saves a record: a field that the call leaves out stays as it is, null empties it. In the
 * columns to be written, what was left out is undefined until `writtenOnly` takes it away, so that no statement names it.
 */

/** What to write for a field: nothing when it was left out, `empty` for null. */
export function emptiedBy<Value, Empty>(
  value: Value | null | undefined,
  empty: Empty,
): Value | Empty | undefined {
  return value === null ? empty : value;
}

/** The same for whole euros, which are stored as cents. */
export function centsOf(euros: number | null | undefined): number | null | undefined {
  return euros == null ? euros : euros * 100;
}

/** The same for a list, each of its items once. */
export function eachOnce<Item>(items: readonly Item[] | null | undefined): Item[] | undefined {
  return items === undefined ? undefined : [...new Set(items)];
}

/** The same for a list of numbers, in their order. */
export function inOrder(ids: readonly number[] | null | undefined): number[] | undefined {
  return eachOnce(ids)?.sort((one, other) => one - other);
}

/** The columns that are to be written. */
export function writtenOnly<Columns extends object>(
  columns: {
    [Name in keyof Columns]?: Columns[Name] | undefined;
  },
): Partial<Columns> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Columns>;
}
