import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Cursor, countedAtMost, cursorOf, pageOf } from '../../platform/paging.ts';

interface BillingQuery {
  columns: RawBuilder<unknown>;
  /** The tables, joined. */
  source: RawBuilder<unknown>;
  /** The id that the rows are sorted by, the highest first. */
  id: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
}

/** A page of what was issued or paid, the latest first, with the number of all that fit (exact up to 10,000). */
export async function billingPage<Row extends { id: number }>(
  db: Queryable,
  { columns, source, id, where }: BillingQuery,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: Row[]; nextCursor: string | null; total: number }> {
  const all = sql.join([...where], sql` and `);
  const after = page.after ? sql` and ${id} < ${page.after.id}` : sql``;
  const [found, counted] = await Promise.all([
    sql<Row>`
      select ${columns} from ${source} where ${all}${after} order by ${id} desc limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${source} where ${all} limit ${countedAtMost}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf('', last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
