import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';

/** Rows to read of what was issued or paid. */
export interface BillingQuery {
  /** The tables, joined. */
  source: RawBuilder<unknown>;
  /** The id that the rows are sorted by, the highest first. */
  id: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
}

interface BillingPage {
  limit: number;
  after: Cursor | null;
}

/** The tables and rows of a page, to follow `select … from`; one row more shows that there is a next page. */
export function billingRowsSql({ source, id, where }: BillingQuery, page: BillingPage): RawBuilder<unknown> {
  const after = page.after ? sql` and ${id} < ${page.after.id}` : sql``;
  return sql`${source} where ${sql.join([...where], sql` and `)}${after} order by ${id} desc limit ${page.limit + 1}`;
}

/** The page of the rows found, the latest first, with the number of all that fit (exact up to 10,000). */
export async function billingPage<Row extends { id: number }>(
  db: Queryable,
  { source, where }: BillingQuery,
  page: BillingPage,
  rows: Promise<{ rows: Row[] }>,
): Promise<{ rows: Row[]; nextCursor: string | null; total: number }> {
  const [found, counted] = await Promise.all([
    rows,
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from ${source} where ${sql.join([...where], sql` and `)} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf('', last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
