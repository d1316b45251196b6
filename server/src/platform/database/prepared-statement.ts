import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared statement */';

/**
 * Marks a frequent lookup by key as a prepared statement: PostgreSQL parses and plans it once per connection,
 * which for a join of ten tables takes twenty times as long as running it. Not for lists with filters, whose
 * best plan depends on the values, nor for statements whose text varies.
 */
export const preparedStatement = sql.raw(mark);

const names = new Map<string, string>();

/**
 * Sends marked statements under a name, so that the server keeps their plan; Kysely sends all without one. An address that forces
 * generic plans, as that of a test's database, has every statement with values kept: tests repeat a few statements on a few
 * connections, and half of what PostgreSQL does in them is planning. A service would keep too many plans in memory.
 */
export class PreparedStatementClient extends pg.Client {
  readonly #keepsEveryPlan: boolean;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#keepsEveryPlan = config.connectionString?.includes('force_generic_plan') ?? false;
  }

  // biome-ignore lint/suspicious/noExplicitAny: keeps the ten signatures of `pg`.
  override query(statement: any, ...rest: any[]): any {
    const hasValues = Array.isArray(rest[0]) && rest[0].length > 0;
    const isPrepared =
      typeof statement === 'string' && (statement.startsWith(mark) || (this.#keepsEveryPlan && hasValues));
    const query = super.query as (...args: unknown[]) => unknown;
    const result = query.call(
      this,
      isPrepared ? { name: nameOf(statement), text: statement } : statement,
      ...rest,
    );
    if (result instanceof Promise) result.catch((error: Error) => this.#endIfSilent(error));
    return result;
  }

  /** A connection without an answer in time is dead: the pool must not lend it again. */
  #endIfSilent({ message }: Error): void {
    if (message === 'Query read timeout') this.connection.stream.destroy();
  }
}

/** A hash of the text, so that one name never stands for two statements. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
