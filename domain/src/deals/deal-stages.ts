import { type NegotiationStatus, negotiationStatus } from './negotiation-statuses.ts';
import type { NegotiationTurn } from './negotiation-transitions.ts';
import { type OfferStatus, type OfferTurn, offerStatus } from './offers/offer-statuses.ts';
import { openOfferStatuses } from './offers/offer-transitions.ts';

/** How far a deal has come: the columns of the board, in their order. */
export const dealStages = ['proposal', 'viewed', 'trial', 'offer', 'signature'] as const;
export type DealStage = (typeof dealStages)[number];

/** A signed deal stays on the board for this many days. */
export const signedDaysOnBoard = 30;

/** The state of a negotiation, with its latest offer that is open or accepted. */
export interface DealState {
  status: NegotiationStatus;
  signedByTeamAt: string | null;
  offer: { status: OfferStatus; turn: OfferTurn | null } | null;
}

/** The stage of a deal; null for a rejected one. What comes later counts: an offer during a trial is an offer. */
export function stageOf({ status, signedByTeamAt, offer }: DealState): DealStage | null {
  if (status === negotiationStatus.rejected) return null;
  const agreed = offer?.status === offerStatus.accepted;
  if (status === negotiationStatus.signed || signedByTeamAt !== null || agreed) return 'signature';
  if (offer && openOfferStatuses.includes(offer.status)) return 'offer';
  if (status === negotiationStatus.trial) return 'trial';
  return status === negotiationStatus.viewed ? 'viewed' : 'proposal';
}

/**
 * The side that the deal waits for: while an offer is open the side that has to answer it, else the side whose turn it
 * is in the negotiation. A given signature comes first: only its confirmation is missing.
 */
export function turnOfDeal(
  { signedByTeamAt, offer }: DealState,
  turn: NegotiationTurn | null,
): NegotiationTurn | null {
  if (turn === null || signedByTeamAt !== null || !offer?.turn) return turn;
  return offer.turn === 'club' ? 'club' : 'proposer';
}
