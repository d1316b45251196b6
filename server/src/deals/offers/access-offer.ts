import type { OfferAbilities } from '@trattativa/contract/deals/offers/abilities';
import type { Offer, OfferSide } from '@trattativa/contract/deals/offers/offer';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { isExpired, type OfferRow } from './offer.ts';
import { abilitiesOf, seesCommission, sideOf, waitsForConsent } from './offers.policy.ts';
import { findOffer, listOfferChanges, listRevisions } from './offers.repository.ts';
import { presentOffer } from './present-offer.ts';

interface AccessedOffer {
  offer: OfferRow;
  side: OfferSide;
}

/** Authorises access: loads an offer and the caller's side. Absent and foreign answer alike: `NOT_FOUND`. */
export async function accessOffer(
  services: Services,
  db: Queryable,
  actor: Actor,
  offerId: number,
): Promise<AccessedOffer> {
  const offer = await findOffer(db, offerId);
  const side = offer && sideOf(actor, offer, dayOf(services.clock.now()));
  if (!offer || !side) throw new AppError('NOT_FOUND');
  return { offer, side };
}

/**
 * Authorises a move. Throws `NOT_FOUND` for an offer the actor may not see, `FORBIDDEN` for a reader,
 * `CHANGED_MEANWHILE` with the present state when the version differs from the one the actor saw,
 * `OFFER_EXPIRED`, `PROPOSAL_NOT_CONFIRMED` (an acceptance that only the player's word keeps back), and `TRANSITION_NOT_ALLOWED` for a move that is not in the transition table.
 */
export async function accessOfferToMove(
  services: Services,
  db: Queryable,
  actor: Actor,
  seen: { offerId: number; version: number },
  ability: keyof OfferAbilities,
): Promise<{ offer: OfferRow; side: Exclude<OfferSide, 'reader'> }> {
  const { offer, side } = await accessOffer(services, db, actor, seen.offerId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  if (offer.version !== seen.version) throw await changedMeanwhile(services, db, actor, offer.id);
  const today = dayOf(services.clock.now());
  if (waitsForConsent(side, offer, ability, today)) throw new AppError('PROPOSAL_NOT_CONFIRMED');
  if (!abilitiesOf(side, offer, today)[ability]) {
    const late = openOfferStatuses.includes(offer.status) && isExpired(offer, today);
    throw new AppError(late ? 'OFFER_EXPIRED' : 'TRANSITION_NOT_ALLOWED');
  }
  return { offer, side };
}

/** The refusal of a caller who was too late, with the present state as they may see it. */
export async function changedMeanwhile(
  services: Services,
  db: Queryable,
  actor: Actor,
  offerId: number,
): Promise<AppError> {
  const { offer } = await accessOffer(services, db, actor, offerId);
  return new AppError('CHANGED_MEANWHILE', {
    current: await readOffer(db, actor, offer, services.clock.now()),
  });
}

/** A loaded offer with all that its page shows to this caller. Throws `NOT_FOUND` for a stranger. */
export async function readOffer(db: Queryable, actor: Actor, offer: OfferRow, now: Date): Promise<Offer> {
  const today = dayOf(now);
  const side = sideOf(actor, offer, today);
  if (!side) throw new AppError('NOT_FOUND');
  const revisions = await listRevisions(db, offer.id);
  const changes = await listOfferChanges(db, offer.id);
  const withCommission = seesCommission(actor, offer);
  return presentOffer(offer, { side, withCommission }, { revisions, changes }, today);
}
