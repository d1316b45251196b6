import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { rejectionReasons } from '@trattativa/domain/deals/rejection-reasons';
import type { ContractKind } from '@trattativa/domain/people/players/contract-kinds';
import { sql } from 'kysely';
import { sqlOffer } from '../../deals/sql-names.ts';
import { addDays } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database } from '../../platform/database/database.ts';

/** A finished proposal and its outcome with each club. */
export interface PastDeal {
  agent: { accountId: number; agentId: number };
  playerId: number;
  level: number;
  priceCents: number;
  /** Commission: one of the two. */
  commissionPercent: number | null;
  commissionCents: number | null;
  instalments: number;
  /** What the club that signed offered and the agent accepted, for one season; pay in euros a month. */
  contract: { season: number; months: number; kind: ContractKind; pay: number; city: string };
  at: Date;
  clubs: readonly PastAnswer[];
}

export interface PastAnswer {
  teamId: number;
  accountId: number;
  /** When the club opened it; null: it lapsed unseen. */
  viewedAt: Date | null;
  trialAt: Date | null;
  signedByTeamAt: Date | null;
  endedAt: Date;
  status: NegotiationStatus;
  cause: 'refusedByClub' | 'signedElsewhere' | 'lapsed' | null;
}

/**
 * Inserts one proposal with its negotiations and timelines; returns the id of the signed negotiation, or
 * null.
 */
export async function insertPastDeal(db: Database, deal: PastDeal): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const proposal = await sql<{ id: number }>`
      insert into proposals (player_id, proposer_account_id, agent_id, level, price_cents, commission_percent,
                             commission_cents, commission_pay, commission_instalments, created_at)
      values (${deal.playerId}, ${deal.agent.accountId}, ${deal.agent.agentId}, ${deal.level}, ${deal.priceCents},
              ${deal.commissionPercent}, ${deal.commissionCents},
              ${deal.commissionPercent === null ? null : 'yearlySalary'}, ${deal.instalments}, ${deal.at}) returning id`.execute(
      tx,
    );
    let signed: number | null = null;
    for (const club of deal.clubs) {
      const steps = stepsOf(deal, club);
      // The reasons of refusals rotate.
      const reason = club.cause === 'refusedByClub' ? rejectionReasons[club.teamId % 5] : null;
      const made = await sql<{ id: number }>`
        insert into negotiations (proposal_id, player_id, team_id, status, cause, reason_code, signed_by_team_at, version, waiting_since,
                                  last_activity_at, created_at, changed_at)
        values (${proposal.rows[0]?.id}, ${deal.playerId}, ${club.teamId}, ${club.status}, ${club.cause}, ${reason},
                ${club.signedByTeamAt}, ${steps.length}, ${club.endedAt}, ${club.endedAt}, ${deal.at}, ${club.endedAt})
        returning id`.execute(tx);
      const id = made.rows[0]?.id as number;
      for (const [index, step] of steps.entries()) {
        await sql`
          insert into negotiation_changes
            (negotiation_id, version, at, from_status, to_status, by_side, actor_id, cause, reason_code, signature,
             accepted_cost_cents)
          values (${id}, ${index + 1}, ${step.at}, ${steps[index - 1]?.to ?? null}, ${step.to}, ${step.by}, ${step.actorId},
                  ${step.to === negotiationStatus.rejected ? club.cause : null}, ${step.to === negotiationStatus.rejected ? reason : null}, ${step.signed ? 'signed' : null},
                  ${step.signed ? deal.priceCents : null})`.execute(tx);
      }
      if (club.status === negotiationStatus.signed) signed = id;
    }
    return signed;
  });
}

/** The offer of the club that signed, accepted shortly before. */
export async function insertAcceptedOffer(
  db: Database,
  { playerId, level, contract, agent }: PastDeal,
  { teamId, accountId, signedByTeamAt }: PastAnswer,
  negotiationId: number,
): Promise<void> {
  const accepted = addDays(signedByTeamAt ?? new Date(0), -0.05);
  const made = addDays(accepted, -0.4);
  const cents = contract.pay * 100;
  await sql`
    with offer as (
      insert into offers (team_id, player_id, negotiation_id, salary_cents, status, version, waiting_since, created_at, changed_at)
      values (${teamId}, ${playerId}, ${negotiationId}, ${cents}, ${sqlOffer.accepted}, 2, ${made}, ${made}, ${accepted})
      returning id),
    terms as (
      insert into offer_revisions (offer_id, number, by_side, actor_id, at, salary_cents, level, country, city, season, months,
                                   contract_kind, food, travel_ticket)
      select id, 1, 'club', ${accountId}, ${made}, ${cents}, ${level}, 'IT', ${contract.city}, ${contract.season},
             ${contract.months}, ${contract.kind}, false, false from offer)
    insert into offer_changes (offer_id, version, at, act, from_status, to_status, by_side, actor_id, revision)
    select offer.id, step.* from offer cross join (values
      (1, ${made}::timestamptz, 'created', null::int, ${sqlOffer.pending}, 'club', ${accountId}::bigint, 1),
      (2, ${accepted}::timestamptz, 'accepted', ${sqlOffer.pending}, ${sqlOffer.accepted}, 'recipient', ${agent.accountId}::bigint, 1)
    ) as step`.execute(db);
}

interface Step {
  at: Date;
  to: NegotiationStatus;
  by: 'club' | 'proposer' | 'system';
  actorId: number | null;
  signed?: boolean;
}

function stepsOf({ agent, at }: PastDeal, club: PastAnswer): Step[] {
  const system = { by: 'system', actorId: null } as const;
  const byClub = { by: 'club', actorId: club.accountId } as const;
  const byAgent = { by: 'proposer', actorId: agent.accountId } as const;
  const steps: Step[] = [
    { at, to: negotiationStatus.pending, ...byAgent },
    { at: new Date(at.getTime() + 120_000), to: negotiationStatus.sent, ...system },
  ];
  if (club.viewedAt) steps.push({ at: club.viewedAt, to: negotiationStatus.viewed, ...system });
  if (club.trialAt) steps.push({ at: club.trialAt, to: negotiationStatus.trial, ...byClub });
  if (club.signedByTeamAt) {
    steps.push({
      at: club.signedByTeamAt,
      to: club.trialAt ? negotiationStatus.trial : negotiationStatus.viewed,
      ...byClub,
      signed: true,
    });
  }
  const by =
    club.status === negotiationStatus.signed ? byAgent : club.cause === 'refusedByClub' ? byClub : system;
  steps.push({ at: club.endedAt, to: club.status, ...by });
  return steps;
}

/** Portfolio values of past weeks: from the agents' figures, and before those decreasing week by week. */
export async function insertDemoPortfolioWeeks(db: Database, weeks: readonly string[]): Promise<void> {
  await sql`
    with shares as (
      select g.id as agent_id, w.week, w.number,
        coalesce(
          (select f.value_cents::numeric / nullif(v.value_cents, 0) from agent_figures f
           where f.agent_id = g.id and f.week = w.week::date),
          0.74 - w.number * 0.013 - (g.id * 7 + w.number * 13) % 5 * 0.008) as share
      from agents g
      cross join unnest(${[...weeks]}::text[]) with ordinality as w (week, number)
      join lateral (
        select sum(player_value_cents) as value_cents from players p
        where p.agent_id = g.id and p.deleted_at is null) v on true)
    insert into portfolio_weeks (agent_id, week, level, role, country, value_cents, players)
    select s.agent_id, s.week::date, p.current_level, p.principal_role, p.country,
      round(coalesce(sum(p.player_value_cents), 0) * greatest(s.share, 0.2) / 100000) * 100000, count(*)
    from shares s join players p on p.agent_id = s.agent_id and p.deleted_at is null
    group by s.agent_id, s.week, s.share, p.current_level, p.principal_role, p.country
    on conflict do nothing`.execute(db);
}

export async function findDemoAccountId(db: Database, email: string): Promise<number> {
  const found = await sql<{ id: number }>`select id from accounts where email = ${email}`.execute(db);
  return assertFound(found.rows[0]).id;
}
