import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTcpProxy } from '../../../test/stage/tcp-proxy.ts';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';
import { preparedStatement } from './prepared-statement.ts';

it('a connection lost during a statement fails that statement, and the next one gets another connection', async () => {
  const database = await createTestDatabase({ empty: true });
  const pipe = await openTcpProxy(database.url);
  const { db, close } = openDatabase(pipe.url, { connections: 1 });
  await sql`select 1`.execute(db);
  const statement = sql`select pg_sleep(60)`.execute(db);
  const failed = expect(statement).rejects.toThrow();
  await new Promise((sent) => setImmediate(sent));
  pipe.cut();
  await failed;
  pipe.mend();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
  await pipe.close();
  await database.drop();
});

it('a connection that stays silent is given up, and the next statement gets another one', async () => {
  const database = await createTestDatabase({ empty: true });
  const pipe = await openTcpProxy(database.url);
  const { db, pool, close } = openDatabase(pipe.url, { connections: 1, maxSilenceMs: 500 });
  await sql`select 1`.execute(db);
  pipe.stall();
  const failure = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  await expect.poll(() => pool.totalCount).toBe(0);
  pipe.resume();
  await expect.poll(() => sql`select 1`.execute(db).then(() => 'answered', String)).toBe('answered');
  await close();
  await pipe.close();
  await database.drop();
});

it('a prepared statement is planned once per connection, an unmarked one every time', async () => {
  const database = await createTestDatabase({ empty: true });
  const { db, close } = openDatabase(database.url, { connections: 1 });
  for (const id of [1, 2, 3]) {
    expect((await sql`${preparedStatement} select ${id}::int as id`.execute(db)).rows).toEqual([{ id }]);
    expect((await sql`select ${id}::bigint as id`.execute(db)).rows).toEqual([{ id }]);
  }
  const prepared = await sql<{ statement: string; runs: number }>`
    select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(db);
  expect(prepared.rows).toEqual([{ statement: expect.stringContaining('$1::int as id'), runs: 3 }]);
  await close();
  await database.drop();
});
