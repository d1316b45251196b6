import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer, accessOfferToMove, changedMeanwhile, readOffer } from './access-offer.ts';
import { assertOfferable } from './assert-offerable.ts';
import { moveOffer, type OfferMove } from './move-offer.ts';
import { listRevisions } from './offers.repository.ts';

type UpdateOfferStatusInput = InputOf<typeof offerEndpoints.updateOfferStatus>;

const abilityOf = { 1: 'reject', 2: 'accept', 5: 'cancel' } as const;

/**
 * Accepts the given revision, rejects with a coded reason, or cancels. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `CHANGED_MEANWHILE` with the present state (also when the given revision is not in force),
 * `OFFER_EXPIRED`, `PROPOSAL_NOT_CONFIRMED` (an acceptance), `MINOR_PROTECTED`, `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (a rejection without a code, or `other`
 * without words).
 */
export async function updateOfferStatus(
  services: Services,
  call: CallOf<typeof offerEndpoints.updateOfferStatus>,
): Promise<OutputOf<typeof offerEndpoints.updateOfferStatus>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const to = input.status;
  if (to !== 1 && to !== 2 && to !== 5) {
    const { side } = await accessOffer(services, services.db, actor, input.offerId);
    throw new AppError(side === 'reader' ? 'FORBIDDEN' : 'TRANSITION_NOT_ALLOWED');
  }
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOfferToMove(services, tx, actor, input, abilityOf[to]);
    const answer = answerOf(to, input);
    if (to === 2 && input.revision !== offer.revision) {
      throw await changedMeanwhile(services, tx, actor, offer.id);
    }
    const inForce = to === 2 ? (await listRevisions(tx, offer.id)).at(-1) : undefined;
    if (inForce) {
      const recipient = { playerId: offer.player?.id ?? null, teamId: offer.team_id };
      await assertOfferable(services, tx, call.language, recipient, inForce);
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
  to: 1 | 2 | 5,
  { reason, note, revision }: UpdateOfferStatusInput,
): Pick<OfferMove, 'act' | 'reason' | 'note'> {
  if (to === 5) return { act: 'canceled', reason: 'byClub', note };
  if (to === 2) {
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
