import { type KpiResponse, responses } from '@trattativa/contract/insight/kpis/kpis';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { type RawBuilder, sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Market, Period } from './kpi-question.ts';

/** From the beginning of the first day to the end of the last, UTC. */
export function within(column: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> {
  return sql`${column} >= ${from}::date::timestamp at time zone 'UTC'
    and ${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
}

/** The first day of the chart column that contains an instant; the same rule as `startOf` of the domain. */
export function periodStartSql(column: RawBuilder<unknown>, { step }: Period): RawBuilder<unknown> {
  return sql`date_trunc(${step}, ${column} at time zone 'UTC')::date`;
}

/**
 * Negotiations of a market. Joins only the tables that a filter needs, and the proposal where its terms are
 * selected.
 */
export function dealsOf(
  market: Market,
  options: { withTerms?: boolean } = {},
): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const joins = [sql`negotiations n`];
  const conditions = [sql`true`];
  if (options.withTerms || market.agentId !== null || market.level !== null) {
    joins.push(sql`join proposals r on r.id = n.proposal_id`);
  }
  if (market.role !== null) {
    joins.push(sql`join players p on p.id = n.player_id`);
    conditions.push(sql`p.principal_role = ${market.role}`);
  }
  if (market.country !== null) {
    joins.push(sql`join teams t on t.id = n.team_id`);
    conditions.push(sql`t.country = ${market.country}`);
  }
  if (market.agentId !== null) conditions.push(sql`r.agent_id = ${market.agentId}`);
  if (market.level !== null) conditions.push(sql`r.level = ${market.level}`);
  return { from: sql.join(joins, sql` `), where: sql.join(conditions, sql` and `) };
}

export async function countByStatus(
  db: Queryable,
  market: Market,
  period: Period,
): Promise<{ period_start: string; status: NegotiationStatus; count: number }[]> {
  const deals = dealsOf(market);
  const found = await sql<{ period_start: string; status: NegotiationStatus; count: number }>`
    select ${periodStartSql(sql`n.created_at`, period)} as period_start, n.status, count(*)::int as count from ${deals.from}
    where ${deals.where} and ${within(sql`n.created_at`, period)} group by 1, 2 order by 1, 2`.execute(db);
  return found.rows;
}

export interface FunnelRow {
  started: number;
  sent: number;
  viewed: number;
  engaged: number;
  signed: number;
  sent_days: number | null;
  viewed_days: number | null;
  engaged_days: number | null;
  signed_days: number | null;
}

const seconds = (later: string, earlier: string) => sql.raw(`date_part('epoch', ${later} - ${earlier})`);

const medianDays = (later: string, earlier: string) =>
  sql`percentile_cont(0.5) within group (order by ${seconds(later, earlier)}) / 86400`;

/**
 * When each negotiation of the market and period first reached each step. Joins other tables only for a
 * filter.
 */
function milestonesOf(
  market: Market,
  period: Period,
): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const begun = within(sql`m.started_at`, period);
  if (Object.values(market).every((filter) => filter === null))
    return { from: sql`negotiation_milestones m`, where: begun };
  const deals = dealsOf(market);
  return {
    from: sql`${deals.from} join negotiation_milestones m on m.negotiation_id = n.id`,
    where: sql`${deals.where} and ${begun}`,
  };
}

export async function readFunnel(db: Queryable, market: Market, period: Period): Promise<FunnelRow> {
  const { from, where } = milestonesOf(market, period);
  const found = await sql<FunnelRow>`
    select count(*)::int as started, count(sent)::int as sent, count(viewed)::int as viewed, count(engaged)::int as engaged,
      count(signed)::int as signed, ${medianDays('sent', 'started')} as sent_days,
      ${medianDays('viewed', 'sent')} as viewed_days, ${medianDays('engaged', 'viewed')} as engaged_days,
      ${medianDays('signed', 'engaged')} as signed_days
    from (
      select m.started_at as started, least(m.sent_at, m.viewed_at) as sent, m.viewed_at as viewed,
        m.engaged_at as engaged, m.signed_at as signed
      from ${from} where ${where}) as first`.execute(db);
  return assertFound(found.rows[0]);
}

export interface ResponseRow {
  response: KpiResponse;
  asked: number;
  given: number;
  /** How many of the given durations lie below each class's end; each class includes the shorter ones. */
  within: number[];
  median_hours: number | null;
}

/** Start and end of each measured response. */
const measured: Record<KpiResponse, { from: string; to: string }> = {
  opening: { from: 'm.sent_at', to: 'm.opened_at' },
  answer: { from: 'm.sent_at', to: 'm.answered_at' },
  confirmation: { from: 'm.signed_by_club_at', to: 'm.confirmed_at' },
};

/**
 * Response times of each side in the negotiations begun in the period; `ends` are the upper bounds of the
 * classes in days. One pass: `offset 0` prevents each duration from being computed again for every class.
 */
export async function listResponseTimes(
  db: Queryable,
  market: Market,
  period: Period,
  ends: readonly number[],
): Promise<ResponseRow[]> {
  const { from, where } = milestonesOf(market, period);
  const lengths = responses.map((response) => {
    const length = seconds(measured[response].to, measured[response].from);
    return sql`${sql.raw(measured[response].from)} as ${sql.ref(`${response}_asked`)}, ${length} as ${sql.ref(response)}`;
  });
  const figures = responses.map((response) => {
    const length = sql.ref(response);
    const counts = ends.map((days) => sql`count(*) filter (where ${length} <= ${days * 86_400}::float8)`);
    return sql`json_build_object('response', ${sql.lit(response)}, 'asked', count(${sql.ref(`${response}_asked`)}),
      'given', count(${length}), 'within', array[${sql.join(counts)}],
      'median_hours', percentile_cont(0.5) within group (order by ${length}) / 3600)`;
  });
  const found = await sql<{ rows: ResponseRow[] }>`
    select array[${sql.join(figures)}] as rows
    from (select ${sql.join(lengths)} from ${from} where ${where} offset 0) as lengths`.execute(db);
  return found.rows[0]?.rows ?? [];
}
