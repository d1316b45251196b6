import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** What comparing reads of a request, with its types. */
const columns = {
  id: 'bigint',
  status: 'smallint',
  season: 'smallint',
  role: 'smallint',
  level: 'smallint',
  place: 'smallint',
  over_age: 'smallint',
  under_age: 'smallint',
  offer_top_cents: 'bigint',
  contractual_status: 'smallint',
  skill_bits: 'bigint',
  foot: 'smallint',
  min_height_cm: 'smallint',
  immediate_availability: 'boolean',
  eu_passport: 'boolean',
  stated: 'smallint',
  fingerprint: 'bigint',
  updated_at: 'timestamptz',
  matched_since: 'timestamptz',
} as const;
const names = Object.keys(columns) as (keyof typeof columns)[];
const readAsText = sql.join(names.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`));

/**
 * One request as a relation of constants, for the place of the table: the database then leaves out, once, every criterion
 * that it does not state, instead of asking again for each of thousands of players. Null when there is none.
 */
export async function findStatedRequest(db: Queryable, id: number): Promise<RawBuilder<unknown> | null> {
  const found = await sql<Record<keyof typeof columns, string | null>>`
    select ${readAsText} from requests where id = ${id}`.execute(db);
  const row = found.rows[0];
  if (!row) return null;
  const values = names.map((name) => sql`${row[name]}::${sql.raw(columns[name])} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(values)})`;
}
