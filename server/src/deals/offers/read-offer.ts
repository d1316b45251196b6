import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { OfferRow } from './offer.ts';
import { seesCommission, sideOf } from './offers.policy.ts';
import { listOfferChanges, listRevisions } from './offers.repository.ts';
import { presentOffer } from './present-offer.ts';

/** A loaded offer with all that its page shows, for whoever asks. Throws `NOT_FOUND` for a stranger. */
export async function readOffer(db: Queryable, actor: Actor, offer: OfferRow, now: Date): Promise<Offer> {
  const today = dayOf(now);
  const side = sideOf(actor, offer, today);
  if (!side) throw new AppError('NOT_FOUND');
  const revisions = await listRevisions(db, offer.id);
  const changes = await listOfferChanges(db, offer.id);
  const withCommission = seesCommission(actor, offer);
  return presentOffer(offer, { side, withCommission }, { revisions, changes }, today);
}
