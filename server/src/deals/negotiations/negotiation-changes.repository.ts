import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import { lapsingStatuses } from '@trattativa/domain/deals/lapses-at';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** What the database keeps of a move. */
export interface NewState {
  status: NegotiationStatus;
  cause: RejectionCause | null;
  reasonCode: RejectionReason | null;
  signedByTeamAt: Date | null;
  waitingSince: Date;
  at: Date;
}

/** Moves a negotiation that is still at the version seen. False: somebody else was first. */
export async function updateState(
  tx: Transaction,
  seen: { id: number; version: number },
  state: NewState,
): Promise<boolean> {
  const updated = await sql`
    update negotiations set status = ${state.status}, cause = ${state.cause},
      reason_code = ${state.reasonCode}, signed_by_team_at = ${state.signedByTeamAt},
      waiting_since = ${state.waitingSince}, changed_at = ${state.at}, last_activity_at = ${state.at}, reminded_at = null,
      version = version + 1
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export interface NewChange {
  negotiationId: number;
  version: number;
  at: Date;
  from: NegotiationStatus | null;
  to: NegotiationStatus;
  by: NegotiationMover;
  actorId: number | null;
  cause: RejectionCause | null;
  reasonCode: RejectionReason | null;
  signature: 'signed' | 'takenBack' | null;
  note: string | null;
}

/** Adds a step to the timeline and answers the name of who made it. */
export async function insertChange(tx: Transaction, change: NewChange): Promise<string | null> {
  const inserted = await sql<{ actor_name: string | null }>`
    insert into negotiation_changes
      (negotiation_id, version, at, from_status, to_status, by_side, actor_id, cause, reason_code, signature,
       note)
    values (${change.negotiationId}, ${change.version}, ${change.at}, ${change.from}, ${change.to}, ${change.by},
            ${change.actorId}, ${change.cause}, ${change.reasonCode}, ${change.signature}, ${change.note})
    returning (select trim(a.name || ' ' || a.surname) from accounts a where a.id = actor_id) as actor_name`.execute(
    tx,
  );
  return inserted.rows[0]?.actor_name ?? null;
}

/** Keeps a player's record from being removed or changed until this transaction ends. */
export async function lockPlayer(tx: Transaction, playerId: number): Promise<void> {
  await sql`select 1 from players where id = ${playerId} for no key update`.execute(tx);
}

/** The same for a record of coaching staff. */
export async function lockStaffMember(tx: Transaction, coachingStaffId: number): Promise<void> {
  await sql`select 1 from coaching_staff where id = ${coachingStaffId} for no key update`.execute(tx);
}

/**
 * Locks the player of a proposal, then all its negotiations in one order, so that two confirmations at once, or one and the
 * end of the player's record, cannot lock each other out.
 */
export async function lockProposal(tx: Transaction, negotiationId: number): Promise<void> {
  await sql`
    select from players where id = (select player_id from negotiations where id = ${negotiationId}) for no key update`.execute(
    tx,
  );
  await sql`
    select 1 from negotiations
    where proposal_id = (select proposal_id from negotiations where id = ${negotiationId})
    order by id for no key update`.execute(tx);
}

/** Holds one negotiation, so that its silence is judged by what has been committed. */
export async function lockNegotiation(tx: Transaction, id: number): Promise<void> {
  await sql`select 1 from negotiations where id = ${id} for no key update`.execute(tx);
}

/** Ids of the open negotiations about a player, held in their order so that nobody moves one meanwhile. */
export async function listOpenOfPlayer(tx: Transaction, playerId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations where player_id = ${playerId} and status = any(${[...openStatuses]})
    order by id for no key update`.execute(tx);
  return found.rows.map((row) => row.id);
}

/** Ids of the negotiations in which nothing has happened since an instant, oldest first; `reminded`: also of those already reminded. */
export async function listSilent(
  db: Queryable,
  silentSince: Date,
  options: { reminded: boolean },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations
    where status = any(${[...lapsingStatuses]}) and last_activity_at <= ${silentSince}
      and (${options.reminded} or reminded_at is null)
    order by last_activity_at limit 5000`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Claims the reminder of a silence: true for exactly one claimant. */
export async function claimReminder(
  tx: Transaction,
  negotiationId: number,
  silentSince: Date,
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update negotiations set reminded_at = ${at}
    where id = ${negotiationId} and status = any(${[...lapsingStatuses]}) and last_activity_at <= ${silentSince}
      and reminded_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** A sign of life in the negotiation's room: the silence begins anew. */
export async function noteActivity(tx: Transaction, negotiationId: number, at: Date): Promise<void> {
  await sql`
    update negotiations set last_activity_at = greatest(last_activity_at, ${at}), reminded_at = null
    where id = ${negotiationId}`.execute(tx);
}
