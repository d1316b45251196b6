import type { EnquiryReply } from '@trattativa/contract/deals/negotiations/negotiation';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import {
  lapsingStatuses,
  type NegotiationMover,
  openStatuses,
} from '@trattativa/domain/deals/negotiation-transitions';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { sql } from 'kysely';
import { lockPerson } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** What the database stores of a move. */
export interface NewState {
  status: NegotiationStatus;
  cause: RejectionCause | null;
  reasonCode: RejectionReason | null;
  signedByTeamAt: Date | null;
  awaitsAnswer: boolean;
  waitingSince: Date;
  at: Date;
}

/** Moves a negotiation that is still at the version seen. False when another call moved it first. */
export async function updateState(
  tx: Transaction,
  seen: { id: number; version: number },
  state: NewState,
): Promise<boolean> {
  const updated = await sql`
    update negotiations set status = ${state.status}, cause = ${state.cause},
      reason_code = ${state.reasonCode}, signed_by_team_at = ${state.signedByTeamAt},
      awaits_answer = ${state.awaitsAnswer}, waiting_since = ${state.waitingSince}, changed_at = ${state.at}, last_activity_at = ${state.at}, reminded_at = null, lapse_days = null,
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
  answer: EnquiryReply['answer'] | null;
  /** The transaction cost that the club accepts with its signature; null of any other step. */
  acceptedCostCents: number | null;
  note: string | null;
}

/** Adds a step to the timeline and returns the name of the person who made it. */
export async function insertChange(tx: Transaction, change: NewChange): Promise<string | null> {
  const inserted = await sql<{ actor_name: string | null }>`
    insert into negotiation_changes
      (negotiation_id, version, at, from_status, to_status, by_side, actor_id, cause, reason_code, signature,
       answer, accepted_cost_cents, note)
    values (${change.negotiationId}, ${change.version}, ${change.at}, ${change.from}, ${change.to}, ${change.by},
            ${change.actorId}, ${change.cause}, ${change.reasonCode}, ${change.signature}, ${change.answer},
            ${change.acceptedCostCents}, ${change.note})
    returning (select trim(a.name || ' ' || a.surname) from accounts a where a.id = actor_id) as actor_name`.execute(
    tx,
  );
  return inserted.rows[0]?.actor_name ?? null;
}

/** Locks a record of coaching staff against deletion and change until this transaction ends. */
export async function lockStaffMember(tx: Transaction, coachingStaffId: number): Promise<void> {
  await sql`select 1 from coaching_staff where id = ${coachingStaffId} for no key update`.execute(tx);
}

/**
 * Locks the person of a proposal, then all its negotiations in id order, so that two concurrent
 * confirmations, or a confirmation and the removal of the player's record, cannot deadlock.
 */
export async function lockProposal(tx: Transaction, negotiationId: number): Promise<void> {
  await sql`
    select from coaching_staff where id = (select coaching_staff_id from negotiations where id = ${negotiationId})
    for no key update`.execute(tx);
  const found = await sql<{ player_id: number | null }>`
    select player_id from negotiations where id = ${negotiationId}`.execute(tx);
  const playerId = found.rows[0]?.player_id ?? null;
  if (playerId !== null) await lockPerson(tx, playerId);
  await sql`
    select 1 from negotiations
    where proposal_id = (select proposal_id from negotiations where id = ${negotiationId})
    order by id for no key update`.execute(tx);
}

/** Locks one negotiation, so that its silence is judged by committed data. */
export async function lockNegotiation(tx: Transaction, id: number): Promise<void> {
  await sql`select 1 from negotiations where id = ${id} for no key update`.execute(tx);
}

/** Ids of the open negotiations about a player, locked in id order. */
export async function listOpenOfPlayer(tx: Transaction, playerId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations where player_id = ${playerId} and status = any(${[...openStatuses]})
    order by id for no key update`.execute(tx);
  return found.rows.map((row) => row.id);
}

/** Ids of the negotiations without activity since an instant and without a reminder, oldest first. */
export async function listSilent(db: Queryable, silentSince: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations
    where status = any(${[...lapsingStatuses]}) and last_activity_at <= ${silentSince} and reminded_at is null
    order by last_activity_at limit 5000`.execute(db);
  return found.rows.map((row) => row.id);
}

/**
 * Ids of the negotiations silent for as many days as their reminder said, or `lapseDays` where it said none, and of the
 * enquiries whose day has passed without an answer; oldest first.
 */
export async function listLapsing(db: Queryable, lapseDays: number, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from (
      select id, last_activity_at from negotiations
      where status = any(${[...lapsingStatuses]})
        and last_activity_at <= ${now}::timestamptz - coalesce(lapse_days, ${lapseDays}::int) * interval '24 hours'
      union
      select n.id, n.last_activity_at from enquiries e join negotiations n on n.id = e.negotiation_id
      where e.answer is null and e.answer_by < ${dayOf(now)}::date
        and n.awaits_answer and n.last_activity_at < (e.answer_by + 1)::timestamp at time zone 'UTC'
        and n.status = any(${[...lapsingStatuses]})
    ) as late order by last_activity_at limit 5000`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Claims the reminder of a silence, with the days of silence it announces: true for exactly one claimant. */
export async function claimReminder(
  tx: Transaction,
  negotiationId: number,
  { silentSince, lapseDays, at }: { silentSince: Date; lapseDays: number; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update negotiations set reminded_at = ${at}, lapse_days = ${lapseDays}
    where id = ${negotiationId} and status = any(${[...lapsingStatuses]}) and last_activity_at <= ${silentSince}
      and reminded_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Records activity in the negotiation's room: the silence starts again. */
export async function noteActivity(tx: Transaction, negotiationId: number, at: Date): Promise<void> {
  await sql`
    update negotiations set last_activity_at = greatest(last_activity_at, ${at}), reminded_at = null, lapse_days = null
    where id = ${negotiationId}`.execute(tx);
}
