import type { EndReason } from '@trattativa/domain/deals/offers/offer-reasons';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferMover } from '@trattativa/domain/deals/offers/offer-transitions';
import { z } from 'zod';
import { id } from '../../fields.ts';
import type { OfferAbilities } from './abilities.ts';
import { offerAbilities, offerItem, offerStep } from './offer.ts';

/**
 * The fields of every event of an offer; recipients are all members of the club, the owner of the player's record and the
 * linked adult player, or the member of coaching staff. It names no terms: each side reads those it may see.
 */
export interface OfferChange {
  offerId: number;
  /** The negotiation that the offer was made in, if any. */
  negotiationId: number | null;
  teamId: number;
  /** Recipient of the offer: one of the two is set. */
  playerId: number | null;
  coachingStaffId: number | null;
  /** Null for an offer that has just been made. Equal to `to` when the status stays. */
  from: OfferStatus | null;
  to: OfferStatus;
  by: OfferMover;
  /** The person who moved; null for the system. The name is null for the system and for staff. */
  actorId: number | null;
  actorName: string | null;
  /** The version after the change, and the number of the revision in force. */
  version: number;
  revision: number;
  turn: OfferTurn | null;
  /** ISO 8601 instant. */
  at: string;
  /** Reason of a rejection or a cancellation; `note` is what was written beside it. */
  reason: EndReason | null;
  note: string | null;
  /** What each side may do now. */
  can: Record<OfferTurn | 'staff', OfferAbilities>;
}

export interface OfferEvents {
  /** Status 0. */
  'offer.created': OfferChange;
  /** 0 or 4 → 3: the side whose turn it is has looked at it. */
  'offer.viewed': OfferChange;
  /** 3 → 4: a counter-offer. */
  'offer.revised': OfferChange;
  'offer.accepted': OfferChange;
  'offer.rejected': OfferChange;
  /** By the club; past its expiry with the reason `expired`; or the record is gone. */
  'offer.canceled': OfferChange;
  /** The signed document of an accepted offer was added; the status stays. */
  'offer.documentUploaded': OfferChange;
  /** Residence and last team of the player were added or changed; the status stays. */
  'offer.playerInfoAdded': OfferChange;
}

const shown = z.object({
  offerId: id,
  negotiationId: id.nullable(),
  ...offerStep.omit({ act: true }).shape,
  turn: offerItem.shape.turn,
  can: z.object({ club: offerAbilities, recipient: offerAbilities, staff: offerAbilities }),
});

/** The fields that are pushed to browsers. */
export type ShownOfferChange = z.infer<typeof shown>;

export const offerLive = {
  'offer.created': shown,
  'offer.viewed': shown,
  'offer.revised': shown,
  'offer.accepted': shown,
  'offer.rejected': shown,
  'offer.canceled': shown,
  'offer.documentUploaded': shown,
  'offer.playerInfoAdded': shown,
} satisfies Record<keyof OfferEvents, z.ZodType>;
