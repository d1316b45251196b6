import type { InstalmentState } from '@trattativa/domain/billing/commissions';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { agentName, commissionSource } from './commissions.repository.ts';
import type { InstalmentOfList } from './present-commission.ts';

/** Reader of instalments, by whose they are; `staff` sees all. */
export interface CommissionReader {
  staff: boolean;
  agentId: number | null;
  teamId: number | null;
}

export interface InstalmentFilter {
  states?: readonly InstalmentState[] | undefined;
  month?: string | undefined;
  text?: string | undefined;
  teamId?: number | undefined;
  agentId?: number | undefined;
}

const joined = sql`commission_instalments i join ${commissionSource} on c.id = i.commission_id`;

/** The rule of `stateOfInstalment`. */
const stateOn = (today: string) => sql`
  case when i.lapsed_on is not null then 'lapsed' when i.waived_on is not null then 'waived' when i.received_on is not null then 'paid'
    when i.due_on < ${today}::date then 'late' else 'due' end`;

/** The day that an instalment is counted on: of receipt, otherwise the due day. */
const countedOn = sql.raw('coalesce(i.received_on, i.due_on)');

/** A page by due day, with the number of all that fit (exact up to 10,000). */
export async function listInstalmentRows(
  db: Queryable,
  reader: CommissionReader,
  filter: InstalmentFilter,
  page: { limit: number; after: Cursor | null; today: string },
): Promise<{ rows: InstalmentOfList[]; nextCursor: string | null; total: number }> {
  const where = sql.join([readable(reader), ...conditions(filter, page.today)], sql` and `);
  const after = page.after ? sql` and (i.due_on, i.id) > (${page.after.key}::date, ${page.after.id})` : sql``;
  const [found, counted] = await Promise.all([
    sql<InstalmentOfList>`
      select i.id, i.commission_id, i.due_on, i.amount_cents, i.vat_cents, i.vat_percent, i.club_paid_on, i.received_on,
        i.waived_on, i.waiver_reason, i.lapsed_on, c.negotiation_id, c.agent_id, c.team_id, c.title, c.answer, c.version,
        ${agentName} as agent_name, t.name as team_name
      from ${joined} where ${where}${after} order by i.due_on, i.id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${joined} where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.due_on, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

export interface CashRow {
  month: string;
  kind: 'expected' | 'late' | 'received' | 'waived';
  cents: number;
  count: number;
}

/** Sums without tax by month and kind, the oldest month first. */
export async function sumByMonth(
  db: Queryable,
  reader: CommissionReader,
  filter: Pick<InstalmentFilter, 'agentId'>,
  today: string,
): Promise<CashRow[]> {
  const where = sql.join([readable(reader), ...conditions(filter, today)], sql` and `);
  const found = await sql<CashRow>`
    select month, case state when 'paid' then 'received' when 'late' then 'late' when 'waived' then 'waived' when 'lapsed' then 'waived' else 'expected' end as kind,
      sum(amount_cents)::bigint as cents, count(*)::int as count
    from (select to_char(${countedOn}, 'YYYY-MM') as month, ${stateOn(today)} as state, i.amount_cents
      from ${joined} where ${where}) as counted
    group by month, kind order by month, kind`.execute(db);
  return found.rows;
}

/** What falls due from today to a day, without tax. */
export async function sumAhead(
  db: Queryable,
  reader: CommissionReader,
  filter: Pick<InstalmentFilter, 'agentId'>,
  { today, until }: { today: string; until: string },
): Promise<{ cents: number; count: number }> {
  const where = sql.join(
    [readable(reader), ...conditions({ ...filter, states: ['due'] }, today)],
    sql` and `,
  );
  const found = await sql<{ cents: number; count: number }>`
    select coalesce(sum(i.amount_cents), 0)::bigint as cents, count(*)::int as count
    from ${joined} where ${where} and i.due_on <= ${until}::date`.execute(db);
  return found.rows[0] ?? { cents: 0, count: 0 };
}

/** Commissions without an amount. */
export async function countUndefinedAmounts(
  db: Queryable,
  reader: CommissionReader,
  filter: Pick<InstalmentFilter, 'agentId'>,
): Promise<number> {
  const agent = filter.agentId === undefined ? sql`true` : sql`c.agent_id = ${filter.agentId}`;
  const found = await sql<{ count: number }>`
    select count(*)::int as count from commissions c
    where ${readable(reader)} and ${agent} and c.amount_cents is null`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** A condition for the commissions that a reader may see: the people of `sideOf`. */
function readable(reader: CommissionReader): RawBuilder<unknown> {
  if (reader.staff) return sql`true`;
  if (reader.agentId !== null) return sql`c.agent_id = ${reader.agentId}`;
  return sql`c.team_id = ${reader.teamId}`;
}

function conditions(filter: InstalmentFilter, today: string): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.states?.length) all.push(sql`${stateOn(today)} = any(${[...filter.states]}::text[])`);
  if (filter.month !== undefined) {
    const first = `${filter.month}-01`;
    all.push(sql`${countedOn} >= ${first}::date and ${countedOn} < ${first}::date + interval '1 month'`);
  }
  if (filter.teamId !== undefined) all.push(sql`c.team_id = ${filter.teamId}`);
  if (filter.agentId !== undefined) all.push(sql`c.agent_id = ${filter.agentId}`);
  if (filter.text)
    all.push(
      sql`fold_text(c.title || ' ' || t.name || ' ' || ${agentName}) like fold_text(${containing(filter.text)})`,
    );
  return all;
}
