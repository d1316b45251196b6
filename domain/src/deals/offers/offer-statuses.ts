import { namedIds } from '../../platform/named-ids.ts';

declare enum OfferStatusNames {
  pending = '0',
  rejected = '1',
  accepted = '2',
  viewed = '3',
  revised = '4',
  canceled = '5',
}

/**
 * States of an offer (spec §4). A reader sees 0 and 4 as "pending": 0 is not delivered yet, 4 has revised terms that the
 * other side must look at. Names: `catalogue:offerStatus.<id>`.
 */
export const offerStatus = namedIds<typeof OfferStatusNames>({
  pending: 0,
  rejected: 1,
  accepted: 2,
  viewed: 3,
  revised: 4,
  canceled: 5,
});

export type OfferStatus = OfferStatusNames;

export const offerStatuses: readonly OfferStatus[] = Object.values(offerStatus);

/** The two sides of an offer: the club, and whoever answers for the player or member of coaching staff. */
export const offerTurns = ['club', 'recipient'] as const;
export type OfferTurn = (typeof offerTurns)[number];

export function otherSide(side: OfferTurn): OfferTurn {
  return side === 'club' ? 'recipient' : 'club';
}

/** The side whose turn it is: while the offer is open, the one that did not write the current terms; else none. */
export function whoseTurn(status: OfferStatus, revisedBy: OfferTurn): OfferTurn | null {
  const open =
    status === offerStatus.pending || status === offerStatus.viewed || status === offerStatus.revised;
  return open ? otherSide(revisedBy) : null;
}
