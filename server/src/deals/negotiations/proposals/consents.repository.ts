import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
import { sql } from 'kysely';
import { addDays } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

/** Answers a proposal that waits for the player. False: it does not wait any more. */
export async function saveConsent(
  tx: Transaction,
  proposalId: number,
  consent: Exclude<ProposalConsent, 'waits'>,
  { at, way = null }: { at: Date; way?: ConsentWay | null },
): Promise<boolean> {
  const updated = await sql`
    update proposals set consent = ${consent}, consented_at = ${at}, consent_way = ${way}
    where id = ${proposalId} and consent = 'waits' returning id`.execute(tx);
  return updated.rows.length > 0;
}

export interface WaitingProposal {
  id: number;
  /** Null: none that the database knows; only agents' proposals wait. */
  agent_id: number | null;
  player_id: number;
  /** The player said that the agent rightly keeps the record. */
  confirms_record: boolean;
  team_ids: number[];
}

/** The proposals of a player that wait for an answer, in all records of the same account; the oldest first. */
export async function listWaitingProposals(tx: Transaction, playerId: number): Promise<WaitingProposal[]> {
  const found = await sql<WaitingProposal>`
    select r.id, r.agent_id, r.player_id,
      coalesce(p.listing = 'confirmed' and p.agent_id = r.agent_id, false) as confirms_record,
      array(select n.team_id from negotiations n where n.proposal_id = r.id order by 1) as team_ids
    from proposals r join players p on p.id = r.player_id
    where r.consent = 'waits' and r.player_id in (
      select o.id from players m join players o on o.id = m.id or o.account_id = m.account_id where m.id = ${playerId})
    order by r.id`.execute(tx);
  return found.rows;
}

/** How many unconfirmed proposals an agent sent within the days that the cap counts: the rule of `cap_unconfirmed_proposals`. */
export async function countUnconfirmed(
  db: Queryable,
  agentId: number,
  { now, days }: { now: Date; days: number },
): Promise<number> {
  const since = addDays(now, -days);
  const found = await sql<{ count: number }>`
    select count(*)::int as count from proposals
    where agent_id = ${agentId} and consent in ('waits', 'refused') and created_at > ${since}`.execute(db);
  return found.rows[0]?.count ?? 0;
}
