import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type { EndReason } from '@trattativa/domain/deals/offers/offer-reasons';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import { type OfferMover, openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { sql } from 'kysely';
import { sqlListedTeams, sqlProfile } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlOpenOffers } from '../sql-names.ts';
import type { TermsRow } from './term-columns.ts';

export interface NewOffer {
  teamId: number;
  playerId: number | null;
  coachingStaffId: number | null;
  negotiationId: number | null;
  candidateId: number | null;
  salaryCents: number;
  expiresOn: string | null;
  at: Date;
}

/** Creates a pending offer without terms: its first revision must be inserted in the same transaction. */
export async function insertOffer(tx: Transaction, offer: NewOffer): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into offers (team_id, player_id, coaching_staff_id, negotiation_id, candidate_id, salary_cents, expires_on,
                        waiting_since, created_at, changed_at)
    values (${offer.teamId}, ${offer.playerId}, ${offer.coachingStaffId}, ${offer.negotiationId}, ${offer.candidateId},
            ${offer.salaryCents}, ${offer.expiresOn}, ${offer.at}, ${offer.at}, ${offer.at})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export async function insertRevision(
  tx: Transaction,
  revision: { offerId: number; number: number; by: OfferTurn; byStaff: boolean; actorId: number; at: Date },
  terms: TermsRow,
): Promise<void> {
  await tx
    .insertInto('offer_revisions')
    .values({
      offer_id: revision.offerId,
      number: revision.number,
      by_side: revision.by,
      by_staff: revision.byStaff,
      actor_id: revision.actorId,
      at: revision.at,
      ...withJsonLists(terms),
    })
    .execute();
}

/** The lists of the terms as JSON: the driver would write an array of PostgreSQL. */
function withJsonLists(terms: TermsRow): TermsRow {
  const stored = Object.entries(terms).map(([column, value]) => [
    column,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(stored) as TermsRow;
}

/** What a move changes of an offer; absent fields stay as they are. */
export interface NewOfferState {
  status: OfferStatus;
  reason: EndReason | null;
  at: Date;
  /** Whether the other side's turn begins now. */
  waits: boolean;
  /** Terms of a counter-offer. */
  revised?: { by: OfferTurn; salaryCents: number; expiresOn: string | null };
  playerInfo?: { residence: string; lastTeam: string; lastTeamCountry: string };
}

/** Moves an offer that is still at the version seen. False when another call moved it first. */
export async function updateOfferState(
  tx: Transaction,
  seen: { id: number; version: number },
  state: NewOfferState,
): Promise<boolean> {
  const { revised, playerInfo } = state;
  const sets = [sql`status = ${state.status}, reason = ${state.reason}, changed_at = ${state.at}`];
  if (state.waits) sets.push(sql`waiting_since = ${state.at}`);
  if (revised) {
    sets.push(sql`revision = revision + 1, revised_by = ${revised.by}, salary_cents = ${revised.salaryCents},
      expires_on = ${revised.expiresOn}`);
  }
  if (playerInfo) {
    sets.push(sql`player_residence = ${playerInfo.residence}, player_last_team = ${playerInfo.lastTeam},
      player_last_team_country = ${playerInfo.lastTeamCountry}`);
  }
  const updated = await sql`
    update offers set ${sql.join(sets)}, version = version + 1
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export interface NewOfferChange {
  offerId: number;
  version: number;
  at: Date;
  act: OfferAct;
  from: OfferStatus | null;
  to: OfferStatus;
  by: OfferMover;
  actorId: number | null;
  revision: number;
  reason: EndReason | null;
  note: string | null;
}

/** Adds a step to the timeline and returns the name of the person who made it. */
export async function insertOfferChange(tx: Transaction, change: NewOfferChange): Promise<string | null> {
  const inserted = await sql<{ actor_name: string | null }>`
    insert into offer_changes
      (offer_id, version, at, act, from_status, to_status, by_side, actor_id, revision, reason, note)
    values (${change.offerId}, ${change.version}, ${change.at}, ${change.act}, ${change.from}, ${change.to},
            ${change.by}, ${change.actorId}, ${change.revision}, ${change.reason}, ${change.note})
    returning (select trim(a.name || ' ' || a.surname) from accounts a where a.id = actor_id) as actor_name`.execute(
    tx,
  );
  return inserted.rows[0]?.actor_name ?? null;
}

/** Locks a player's record against deletion until this transaction ends. */
export async function lockPlayerOfOffer(tx: Transaction, playerId: number): Promise<void> {
  await sql`select 1 from players where id = ${playerId} for no key update`.execute(tx);
}

/** Locks one offer, so that its state is judged by committed data. */
export async function lockOffer(tx: Transaction, id: number): Promise<void> {
  await sql`select 1 from offers where id = ${id} for no key update`.execute(tx);
}

/** A club that offers can be made for: registered or not, but neither awaiting acceptance nor removed. */
export async function isOfferingClub(db: Queryable, teamId: number): Promise<boolean> {
  const found = await sql`
    select 1 from teams where id = ${teamId} and deleted_at is null and profile in (${sqlListedTeams})`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** The person to whom offers are made. */
export type Offered = { playerId: number } | { coachingStaffId: number };

/** Ids of the open offers to a person, locked in id order. */
export async function listOpenOffersTo(tx: Transaction, person: Offered): Promise<number[]> {
  const isTheirs =
    'playerId' in person
      ? sql`player_id = ${person.playerId}`
      : sql`coaching_staff_id = ${person.coachingStaffId}`;
  const found = await sql<{ id: number }>`
    select id from offers where ${isTheirs} and status = any(${[...openOfferStatuses]})
    order by id for no key update`.execute(tx);
  return found.rows.map((row) => row.id);
}

/** Ids of the open offers whose last day is over; `today`: `YYYY-MM-DD`. */
export async function listExpiredOffers(db: Queryable, today: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from offers where status in (${sqlOpenOffers}) and expires_on < ${today}::date
    order by expires_on, id limit 5000`.execute(db);
  return found.rows.map((row) => row.id);
}

const isToOwnRecord = (accountId: number) => sql`
  player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})`;

/** The offers made to the person as a player. */
export async function listOffersTo(tx: Transaction, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from offers where ${isToOwnRecord(accountId)}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** Clears what offers say about the person: residence, last teams and comments. The revisions stay. */
export async function emptyOffersTo(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update offers set player_residence = null, player_last_team = null, player_last_team_country = null
    where ${isToOwnRecord(accountId)} and player_residence is not null`.execute(tx);
  await sql`
    update offer_revisions set comments = ''
    where actor_id = ${accountId} and by_side = 'recipient' and comments <> ''`.execute(tx);
  await sql`
    update offer_changes set note = null
    where actor_id = ${accountId} and by_side = 'recipient' and note is not null`.execute(tx);
}
