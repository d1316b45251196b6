import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer } from './access-offer.ts';
import { moveOffer } from './move-offer.ts';
import { lockOffer } from './offer-changes.repository.ts';

/**
 * For attachments: records that the signed document of an accepted offer was stored, in the timeline and
 * for both sides. The caller must have checked that the actor may add one.
 */
export async function noteOfferDocument(services: Services, actor: Actor, offerId: number): Promise<void> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await lockOffer(tx, offerId);
    const { offer, side } = await accessOffer(services, tx, actor, offerId);
    if (side === 'reader') return;
    const move = {
      act: 'documentUploaded',
      to: offer.status,
      by: side,
      actorId: actor.accountId,
      at,
    } as const;
    await moveOffer(tx, offer, move);
  });
}
