import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { type OfferStatus, offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer, accessOfferToMove, changedMeanwhile, readOffer } from './access-offer.ts';
import { assertOfferable } from './assert-offerable.ts';
import { assertRolesOfOffer } from './assert-roles-of-offer.ts';
import { assertAllowedContract, contractPerson } from './checked-terms.ts';
import { moveOffer, type OfferMove } from './move-offer.ts';
import { dealOf } from './offer.ts';
import { listRevisions } from './offers.repository.ts';

type UpdateOfferStatusInput = InputOf<typeof offerEndpoints.updateOfferStatus>;

const abilityOf = {
  [offerStatus.rejected]: 'reject',
  [offerStatus.accepted]: 'accept',
  [offerStatus.canceled]: 'cancel',
} as const;

/**
 * Accepts the given revision, rejects with a coded reason, or cancels. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `CHANGED_MEANWHILE` with the present state (also when the given revision is not in force),
 * `OFFER_EXPIRED`, `FEE_SHEET_NOT_AGREED`, `PROPOSAL_NOT_CONFIRMED` and `CONTRACT_NOT_ALLOWED` (an acceptance), `MINOR_PROTECTED`, `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (a rejection without a code, or `other`
 * without words).
 */
export async function updateOfferStatus(
  services: Services,
  call: CallOf<typeof offerEndpoints.updateOfferStatus>,
): Promise<OutputOf<typeof offerEndpoints.updateOfferStatus>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const to = input.status;
  if (to !== offerStatus.rejected && to !== offerStatus.accepted && to !== offerStatus.canceled) {
    const { side } = await accessOffer(services, services.db, actor, input.offerId);
    throw new AppError(side === 'reader' ? 'FORBIDDEN' : 'TRANSITION_NOT_ALLOWED');
  }
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOfferToMove(services, tx, actor, input, abilityOf[to]);
    const answer = answerOf(to, input);
    if (to === offerStatus.accepted && input.revision !== offer.revision) {
      throw await changedMeanwhile(services, tx, actor, offer.id);
    }
    const inForce = to === offerStatus.accepted ? (await listRevisions(tx, offer.id)).at(-1) : undefined;
    if (inForce) {
      const recipient = { playerId: offer.player?.id ?? null, teamId: offer.team_id };
      await assertOfferable(services, tx, call.language, recipient, inForce);
      await assertRolesOfOffer(services, tx, actor, dealOf(offer));
      // A rule may have changed since the terms were written.
      assertAllowedContract(inForce, contractPerson(offer.player, dayOf(at)), services.rules.current.rules);
    }
    const moved = await moveOffer(tx, offer, { ...answer, to, by: side, actorId: actor.accountId, at });
    if (!moved) throw await changedMeanwhile(services, tx, actor, offer.id);
    return {
      message: translate(call.language, 'feedback:offerStatusUpdated'),
      offer: await readOffer(tx, actor, moved, at),
    };
  });
}

function answerOf(
  to: OfferStatus,
  { reason, note, revision }: UpdateOfferStatusInput,
): Pick<OfferMove, 'act' | 'reason' | 'note'> {
  if (to === offerStatus.canceled) return { act: 'canceled', reason: 'byClub', note };
  if (to === offerStatus.accepted) {
    if (revision === undefined) {
      throw new AppError('INVALID_INPUT', { fields: [{ path: ['revision'], code: 'required' }] });
    }
    return { act: 'accepted', note };
  }
  if (!reason) throw new AppError('REASON_REQUIRED', { fields: [{ path: ['reason'], code: 'required' }] });
  if (reason === 'other' && !note) {
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['note'], code: 'required' }] });
  }
  return { act: 'rejected', reason, note };
}
