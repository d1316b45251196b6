import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { accessBoardCandidate } from '../../../market/applications.ts';
import { accessPlayer } from '../../../people/players.ts';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { accessNegotiation } from '../../negotiations/access-negotiation.ts';
import type { NegotiationRow } from '../../negotiations/negotiation.ts';
import { lockNegotiation, lockStaffMember } from '../../negotiations/negotiation-changes.repository.ts';
import { isOfferingClub, lockPlayerOfOffer } from '../offer-changes.repository.ts';
import { assertOfferableCoach } from '../to-coaches/assert-offerable-coach.ts';

/** Whom an offer names. */
interface Named {
  playerId?: number | null | undefined;
  coachingStaffId?: number | null | undefined;
  negotiationId?: number | null | undefined;
  candidateId?: number | null | undefined;
}

export interface Recipient {
  playerId: number | null;
  coachingStaffId: number | null;
  candidateId: number | null;
  /** The negotiation in which the offer is made; null: outside of one. */
  negotiation: NegotiationRow | null;
}

/**
 * Authorises an offer of a club, null while staff have not said of which, to the person that it names. Throws `INVALID_INPUT` (no
 * offering club, two people), `NOT_FOUND` (a person the club may not see, a foreign negotiation or application, nobody), and
 * `TRANSITION_NOT_ALLOWED` for a rejected negotiation or application.
 */
export async function chosenRecipient(
  services: Services,
  db: Queryable,
  actor: Actor,
  teamId: number | null,
  named: Named,
): Promise<Recipient> {
  if (teamId !== null && !(await isOfferingClub(db, teamId))) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['teamId'], code: 'notInList' }] });
  }
  const { negotiationId, candidateId } = named;
  const negotiation = negotiationId == null ? null : await proposedIn(db, actor, teamId, negotiationId);
  const proposed = negotiation?.staff_member?.id ?? null;
  const coachingStaffId = named.coachingStaffId ?? proposed;
  if (coachingStaffId !== null) {
    if (named.playerId != null || candidateId != null)
      throw fieldError('INVALID_INPUT', ['coachingStaffId'], 'invalid');
    if (negotiation && proposed !== coachingStaffId) throw new AppError('NOT_FOUND');
    await assertOfferableCoach(db, coachingStaffId, isStaff(actor) || negotiation !== null);
    return { playerId: null, coachingStaffId, candidateId: null, negotiation };
  }
  const negotiated = negotiation?.player?.id ?? null;
  const applied = candidateId == null ? null : await applicantOf(db, actor, teamId, candidateId);
  const playerId = named.playerId ?? negotiated ?? applied;
  const others = [negotiated, applied].filter((known) => known !== null && known !== playerId);
  if (playerId === null || others.length > 0) throw new AppError('NOT_FOUND');
  await accessPlayer(services, db, actor, playerId);
  return { playerId, coachingStaffId: null, candidateId: candidateId ?? null, negotiation };
}

/** Locks the person, and the negotiation about a coach, so that an offer is judged by committed data. */
export async function lockRecipient(
  tx: Transaction,
  { playerId, coachingStaffId, negotiation }: Recipient,
): Promise<void> {
  if (playerId !== null) await lockPlayerOfOffer(tx, playerId);
  if (coachingStaffId === null) return;
  await lockStaffMember(tx, coachingStaffId);
  if (negotiation) await lockNegotiation(tx, negotiation.id);
}

/** A negotiation of this club that is open or signed. */
async function proposedIn(
  db: Queryable,
  actor: Actor,
  teamId: number | null,
  negotiationId: number,
): Promise<NegotiationRow> {
  const { negotiation, side } = await accessNegotiation(db, actor, negotiationId);
  const offers = teamId === null ? side === 'staff' : negotiation.team_id === teamId;
  if (!offers) throw new AppError('NOT_FOUND');
  // An enquiry is answered before anything is offered in its negotiation.
  if (negotiation.status === negotiationStatus.rejected || negotiation.awaits_answer) {
    throw new AppError('TRANSITION_NOT_ALLOWED');
  }
  return negotiation;
}

/** The player of an application to this club that was not rejected. */
async function applicantOf(
  db: Queryable,
  actor: Actor,
  teamId: number | null,
  candidateId: number,
): Promise<number> {
  const { candidate } = await accessBoardCandidate(db, actor, candidateId);
  if (candidate.team_id !== teamId) throw new AppError('NOT_FOUND');
  if (candidate.status === candidateStatus.rejected) throw new AppError('TRANSITION_NOT_ALLOWED');
  return candidate.player_id;
}
