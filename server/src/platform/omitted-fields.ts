/**
 * The rule for every call that saves a record: an omitted field stays as it is, null clears it. Among the
 * columns to write, omitted ones are undefined until `writtenOnly` removes them from the statement.
 */

/** The value to write: undefined when omitted, `empty` for null. */
export function emptiedBy<Value, Empty>(
  value: Value | null | undefined,
  empty: Empty,
): Value | Empty | undefined {
  return value === null ? empty : value;
}

/** Whole euros as the cents to write: undefined when omitted, null for null. */
export function centsOf(euros: number | null | undefined): number | null | undefined {
  return euros == null ? euros : euros * 100;
}

/** The list to write, without duplicates: undefined when omitted, empty for null. */
export function eachOnce<Item>(items: readonly Item[] | null | undefined): Item[] | undefined {
  return items === undefined ? undefined : [...new Set(items)];
}

/** The list of numbers or codes to write, sorted and without duplicates: undefined when omitted, empty for null. */
export function inOrder<Item extends number | string>(
  items: readonly Item[] | null | undefined,
): Item[] | undefined {
  return eachOnce(items)?.sort((one, other) => (one < other ? -1 : Number(one > other)));
}

/** All columns, undefined where omitted. `satisfies` it so that a new column cannot be forgotten. */
export type AllColumns<Columns extends object> = { [Name in keyof Columns]: Columns[Name] | undefined };

/** Removes the undefined columns. */
export function writtenOnly<Columns extends object>(
  columns: {
    [Name in keyof Columns]?: Columns[Name] | undefined;
  },
): Partial<Columns> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Columns>;
}
