/** The number of each name of `Ids`, an ambient enum whose values are numbers written as texts. */
type NumberOfEach<Ids> = {
  readonly [Name in keyof Ids]: Ids[Name] extends string
    ? `${Ids[Name]}` extends `${infer Id extends number}`
      ? Id
      : never
    : never;
};

/**
 * Gives the ids of the specification (statuses, roles, profiles, levels) a type of their own. They are numbers at runtime,
 * on the wire and in the database; for the compiler each is a member of an ambient enum, so that `status === 3`,
 * `{ from: 0 }` and `find(3)` do not compile, and a switch or a record over all of them is checked for completeness.
 * The enum has texts as values, since TypeScript accepts plain numbers for a numeric enum.
 */
export function namedIds<Ids>(numbers: NumberOfEach<Ids>): { readonly [Name in keyof Ids]: Ids[Name] } {
  return numbers as never;
}

/** The number that the wire and the database carry for an id. */
export function numberOf(id: string): number {
  return id as unknown as number;
}

/** The id of a list that a number or its digits stand for, as an address or a control carries it; undefined: none of them. */
export function idOf<Id extends string | number>(
  ids: readonly Id[],
  value: number | string | null | undefined,
): Id | undefined {
  return ids.find((id) => String(id) === String(value));
}

/** The ids of a list among other values, in the order of the values. */
export function idsOf<Id extends string>(ids: readonly Id[], values: readonly unknown[]): Id[] {
  return values.flatMap((value) => ids.find((id) => id === value) ?? []);
}
