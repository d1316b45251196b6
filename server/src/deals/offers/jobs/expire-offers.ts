import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { moveOffer } from '../move-offer.ts';
import { isExpired } from '../offer.ts';
import { listExpiredOffers, lockOffer } from '../offer-changes.repository.ts';
import { findOffer } from '../offers.repository.ts';

/**
 * Cancels the open offers whose last day is over, with that reason. Each is locked and checked again, so
 * that a late or repeated run changes nothing more.
 */
export const expireOffers = job<object>({
  name: 'expire-offers',
  every: '*/10 * * * *',
  async run(services) {
    const at = services.clock.now();
    const today = dayOf(at);
    for (const id of await listExpiredOffers(services.db, today)) {
      await services.db.transaction().execute(async (tx) => {
        await lockOffer(tx, id);
        const offer = await findOffer(tx, id);
        if (!offer || !openOfferStatuses.includes(offer.status) || !isExpired(offer, today)) return;
        await moveOffer(tx, offer, {
          act: 'canceled',
          to: offerStatus.canceled,
          by: 'system',
          actorId: null,
          at,
          reason: 'expired',
        });
      });
    }
  },
});
