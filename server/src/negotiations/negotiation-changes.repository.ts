import type { NegotiationStatus } from '@trattativa/contract/catalogue/negotiation-statuses';
import type { NegotiationMover, RejectionCause } from '@trattativa/contract/negotiations/events';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { lapsingStatuses, openStatuses } from './negotiation-transitions.ts';

/** What the database keeps of a move. */
export interface NewState {
  status: NegotiationStatus;
  cause: RejectionCause | null;
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
    update negotiations set status = ${state.status}, cause = ${state.cause}, signed_by_team_at = ${state.signedByTeamAt},
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
  signature: 'signed' | 'takenBack' | null;
  note: string | null;
}

/** Adds a step to the timeline and answers the name of who made it. */
export async function insertChange(tx: Transaction, change: NewChange): Promise<string | null> {
  const inserted = await sql<{ actor_name: string | null }>`
    insert into negotiation_changes
      (negotiation_id, version, at, from_status, to_status, by_side, actor_id, cause, signature, note)
    values (${change.negotiationId}, ${change.version}, ${change.at}, ${change.from}, ${change.to}, ${change.by},
            ${change.actorId}, ${change.cause}, ${change.signature}, ${change.note})
    returning (select trim(a.name || ' ' || a.surname) from accounts a where a.id = actor_id) as actor_name`.execute(
    tx,
  );
  return inserted.rows[0]?.actor_name ?? null;
}

export interface NewProposal {
  playerId: number;
  proposerAccountId: number;
  agentId: number | null;
  level: number;
  priceCents: number;
  commissionCents: number | null;
  commissionPercent: number | null;
  immediateAvailability: boolean;
  comments: string;
  at: Date;
}

export async function insertProposal(tx: Transaction, proposal: NewProposal): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into proposals (player_id, proposer_account_id, agent_id, level, price_cents, commission_cents,
                           commission_percent, immediate_availability, comments, created_at)
    values (${proposal.playerId}, ${proposal.proposerAccountId}, ${proposal.agentId}, ${proposal.level},
            ${proposal.priceCents}, ${proposal.commissionCents}, ${proposal.commissionPercent},
            ${proposal.immediateAvailability}, ${proposal.comments}, ${proposal.at})
    returning id`.execute(tx);
  return (inserted.rows[0] as { id: number }).id;
}

/**
 * One negotiation for each club, in the order of the clubs' ids so that proposals made at once wait for each other
 * instead of locking one another out. A club to which the player is already proposed gets none: only those made are
 * answered.
 */
export async function insertNegotiations(
  tx: Transaction,
  proposal: { id: number; playerId: number; at: Date },
  teamIds: readonly number[],
): Promise<{ id: number; team_id: number }[]> {
  const { id, playerId, at } = proposal;
  const inserted = await sql<{ id: number; team_id: number }>`
    insert into negotiations (proposal_id, player_id, team_id, waiting_since, last_activity_at, created_at, changed_at)
    select ${id}, ${playerId}, team_id, ${at}, ${at}, ${at}, ${at}
    from (select unnest(${[...teamIds]}::bigint[]) as team_id order by 1) as chosen
    on conflict (player_id, team_id) where status in (0, 1, 2, 4) do nothing
    returning id, team_id`.execute(tx);
  return inserted.rows;
}

/** Names of those of the ids that are clubs one can choose: registered or not, but neither waiting nor removed. */
export async function listChoosableClubs(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where id = any(${[...ids]}) and deleted_at is null and profile in (1, 5)
    order by name, id`.execute(db);
  return found.rows;
}

/** Keeps a player's record from being removed or changed until this transaction ends. */
export async function holdPlayer(tx: Transaction, playerId: number): Promise<void> {
  await sql`select 1 from players where id = ${playerId} for update`.execute(tx);
}

/** Holds all negotiations of a proposal, in one order, so that two confirmations at once cannot lock each other out. */
export async function holdProposal(tx: Transaction, negotiationId: number): Promise<void> {
  await sql`
    select 1 from negotiations
    where proposal_id = (select proposal_id from negotiations where id = ${negotiationId})
    order by id for update`.execute(tx);
}

/** Holds one negotiation, so that its silence is judged by what has been committed. */
export async function holdNegotiation(tx: Transaction, id: number): Promise<void> {
  await sql`select 1 from negotiations where id = ${id} for update`.execute(tx);
}

/** Ids of the open negotiations about a player, held in their order so that nobody moves one meanwhile. */
export async function listOpenOfPlayer(tx: Transaction, playerId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations where player_id = ${playerId} and status = any(${[...openStatuses]})
    order by id for update`.execute(tx);
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
