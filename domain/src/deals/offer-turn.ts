import { type OfferStatus, offerStatus } from './offer-statuses.ts';

/** The two sides of an offer: the club, and whoever answers for the player or member of coaching staff. */
export const offerTurns = ['club', 'recipient'] as const;
export type OfferTurn = (typeof offerTurns)[number];

export function otherSide(side: OfferTurn): OfferTurn {
  return side === 'club' ? 'recipient' : 'club';
}

/** Whose move it is: of the side that did not write the present terms, while the offer is open; else nobody's. */
export function whoseTurn(status: OfferStatus, revisedBy: OfferTurn): OfferTurn | null {
  const open =
    status === offerStatus.pending || status === offerStatus.viewed || status === offerStatus.revised;
  return open ? otherSide(revisedBy) : null;
}
