import type { NegotiationsReport, ReportFilter } from '@trattativa/contract/deals/negotiations/report';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { sqlNegotiation } from '../../sql-names.ts';
import { conditionsOf } from '../negotiation-list.repository.ts';
import { onSideOf, type Whose } from '../negotiation-parties.repository.ts';
import { negotiationSource } from '../negotiations.repository.ts';

/** A line of the report: the total (`dimension` 15), or one month, level, role or country. Transaction costs in cents. */
export interface FiguresRow {
  dimension: number;
  key: string;
  total: number;
  unconfirmed: number;
  statuses: NegotiationStatus[];
  price_cents: number;
  signed_cents: number;
}

/** The values of `grouping` for each way of grouping; a bit is 0 when the row is grouped by that column. */
export const dimensions = { all: 15, periods: 7, levels: 11, roles: 13, countries: 14 } as const;

const roleKey = sql`case when p.id is not null then coalesce('p' || p.principal_role, '')
  else coalesce('s' || c.role, '') end`;

const statusCounts = sql.join(
  [0, 1, 2, 3, 4, 5].map((status) => sql`count(*) filter (where status = ${sql.lit(status)})`),
);

function selection(whose: Whose, filter: ReportFilter): RawBuilder<unknown> {
  return sql`
    select n.id, n.status, n.cause, n.reason_code, r.price_cents, r.consent, r.level::text as level, t.country::text as country,
      to_char(n.created_at at time zone 'UTC', 'YYYY-MM') as month, ${roleKey} as role
    from ${negotiationSource}
    where ${sql.join([onSideOf(whose), ...conditionsOf(whose, filter)], sql` and `)}`;
}

/** All figures in one pass over the matching negotiations. */
export async function readFigureRows(
  db: Queryable,
  whose: Whose,
  filter: ReportFilter,
): Promise<FiguresRow[]> {
  const found = await sql<FiguresRow>`
    select grouping(month, level, role, country) as dimension, coalesce(month, level, role, country, '') as key,
      count(*) as total, count(*) filter (where consent in ('waits', 'refused')) as unconfirmed, array[${statusCounts}] as statuses, coalesce(sum(price_cents), 0)::bigint as price_cents,
      coalesce(sum(price_cents) filter (where status = ${sqlNegotiation.signed}), 0)::bigint as signed_cents
    from (${selection(whose, filter)}) s
    group by grouping sets ((), (month), (level), (role), (country))
    order by 1, case when grouping(month) = 0 then month end, case when grouping(level) = 0 then level::int end,
      count(*) desc, 2`.execute(db);
  return found.rows;
}

export async function readReasons(
  db: Queryable,
  whose: Whose,
  filter: ReportFilter,
): Promise<NegotiationsReport['reasons']> {
  const found = await sql<NegotiationsReport['reasons'][number]>`
    select cause, reason_code as "reasonCode", count(*) as count
    from (${selection(whose, filter)}) s where cause is not null
    group by cause, reason_code order by count(*) desc, cause, reason_code`.execute(db);
  return found.rows;
}

/** The median days by step, from the timelines. */
export async function readSteps(
  db: Queryable,
  whose: Whose,
  filter: ReportFilter,
): Promise<NegotiationsReport['steps']> {
  const days = (from: string, to: string) =>
    sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 86400`;
  const found = await sql<{
    step: NegotiationsReport['steps'][number]['step'];
    days: number | null;
    count: number;
  }>`
    with moments as (
      select min(at) filter (where k.from_status is null) as started,
        min(at) filter (where k.from_status = ${sqlNegotiation.pending} and k.to_status = ${sqlNegotiation.sent}) as sent,
        min(at) filter (where k.from_status = ${sqlNegotiation.sent} and k.to_status = ${sqlNegotiation.viewed}) as viewed,
        min(at) filter (where k.from_status in (${sqlNegotiation.viewed}, ${sqlNegotiation.trial}) and (k.by_side in ('club', 'staff') or k.answer is not null)) as answered,
        max(at) filter (where k.signature = 'signed') as signed,
        max(at) filter (where k.to_status = ${sqlNegotiation.signed}) as confirmed,
        max(at) filter (where k.to_status in (${sqlNegotiation.rejected}, ${sqlNegotiation.signed}) and s.status in (${sqlNegotiation.rejected}, ${sqlNegotiation.signed})) as ended
      from (${selection(whose, filter)}) s join negotiation_changes k on k.negotiation_id = s.id
      group by s.id
    ), spans as (
      select span.* from moments cross join lateral (values
        (1, 'sentToViewed', ${days('sent', 'viewed')}), (2, 'viewedToAnswer', ${days('viewed', 'answered')}),
        (3, 'signedToConfirmed', ${days('signed', 'confirmed')}), (4, 'startToEnd', ${days('started', 'ended')})
      ) as span (place, step, days)
    )
    select step, count(days) as count,
      round((percentile_cont(0.5) within group (order by days))::numeric, 1)::float8 as days
    from spans group by place, step order by place`.execute(db);
  return found.rows;
}
