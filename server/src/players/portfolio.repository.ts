import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type Cursor, cursorOf } from '../platform/paging.ts';
import type { PlayerRow } from './player.ts';
import { playerColumns } from './players.repository.ts';

export interface PortfolioFilter {
  /** Null: every agent's (staff). */
  agentId: number | null;
  text: string | undefined;
  role: number | undefined;
  /** Born on or before / after, `YYYY-MM-DD`. */
  bornTo: string | undefined;
  bornAfter: string | undefined;
  foot: number | undefined;
  contractualStatus: number | undefined;
  level: number | undefined;
  nationality: string | undefined;
  immediateAvailability: boolean | undefined;
  incomplete: boolean | undefined;
}

/** The rule of `missingFields` in player.ts, as the database says it. */
const isIncomplete = sql`(p.born_date is null or p.nationality is null or p.country is null or p.principal_role is null
  or p.foot is null or p.height_cm is null or p.contractual_status is null or p.phone = '' or p.search_levels = '{}')`;

type SortName = 'updated' | 'name' | 'age' | 'role' | 'salary' | 'value';

/** What each sort orders by, and the type to read a cursor's key back as. Never null, so that rows compare. */
const sorts: Record<SortName, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  updated: { key: sql`p.updated_at`, type: sql`timestamptz` },
  name: { key: sql`fold_text(p.surname || ' ' || p.name)`, type: sql`text` },
  age: { key: sql`coalesce(p.born_date, date '1900-01-01')`, type: sql`date` },
  role: { key: sql`coalesce(p.principal_role, 99)`, type: sql`smallint` },
  salary: { key: sql`coalesce(p.salary_cents, -1)`, type: sql`bigint` },
  value: { key: sql`coalesce(p.player_value_cents, -1)`, type: sql`bigint` },
};

export interface PortfolioPage {
  rows: PlayerRow[];
  nextCursor: string | null;
  /** Exact up to 10,000; beyond that 10,001. */
  total: number;
}

const countedAtMost = 10_001;

/** A page of a portfolio, by filter and sort, after a cursor; with the number of all that fit the filter. */
export async function listPortfolio(
  db: Database,
  filter: PortfolioFilter,
  order: { sort: SortName; descending: boolean },
  page: { limit: number; after: Cursor | null },
): Promise<PortfolioPage> {
  const where = conditions(filter);
  const { key, type } = sorts[order.sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql` and (${key}, p.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<PlayerRow & { sort_key: string }>`
      select ${playerColumns}, (${key})::text as sort_key from players p
      where ${where}${after}
      order by ${key} ${direction}, p.id ${direction} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from players p where ${where} limit ${countedAtMost}) as counted`.execute(
      db,
    ),
  ]);
  const rows = found.rows.slice(0, page.limit);
  const last = rows.at(-1);
  return {
    rows,
    nextCursor: found.rows.length > page.limit && last ? cursorOf(last.sort_key, last.id) : null,
    total: counted.rows[0]?.total ?? 0,
  };
}

function conditions(filter: PortfolioFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`p.deleted_at is null`];
  if (filter.agentId !== null) all.push(sql`p.agent_id = ${filter.agentId}`);
  if (filter.role) all.push(sql`(p.principal_role = ${filter.role} or p.secondary_role = ${filter.role})`);
  if (filter.bornTo) all.push(sql`p.born_date <= ${filter.bornTo}`);
  if (filter.bornAfter) all.push(sql`p.born_date > ${filter.bornAfter}`);
  if (filter.foot !== undefined) all.push(sql`p.foot = ${filter.foot}`);
  if (filter.contractualStatus !== undefined)
    all.push(sql`p.contractual_status = ${filter.contractualStatus}`);
  if (filter.level !== undefined) all.push(sql`${filter.level} = any(p.search_levels)`);
  if (filter.nationality) all.push(sql`p.nationality = ${filter.nationality}`);
  if (filter.immediateAvailability !== undefined) {
    all.push(sql`p.immediate_availability = ${filter.immediateAvailability}`);
  }
  if (filter.incomplete !== undefined) all.push(sql`${isIncomplete} = ${filter.incomplete}`);
  if (filter.text) {
    const pattern = `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`fold_text(p.name || ' ' || p.surname || ' ' || p.current_club) like fold_text(${pattern})`);
  }
  return sql.join(all, sql` and `);
}

export interface PortfolioFiguresRow {
  players: number;
  on_market: number;
  free: number;
  available: number;
  incomplete: number;
  value_cents: number;
  valued: number;
}

/** A portfolio in figures; agentId null: everybody's (staff). */
export async function sumUpPortfolio(
  db: Database,
  agentId: number | null,
): Promise<{ sums: PortfolioFiguresRow; byRole: { role: number; players: number }[] }> {
  const where =
    agentId === null ? sql`p.deleted_at is null` : sql`p.deleted_at is null and p.agent_id = ${agentId}`;
  const [sums, byRole] = await Promise.all([
    sql<PortfolioFiguresRow>`
      select count(*) as players, count(*) filter (where p.on_market) as on_market,
        count(*) filter (where p.contractual_status = 0) as free,
        count(*) filter (where p.immediate_availability) as available,
        count(*) filter (where ${isIncomplete}) as incomplete,
        coalesce(sum(p.player_value_cents), 0)::bigint as value_cents, count(p.player_value_cents) as valued
      from players p where ${where}`.execute(db),
    sql<{ role: number; players: number }>`
      select p.principal_role as role, count(*) as players from players p
      where ${where} and p.principal_role is not null group by p.principal_role order by p.principal_role`.execute(
      db,
    ),
  ]);
  return { sums: sums.rows[0] as PortfolioFiguresRow, byRole: byRole.rows };
}
