import { type Expression, type RawBuilder, type RawNode, sql } from 'kysely';
import { Port } from '../port.ts';

/**
 * Ids by name for statements: `where status = ${sqlOffer.accepted}`. An id is inlined as its number,
 * because PostgreSQL does not use a partial index for a parameter.
 */
export function sqlIds<const Ids extends Readonly<Record<string, number | string>>>(
  ids: Ids,
): { readonly [Name in keyof Ids]: RawBuilder<Ids[Name]> } {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, sql.lit(id)])) as never;
}

/** Several ids for `in (…)`. */
export const sqlIdList = (ids: readonly (number | string)[]): RawBuilder<unknown> =>
  sql.join(ids.map((id) => sql.lit(id)));

/**
 * Ids of a higher module for statements of a lower one: the lower module declares them, the higher one
 * fills them in.
 */
export class SqlPort implements Expression<unknown> {
  readonly #port: Port<Expression<unknown>>;

  constructor(name: string) {
    this.#port = new Port(name);
  }

  fill(ids: Expression<unknown>): void {
    this.#port.fill(ids);
  }

  get expressionType(): undefined {
    return undefined;
  }

  /** Read when a statement is compiled, because fragments are created before the modules are listed. */
  toOperationNode(): RawNode {
    const port = this.#port;
    return {
      kind: 'RawNode',
      sqlFragments: ['', ''],
      get parameters() {
        return [port.get().toOperationNode()];
      },
    };
  }
}
