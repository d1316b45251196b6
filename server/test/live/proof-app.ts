import pg from 'pg';
import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';

/** Every connection plans a statement for itself: few of them, and each plans it once. */
const connections = 3;

/**
 * The application, made for many thousand reads of a handful of rows: PostgreSQL keeps the plans of what reads, since planning
 * it takes many times as long as running it. `close` ends that, too.
 */
export async function buildProofApp(): Promise<{ app: TestApp; close(): Promise<void> }> {
  const planAfresh = keepPlans();
  const app = await buildTestApp({ connections, env: { RATE_LIMITS: 'off' } });
  return {
    app,
    async close() {
      await app.close();
      planAfresh();
    },
  };
}

/** Reading is repeated; what writes may need the values to be planned: the index of a conflict, for example. */
const isKept = (statement: unknown): statement is string =>
  typeof statement === 'string' &&
  /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i.test(statement) &&
  !/\b(?:insert into|update|delete from)\b/i.test(statement);

/** Sends every statement that reads under a name; returns what ends that. */
function keepPlans(): () => void {
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  const names = new Map<string, string>();
  prototype.query = function named(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    if (!isKept(statement)) return query.call(this, statement, ...rest);
    const name = names.get(statement) ?? `kept_${names.size}`;
    names.set(statement, name);
    return query.call(this, { name, text: statement }, ...rest);
  };
  return () => {
    prototype.query = query;
  };
}
