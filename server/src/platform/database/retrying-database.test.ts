import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { type OpenedDatabase, openDatabase } from './database.ts';
import type { RetriedTransaction } from './retrying-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenedDatabase;
const retries: RetriedTransaction[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  opened = openDatabase(database.url, { onRetry: (retried) => void retries.push(retried) });
  await sql`create table counters (id int primary key, count int not null)`.execute(opened.db);
  await sql`insert into counters values (1, 0), (2, 0)`.execute(opened.db);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function counts(): Promise<number[]> {
  const found = await sql<{ count: number }>`select count from counters order by id`.execute(opened.db);
  return found.rows.map(({ count }) => count);
}

const failWith = (code: string) => sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`;

describe('a transaction', () => {
  it('that ends in a deadlock is retried, and both commit', async () => {
    retries.length = 0;
    let bothHold = () => {};
    const held = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    let holding = 0;
    const add = (first: number, second: number) =>
      opened.db.transaction().execute(async (tx) => {
        await sql`update counters set count = count + 1 where id = ${first}`.execute(tx);
        holding += 1;
        if (holding === 2) bothHold();
        await held;
        await sql`update counters set count = count + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(await counts()).toEqual([2, 2]);
    expect(retries).toMatchObject([{ attempt: 1, error: { code: '40P01' } }]);
  });

  it.each(['40001', '40P01'])('with %s each time fails after four attempts', async (code) => {
    retries.length = 0;
    let runs = 0;
    const failing = opened.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        runs += 1;
        await failWith(code).execute(tx);
      });
    await expect(failing).rejects.toMatchObject({ code });
    expect([runs, retries.map(({ attempt }) => attempt)]).toEqual([4, [1, 2, 3]]);
  });

  it('is not retried after any other failure', async () => {
    retries.length = 0;
    const failing = opened.db.transaction().execute((tx) => failWith('23505').execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(retries).toEqual([]);
  });
});
