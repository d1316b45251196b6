import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { accessBoardCandidate } from '../../market/applications.ts';
import { accessPlayer } from '../../people/players.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { readOffer } from './access-offer.ts';
import { assertOfferable } from './assert-offerable.ts';
import { assertRolesOfOffer } from './assert-roles-of-offer.ts';
import {
  assertAllowedContract,
  assertTermsOf,
  checkedExpiry,
  checkedTerms,
  contractPerson,
  missingTerms,
} from './checked-terms.ts';
import { recordOfferStep } from './move-offer.ts';
import {
  insertOffer,
  insertRevision,
  isOfferingClub,
  lockPlayerOfOffer,
} from './offer-changes.repository.ts';
import { findOffer, recipientAccounts } from './offers.repository.ts';
import { assertOfferableCoach } from './to-coaches/assert-offerable-coach.ts';

type CreateOfferInput = InputOf<typeof offerEndpoints.createOffer>;

interface Recipient {
  playerId: number | null;
  coachingStaffId: number | null;
  negotiationId: number | null;
  candidateId: number | null;
}

/**
 * Creates a club's official offer, pending until the other side opens it. Throws `SUBJECT_MISMATCH`,
 * `NOT_FOUND` (a person the club may not see, or a foreign negotiation or application),
 * `MISSING_OFFER_PARAMETERS` (spec §5), `CONTRACT_NOT_ALLOWED`, `FEE_SHEET_NOT_AGREED`, `MINOR_PROTECTED`, `OFFER_EXISTS` while another offer to the person is open,
 * `NOBODY_TO_ANSWER`, `TRANSITION_NOT_ALLOWED` for a rejected negotiation or application, and
 * `INVALID_INPUT` for a file that cannot be sent, and for a term that cannot concern the person.
 */
export async function createOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.createOffer>,
): Promise<OutputOf<typeof offerEndpoints.createOffer>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const teamId = offeringTeam(actor, input);
  const terms = checkedTerms(input);
  const expiresOn = checkedExpiry(input.expiresOn, dayOf(at));
  try {
    return await createOnce(services, call, async (tx) => {
      const recipient = await chosenRecipient(services, tx, actor, teamId, input);
      assertTermsOf(input, { isPlayer: recipient.playerId !== null });
      await assertRolesOfOffer(services, tx, actor, { teamId, ...recipient });
      await assertOfferable(services, tx, call.language, { playerId: recipient.playerId, teamId }, terms);
      const salaryCents = terms.salary_cents;
      const id = await insertOffer(tx, { teamId, ...recipient, salaryCents, expiresOn, at });
      const byStaff = isStaff(actor);
      const revision = { offerId: id, number: 1, by: 'club', byStaff, actorId: actor.accountId, at } as const;
      await insertRevision(tx, revision, terms);
      await sendUnsent(tx, actor.accountId, input.fileIds ?? [], { kind: 'offer', id });
      if ((await recipientAccounts(id, true).execute(tx)).rows.length === 0) {
        throw new AppError('NOBODY_TO_ANSWER');
      }
      const offer = assertFound(await findOffer(tx, id));
      assertAllowedContract(terms, contractPerson(offer.player, dayOf(at)), services.rules.current.rules);
      const by = byStaff ? 'staff' : 'club';
      await recordOfferStep(tx, offer, { act: 'created', from: null, by, actorId: actor.accountId, at });
      return {
        message: translate(call.language, 'feedback:offerCreated'),
        offer: await readOffer(tx, actor, offer, at),
      };
    });
  } catch (error) {
    const twice =
      isUniqueViolation(error, 'one_open_offer_to_player') ||
      isUniqueViolation(error, 'one_open_offer_to_coach');
    throw twice ? new AppError('OFFER_EXISTS') : error;
  }
}

/**
 * Returns the offering club. Throws `MISSING_OFFER_PARAMETERS` when the recipient or a mandatory term is
 * missing.
 */
function offeringTeam(actor: Actor, input: CreateOfferInput): number {
  const missing: FieldProblem[] = [];
  const unnamed = isStaff(actor) && input.teamId == null;
  if (unnamed) missing.push({ path: ['teamId'], code: 'required' });
  const named = [input.playerId, input.coachingStaffId, input.negotiationId, input.candidateId];
  if (named.every((id) => id == null)) {
    missing.push({ path: ['playerId'], code: 'required' });
  }
  const teamId = unnamed ? 0 : subjectId(actor, actor.teamId, input.teamId);
  missing.push(...missingTerms(input));
  if (missing.length > 0) throw new AppError('MISSING_OFFER_PARAMETERS', { fields: missing });
  return teamId;
}

async function chosenRecipient(
  services: Services,
  tx: Transaction,
  actor: Actor,
  teamId: number,
  input: CreateOfferInput,
): Promise<Recipient> {
  if (!(await isOfferingClub(tx, teamId))) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['teamId'], code: 'notInList' }] });
  }
  const { negotiationId, candidateId } = input;
  const proposed = negotiationId == null ? null : await proposedIn(tx, actor, teamId, negotiationId);
  const coachingStaffId = input.coachingStaffId ?? proposed?.coachingStaffId ?? null;
  if (coachingStaffId !== null) {
    if (input.playerId != null || candidateId != null)
      throw fieldError('INVALID_INPUT', ['coachingStaffId'], 'invalid');
    if (proposed && proposed.coachingStaffId !== coachingStaffId) throw new AppError('NOT_FOUND');
    await assertOfferableCoach(tx, coachingStaffId, isStaff(actor) || proposed !== null);
    return { playerId: null, coachingStaffId, negotiationId: negotiationId ?? null, candidateId: null };
  }
  const negotiated = proposed?.playerId ?? null;
  const applied = candidateId == null ? null : await applicantOf(tx, actor, teamId, candidateId);
  const playerId = input.playerId ?? negotiated ?? applied;
  const others = [negotiated, applied].filter((known) => known !== null && known !== playerId);
  if (playerId === null || others.length > 0) throw new AppError('NOT_FOUND');
  await lockPlayerOfOffer(tx, playerId);
  await accessPlayer(services, tx, actor, playerId);
  const made = { negotiationId: negotiationId ?? null, candidateId: candidateId ?? null };
  return { playerId, coachingStaffId: null, ...made };
}

/** The person of a negotiation of this club that is open or signed. */
async function proposedIn(
  tx: Transaction,
  actor: Actor,
  teamId: number,
  negotiationId: number,
): Promise<Pick<Recipient, 'playerId' | 'coachingStaffId'>> {
  const { negotiation } = await accessNegotiation(tx, actor, negotiationId);
  if (negotiation.team_id !== teamId) throw new AppError('NOT_FOUND');
  // An enquiry is answered before anything is offered in its negotiation.
  if (negotiation.status === negotiationStatus.rejected || negotiation.awaits_answer) {
    throw new AppError('TRANSITION_NOT_ALLOWED');
  }
  return {
    playerId: negotiation.player?.id ?? null,
    coachingStaffId: negotiation.staff_member?.id ?? null,
  };
}

/** The player of an application to this club that was not rejected. */
async function applicantOf(
  tx: Transaction,
  actor: Actor,
  teamId: number,
  candidateId: number,
): Promise<number> {
  const { candidate } = await accessBoardCandidate(tx, actor, candidateId);
  if (candidate.team_id !== teamId) throw new AppError('NOT_FOUND');
  if (candidate.status === candidateStatus.rejected) throw new AppError('TRANSITION_NOT_ALLOWED');
  return candidate.player_id;
}
