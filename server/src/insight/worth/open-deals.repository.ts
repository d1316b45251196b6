import type { SignedDealTerms } from '@trattativa/domain/billing/commissions';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { WorthStage } from '@trattativa/domain/insight/worth/potential-revenue';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import { sqlNegotiation, sqlOffer, sqlOpenNegotiations, sqlOpenOffers } from '../../deals/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { registeredUntil } from './portfolio.repository.ts';

export interface OpenDealRow {
  id: number;
  player_id: number;
  player_name: string;
  team_name: string;
  status: NegotiationStatus;
  is_signed_by_club: boolean;
  commission_cents: number | null;
  commission_percent: number | null;
  commission_pay: CommissionPay | null;
  price_cents: number;
  asked_cents: number | null;
  role: PlayerRole | null;
  level: number | null;
  born_date: string | null;
  registered_until: string | null;
  clubs_talk: boolean;
  offer: SignedDealTerms['offer'];
}

/**
 * The open negotiations about players whom an agent proposed, each with the latest offer that stands in it. What is asked and
 * offered only of the agent's own records: who left an agent is somebody else's player.
 */
export async function listOpenDeals(db: Queryable, agentId: number, today: string): Promise<OpenDealRow[]> {
  const found = await sql<OpenDealRow>`
    select n.id, r.player_id, trim(p.name || ' ' || p.surname) as player_name, t.name as team_name, n.status,
      n.signed_by_team_at is not null as is_signed_by_club, r.commission_cents, r.commission_percent,
      replace(r.commission_pay, 'transferPrice', 'transactionCost') as commission_pay, r.price_cents,
      case when p.agent_id = ${agentId} then p.requested_salary_cents end as asked_cents, p.principal_role as role, p.current_level as level, p.born_date,
      ${registeredUntil(sql`p.id`, today)} as registered_until,
      exists (select from transfers x where x.negotiation_id = n.id and x.state in ('open', 'agreed')) as clubs_talk,
      (select json_build_object('commissionCents', v.commission_cents, 'commissionPercent', v.commission_percent,
          'salaryCents', v.salary_cents, 'months', v.months, 'payer', v.commission_payer, 'seasons', v.commission_seasons,
          'contractPayCents', v.salary_cents::bigint * v.months + coalesce((
            select sum((s ->> 'salaryCents')::bigint * (s ->> 'months')::int)
            from jsonb_array_elements(v.further_seasons) s), 0))
       from offers o join offer_revisions v on v.offer_id = o.id and v.number = o.revision
       where o.player_id = n.player_id and o.team_id = n.team_id and (o.status in (${sqlOpenOffers}) or o.status = ${sqlOffer.accepted})
         and p.agent_id = ${agentId} and (o.negotiation_id = n.id or o.negotiation_id is null)
         and (o.status in (${sqlOpenOffers}) or o.changed_at >= n.created_at)
       order by o.negotiation_id nulls last, o.changed_at desc, o.id desc limit 1) as offer
    from proposals r join negotiations n on n.proposal_id = r.id join players p on p.id = r.player_id join teams t on t.id = n.team_id
    where r.agent_id = ${agentId} and n.status in (${sqlOpenNegotiations}) order by n.id`.execute(db);
  return found.rows;
}

type Counts = Record<WorthStage, { ended: number; signed: number }>;

/** Ended negotiations about players in the order of their numbers, the latest first; no more than these are read. */
const maxEnded = 2_000;

const reached: Record<WorthStage, RawBuilder<unknown>> = {
  proposed: sql`true`,
  viewed: sql`e.viewed_at is not null`,
  trial: sql`e.engaged_at is not null`,
  signedByClub: sql`e.signed_by_club_at is not null`,
};

/** How many of the latest ended deals reached each stage, and were signed: of one agent, or of all. */
export async function readStageHistory(
  db: Queryable,
  agentId: number | null,
): Promise<{ stages: Counts; agents: number }> {
  const ofAgent = agentId === null ? sql`r.agent_id is not null` : sql`r.agent_id = ${agentId}`;
  const counts = Object.entries(reached).map(
    ([
      stage,
      condition,
    ]) => sql`${sql.lit(stage)}, json_build_object('ended', count(*) filter (where ${condition}),
      'signed', count(*) filter (where ${condition} and e.status = ${sqlNegotiation.signed}))`,
  );
  const found = await sql<{ stages: Counts; agents: number }>`
    select json_build_object(${sql.join(counts)}) as stages, count(distinct e.agent_id)::int as agents from (
      select r.agent_id, n.status, m.viewed_at, m.engaged_at, m.signed_by_club_at
      from negotiations n join proposals r on r.id = n.proposal_id join negotiation_milestones m on m.negotiation_id = n.id
      where ${ofAgent} and n.player_id is not null and n.status in (${sqlNegotiation.signed}, ${sqlNegotiation.rejected})
      order by n.id desc limit ${maxEnded}) as e`.execute(db);
  return assertFound(found.rows[0]);
}
