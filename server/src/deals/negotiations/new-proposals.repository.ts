import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import { sql } from 'kysely';
import { sqlListedTeams } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** Who is proposed: one of the two is null. */
export interface Proposed {
  playerId: number | null;
  coachingStaffId: number | null;
}

export interface NewProposal extends Proposed {
  proposerAccountId: number;
  agentId: number | null;
  level: number;
  priceCents: number;
  commissionCents: number | null;
  commissionPercent: number | null;
  commissionPay: CommissionPay | null;
  commissionInstalments: number | null;
  immediateAvailability: boolean;
  comments: string;
  at: Date;
}

export async function insertProposal(tx: Transaction, proposal: NewProposal): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into proposals (player_id, coaching_staff_id, proposer_account_id, agent_id, level, price_cents,
                           commission_cents, commission_percent, commission_pay, commission_instalments,
                           immediate_availability, comments, created_at)
    values (${proposal.playerId}, ${proposal.coachingStaffId}, ${proposal.proposerAccountId}, ${proposal.agentId},
            ${proposal.level}, ${proposal.priceCents}, ${proposal.commissionCents}, ${proposal.commissionPercent},
            ${proposal.commissionPay}, ${proposal.commissionInstalments}, ${proposal.immediateAvailability},
            ${proposal.comments}, ${proposal.at})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/**
 * One negotiation for each club, in the order of the clubs' ids so that proposals made at once wait for each other
 * instead of locking one another out. A club to which the person is already proposed gets none: only those made are
 * answered.
 */
export async function insertNegotiations(
  tx: Transaction,
  proposal: Proposed & { id: number; at: Date },
  teamIds: readonly number[],
): Promise<{ id: number; team_id: number }[]> {
  const { id, playerId, coachingStaffId, at } = proposal;
  const inserted = await sql<{ id: number; team_id: number }>`
    insert into negotiations (proposal_id, player_id, coaching_staff_id, team_id, waiting_since, last_activity_at,
                              created_at, changed_at)
    select ${id}, ${playerId}, ${coachingStaffId}, team_id, ${at}, ${at}, ${at}, ${at}
    from (select unnest(${[...teamIds]}::bigint[]) as team_id order by 1) as chosen
    on conflict do nothing returning id, team_id`.execute(tx);
  return inserted.rows;
}

/** Names of those of the ids that are clubs one can choose: registered or not, but neither waiting nor removed. */
export async function listChoosableClubs(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where id = any(${[...ids]}) and deleted_at is null and profile in (${sqlListedTeams})
    order by name, id`.execute(db);
  return found.rows;
}
