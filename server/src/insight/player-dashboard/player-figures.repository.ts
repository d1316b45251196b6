import type { FigurePeriod } from '@trattativa/domain/insight/player-figures';
import { type RawBuilder, sql } from 'kysely';
import { sqlOpenNegotiations } from '../../deals/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';

export async function listRecordsOfAccount(db: Queryable, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players where account_id = ${accountId} order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Records as an array of the database. */
export function recordsIn(recordIds: readonly number[]): RawBuilder<unknown> {
  return sql`${[...recordIds]}::bigint[]`;
}

/** The day on which a proposal, the negotiation `n` with the milestones `m`, was sent to the club; null: not yet, or an enquiry of the club. */
export const sentOn = sql`(
  case when n.begun_by = 'proposer' then (least(m.sent_at, m.viewed_at) at time zone 'UTC')::date end)`;

/** Counts of one week, numbered from the first week of the period before. */
export interface WeekCount {
  figure: 'profileViews' | 'videoViews' | 'proposals';
  week: number;
  count: number;
}

/**
 * Views and proposals of the two periods, week by week. A viewer counts once a day, also for someone who looked at several
 * records of the same player.
 */
export async function countByWeek(
  db: Queryable,
  recordIds: readonly number[],
  { beforeFrom, to }: FigurePeriod,
): Promise<WeekCount[]> {
  const records = recordsIn(recordIds);
  const found = await sql<WeekCount>`
    select kind || 'Views' as figure, (viewed_on - ${beforeFrom}::date) / 7 as week,
      count(distinct (viewed_on, viewer_id))::int as count
    from player_views where player_id = any(${records}) and viewed_on between ${beforeFrom}::date and ${to}::date
    group by 1, 2
    union all
    select 'proposals', (${sentOn} - ${beforeFrom}::date) / 7, count(*)::int
    from negotiations n join negotiation_milestones m on m.negotiation_id = n.id
    where n.player_id = any(${records}) and ${sentOn} between ${beforeFrom}::date and ${to}::date
    group by 2`.execute(db);
  return found.rows;
}

/** How many negotiations were under way at the beginning of each of these days (UTC), in their order. */
export async function countUnderWay(
  db: Queryable,
  recordIds: readonly number[],
  days: readonly string[],
): Promise<number[]> {
  const found = await sql<{ count: number }>`
    select count(n.id) filter (where coalesce(s.to_status, 0) in (${sqlOpenNegotiations}))::int as count
    from (select day::date::timestamp at time zone 'UTC' as at, place
          from unnest(${[...days]}::text[]) with ordinality as d (day, place)) i
    left join negotiations n on n.player_id = any(${recordsIn(recordIds)}) and n.created_at < i.at
    left join lateral (
      select c.to_status from negotiation_changes c
      where c.negotiation_id = n.id and c.at < i.at order by c.version desc limit 1) s on true
    group by i.place order by i.place`.execute(db);
  return found.rows.map(({ count }) => count);
}

/** How many negotiations are under way now. */
export async function countUnderWayNow(db: Queryable, recordIds: readonly number[]): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from negotiations n
    where n.player_id = any(${recordsIn(recordIds)}) and n.status in (${sqlOpenNegotiations})`.execute(db);
  return found.rows[0]?.count ?? 0;
}
