import type { FigurePeriod, ViewerKind } from '@trattativa/domain/insight/player-figures';
import { sql } from 'kysely';
import { sqlOpenNegotiations } from '../../deals/sql-names.ts';
import { sqlProfile, sqlSubProfile } from '../../identity/sql-names.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { recordsIn, sentOn } from './player-figures.repository.ts';

interface Part {
  limit: number;
  offset: number;
}

/** A view as the player may read it: kind and name, never the viewer's account. */
export interface ViewLine {
  day: string;
  kind: ViewerKind;
  name: string;
  detail: string;
  total: number;
}

/**
 * Views of a period, the latest first. A club is named, never its member; an agent only who keeps or has proposed one of
 * these records; nobody else (decision 78). Without `names`, nobody.
 */
export async function listViews(
  db: Queryable,
  recordIds: readonly number[],
  kind: 'profile' | 'video',
  { from, to }: FigurePeriod,
  { names, limit, offset }: Part & { names: boolean },
): Promise<ViewLine[]> {
  const records = recordsIn(recordIds);
  const found = await sql<ViewLine>`
    with views as (
      select distinct viewed_on, viewer_id from player_views
      where player_id = any(${records}) and kind = ${kind} and viewed_on between ${from}::date and ${to}::date)
    select v.viewed_on::text as day,
      case when a.id is null or a.deleted_at is not null then 'other' when a.is_staff then 'staff'
        when a.profile = ${sqlProfile.team} then 'club' when a.profile = ${sqlProfile.agent} then 'agent'
        when a.profile = ${sqlProfile.coachingStaff} and a.sub_profile = ${sqlSubProfile.scout} then 'scout'
        when a.profile = ${sqlProfile.coachingStaff} then 'coachingStaff' else 'other' end as kind,
      case when not ${names} then '' when known.id is not null then trim(a.name || ' ' || a.surname)
        else coalesce(t.name, '') end as name,
      case when not ${names} then '' when known.id is not null then known.society else coalesce(t.city, '') end as detail,
      (count(*) over ())::int as total
    from views v left join accounts a on a.id = v.viewer_id
    left join team_members tm on tm.account_id = a.id left join teams t on t.id = tm.team_id
    left join agents known on known.account_id = a.id and not a.is_staff and (
      exists (select from players p where p.id = any(${records}) and p.agent_id = known.id)
      or exists (select from proposals r where r.player_id = any(${records}) and r.agent_id = known.id))
    order by v.viewed_on desc, v.viewer_id limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/** A negotiation behind a figure. */
export interface DealLine extends Columns<'negotiations', 'id' | 'status' | 'cause'> {
  at: Date;
  team: string;
  city: string;
  proposer: string;
  total: number;
}

/** Proposals that were sent in the period, or the negotiations under way now; the latest first. */
export async function listDeals(
  db: Queryable,
  recordIds: readonly number[],
  which: { sent: FigurePeriod } | 'underWay',
  { limit, offset }: Part,
): Promise<DealLine[]> {
  const sent = sql`least(m.sent_at, m.viewed_at)`;
  const at = which === 'underWay' ? sql`n.created_at` : sent;
  const counts =
    which === 'underWay'
      ? sql`n.status in (${sqlOpenNegotiations})`
      : sql`${sentOn} between ${which.sent.from}::date and ${which.sent.to}::date`;
  const found = await sql<DealLine>`
    select n.id, ${at} as at, n.status, n.cause, t.name as team, t.city,
      coalesce(nullif(g.society, ''), trim(a.name || ' ' || a.surname)) as proposer, (count(*) over ())::int as total
    from negotiations n join proposals r on r.id = n.proposal_id join teams t on t.id = n.team_id
    join accounts a on a.id = r.proposer_account_id left join agents g on g.id = r.agent_id
    left join negotiation_milestones m on m.negotiation_id = n.id
    where n.player_id = any(${recordsIn(recordIds)}) and ${counts}
    order by ${at} desc, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}
