import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
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
import { insertOffer, insertRevision } from './offer-changes.repository.ts';
import { findOffer, recipientAccounts } from './offers.repository.ts';
import { chosenRecipient, lockRecipient } from './recipients/chosen-recipient.ts';

type CreateOfferInput = InputOf<typeof offerEndpoints.createOffer>;

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
      const choose = () => chosenRecipient(services, tx, actor, teamId, input);
      await lockRecipient(tx, await choose());
      const { negotiation, ...person } = await choose();
      const recipient = { ...person, negotiationId: negotiation?.id ?? null };
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
