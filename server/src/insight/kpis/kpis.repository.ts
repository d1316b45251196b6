import { periodStarts } from '@trattativa/domain/insight/kpi-periods';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import { sqlNegotiation, sqlOpenNegotiations } from '../../deals/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { dealsOf, periodStartSql, within } from './kpi-deals.repository.ts';
import type { Market, Period } from './kpi-question.ts';

/**
 * Requests published in a period. All requests count for every agent, because the market of requests is
 * public.
 */
export async function countRequests(
  db: Queryable,
  market: Market,
  period: Period,
): Promise<{ role: PlayerRole; level: number; count: number }[]> {
  const conditions = [within(sql`r.created_at`, period)];
  if (market.level !== null) conditions.push(sql`r.level = ${market.level}`);
  if (market.role !== null) conditions.push(sql`r.role = ${market.role}`);
  if (market.country !== null) conditions.push(sql`r.country = ${market.country}`);
  const found = await sql<{ role: PlayerRole; level: number; count: number }>`
    select r.role, r.level, count(*)::int as count from requests r where ${sql.join(conditions, sql` and `)}
    group by r.role, r.level order by r.role, r.level`.execute(db);
  return found.rows;
}

/**
 * Exact matches by the time they were found. Level, role and country are the request's; an agent's matches
 * are those of their listed players. Ended matches are known for another 90 days (`purgeNotifiedMatches`).
 */
export async function countExactMatchesFound(
  db: Queryable,
  market: Market,
  period: Period,
): Promise<{ period_start: string; found: number }[]> {
  const starts = periodStarts(period.from, period.to, period.step);
  const joins = [sql`told_matches m`];
  const conditions = [within(sql`m.found_at`, period)];
  if (market.agentId !== null) {
    joins.push(sql`join players p on p.id = m.player_id`);
    conditions.push(sql`p.agent_id = ${market.agentId}`);
  }
  if (market.level !== null || market.role !== null || market.country !== null)
    joins.push(sql`join requests r on r.id = m.request_id`);
  if (market.level !== null) conditions.push(sql`r.level = ${market.level}`);
  if (market.role !== null) conditions.push(sql`r.role = ${market.role}`);
  if (market.country !== null) conditions.push(sql`r.country = ${market.country}`);
  // There can be millions of pairs: the column is found among the columns' start instants, without date
  // arithmetic.
  const begins = starts.map((day) => `${day}T00:00:00Z`);
  const found = await sql<{ place: number; found: number }>`
    select width_bucket(m.found_at, ${begins}::timestamptz[]) as place, count(*)::int as found
    from ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)} group by 1`.execute(db);
  return found.rows.map(({ place, found }) => ({ period_start: starts[place - 1] as string, found }));
}

export interface ValueRow {
  at: string;
  value_cents: number;
  players: number;
}

function narrowed(market: Market, of: { level: string; role: string; country: string; agent: string }) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (market.agentId !== null) conditions.push(sql`${sql.raw(of.agent)} = ${market.agentId}`);
  if (market.level !== null) conditions.push(sql`${sql.raw(of.level)} = ${market.level}`);
  if (market.role !== null) conditions.push(sql`${sql.raw(of.role)} = ${market.role}`);
  if (market.country !== null) conditions.push(sql`${sql.raw(of.country)} = ${market.country}`);
  return sql.join(conditions, sql` and `);
}

/** Recorded portfolio values at the beginning of each week of the period, oldest first. */
export async function listPortfolioWeeks(db: Queryable, market: Market, period: Period): Promise<ValueRow[]> {
  const where = narrowed(market, { agent: 'agent_id', level: 'level', role: 'role', country: 'country' });
  const found = await sql<ValueRow>`
    select week as at, sum(value_cents)::bigint as value_cents, sum(players)::int as players from portfolio_weeks
    where ${where} and week between ${period.from}::date and ${period.to}::date group by week order by week`.execute(
    db,
  );
  return found.rows;
}

/** The present portfolio values. */
export async function readPortfolioValue(
  db: Queryable,
  market: Market,
): Promise<{ value_cents: number; players: number }> {
  const where = narrowed(market, {
    agent: 'agent_id',
    level: 'current_level',
    role: 'principal_role',
    country: 'country',
  });
  const found = await sql<{ value_cents: number; players: number }>`
    select coalesce(sum(player_value_cents), 0)::bigint as value_cents, count(*)::int as players from players
    where agent_id is not null and deleted_at is null and ${where}`.execute(db);
  return found.rows[0] ?? { value_cents: 0, players: 0 };
}

/**
 * Records the value of every agent's portfolio for the week that begins on this Monday; existing values
 * stay.
 */
export async function savePortfolioWeek(db: Queryable, week: string): Promise<void> {
  await sql`
    insert into portfolio_weeks (agent_id, week, level, role, country, value_cents, players)
    select agent_id, ${week}::date, current_level, principal_role, country, coalesce(sum(player_value_cents), 0), count(*)
    from players p
    where agent_id is not null and deleted_at is null
      and not exists (select 1 from portfolio_weeks k where k.agent_id = p.agent_id and k.week = ${week}::date)
    group by agent_id, current_level, principal_role, country on conflict do nothing`.execute(db);
}

export interface RevenueRow {
  period_start: string;
  expected_cents: number;
  realised_cents: number;
}

/**
 * The agent's commission in a negotiation, in euro cents: an amount, or a percentage of the transaction cost
 * (docs/agent-figures.md).
 */
const commission = sql`coalesce(r.commission_cents,
  case when r.commission_pay in ('transactionCost', 'transferPrice') then r.price_cents * r.commission_percent / 100 end, 0)`;

/**
 * An agent's commissions: for open negotiations the highest for each player, by start; for signed ones by
 * the day of the signature.
 */
export async function listCommissions(db: Queryable, market: Market, period: Period): Promise<RevenueRow[]> {
  const deals = dealsOf(market, { withTerms: true });
  const found = await sql<RevenueRow>`
    select period_start, sum(expected)::bigint as expected_cents, sum(realised)::bigint as realised_cents from (
      select ${periodStartSql(sql`started`, period)} as period_start, best as expected, 0 as realised from (
        select distinct on (r.agent_id, n.player_id) n.created_at as started, ${commission} as best from ${deals.from}
        where ${deals.where} and n.status in (${sqlOpenNegotiations}) and ${within(sql`n.created_at`, period)}
        order by r.agent_id, n.player_id, ${commission} desc, n.created_at) as open
      union all
      select ${periodStartSql(sql`n.changed_at`, period)}, 0, ${commission} from ${deals.from}
      where ${deals.where} and n.status = ${sqlNegotiation.signed} and ${within(sql`n.changed_at`, period)}) as amounts
    group by period_start order by period_start`.execute(db);
  return found.rows;
}

/**
 * The operator's revenue: transaction costs of open negotiations, once for each proposal by start, less the discounts;
 * and invoices less their credit notes, by the day of issue.
 */
export async function listOperatorRevenue(
  db: Queryable,
  market: Market,
  period: Period,
): Promise<RevenueRow[]> {
  const deals = dealsOf(market, { withTerms: true });
  const found = await sql<RevenueRow>`
    select period_start, sum(expected)::bigint as expected_cents, sum(realised)::bigint as realised_cents from (
      select ${periodStartSql(sql`started`, period)} as period_start, price as expected, 0 as realised from (
        select distinct on (n.proposal_id) n.created_at as started,
          greatest(r.price_cents - coalesce(d.discount_cents, 0), 0) as price
        from ${deals.from} left join negotiation_discounts d on d.negotiation_id = n.id
        where ${deals.where} and n.status in (${sqlOpenNegotiations}) and ${within(sql`n.created_at`, period)}
        order by n.proposal_id, 2 desc, n.created_at) as open
      union all
      select date_trunc(${period.step}, i.issued_on::timestamp)::date, 0, i.value_cents - i.discount_cents - i.credited_cents
      from ${deals.from} join team_invoices i on i.negotiation_id = n.id
      where ${deals.where} and i.issued_on between ${period.from}::date and ${period.to}::date) as amounts
    group by period_start order by period_start`.execute(db);
  return found.rows;
}
