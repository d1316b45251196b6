import pg from 'pg';
import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';
import { createTestDatabase } from '../stage/test-database.ts';

/** Every connection plans a statement for itself: few of them, and each plans it once. */
const connections = 3;

/**
 * The application on a database of its own, made for many thousand reads of a handful of rows: PostgreSQL keeps the plan of
 * every statement, since planning it takes many times as long as running it. `close` ends both.
 */
export async function buildProofApp(): Promise<{ app: TestApp; close(): Promise<void> }> {
  const database = await createTestDatabase();
  const planAfresh = keepPlans();
  const databaseUrl = `${database.url}?options=${encodeURIComponent('-c plan_cache_mode=force_generic_plan')}`;
  const app = await buildTestApp({ databaseUrl, connections, env: { RATE_LIMITS: 'off' } });
  return {
    app,
    async close() {
      await app.close();
      planAfresh();
      await database.drop();
    },
  };
}

const isPlanned = (statement: unknown): statement is string =>
  typeof statement === 'string' &&
  /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|insert|update|delete)\b/i.test(statement);

/** Sends every statement that is planned under a name; returns what ends that. */
function keepPlans(): () => void {
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  const names = new Map<string, string>();
  prototype.query = function named(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    if (!isPlanned(statement)) return query.call(this, statement, ...rest);
    const name = names.get(statement) ?? `kept_${names.size}`;
    names.set(statement, name);
    return query.call(this, { name, text: statement }, ...rest);
  };
  return () => {
    prototype.query = query;
  };
}
