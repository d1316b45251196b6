import { type Expression, type RawBuilder, type RawNode, sql } from 'kysely';
import { Port } from '../port.ts';

/**
 * Ids by name for statements: `where status = ${sqlOffer.accepted}`. Each stands in the statement as its number: through a
 * parameter PostgreSQL would not find a partial index.
 */
export function sqlIds<const Ids extends Readonly<Record<string, number>>>(
  ids: Ids,
): { readonly [Name in keyof Ids]: RawBuilder<Ids[Name]> } {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, sql.lit(id)])) as never;
}

/** Several ids for `in (…)`. */
export const sqlIdList = (ids: readonly number[]): RawBuilder<unknown> =>
  sql.join(ids.map((id) => sql.lit(id)));

/** Ids of a higher module that statements of a lower one compare with: the lower one declares them, the higher one fills them in. */
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

  /** Read when a statement is compiled: fragments are written before the modules are listed. */
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
