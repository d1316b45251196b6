import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/**
 * Fills a table with tens of thousands of rows in a tenth of the time: its indexes, except those of constraints, are made
 * again from all rows at once, and what follows from its rows in other tables is left out. Nobody else may use it meanwhile.
 */
export async function fillAtOnce(db: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = ${table}::regclass and not indisunique`.execute(db);
  const after = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and tgtype & ${before} = 0`.execute(db);
  const turnTriggers = async (way: 'disable' | 'enable') => {
    for (const { name } of after.rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(way)} trigger ${sql.id(name)}`.execute(db);
  };
  await sql`drop index ${sql.join(indexes.rows.map(({ name }) => sql.id(name)))}`.execute(db);
  await turnTriggers('disable');
  await fill();
  await turnTriggers('enable');
  for (const { made } of indexes.rows) await sql.raw(made).execute(db);
}

/** The bit of a trigger's type that says that it runs before its row is written. */
const before = 2;
