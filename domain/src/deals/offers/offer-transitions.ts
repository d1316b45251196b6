import { type OfferStatus, type OfferTurn, offerStatus } from './offer-statuses.ts';

const { pending, viewed, revised, accepted, rejected, canceled } = offerStatus;

/**
 * Movers of an offer: somebody of the club, of the recipient's side, platform staff, or nobody (expiry, a deleted
 * record).
 */
export type OfferMover = OfferTurn | 'staff' | 'system';

export interface OfferTransition {
  from: OfferStatus;
  to: OfferStatus;
  by: readonly OfferMover[];
  /** `turn`: only the side whose turn it is; staff act for that side. */
  needs?: 'turn';
}

const sidesAndStaff = ['club', 'recipient', 'staff'] as const;
const forTheClub = ['club', 'staff', 'system'] as const;

/** Every allowed transition of an offer's status, and who may make it. Anything else is refused. */
const transitions: readonly OfferTransition[] = [
  // opened by the side that has to answer
  { from: pending, to: viewed, by: ['recipient'], needs: 'turn' },
  { from: revised, to: viewed, by: ['club', 'recipient'], needs: 'turn' },
  // answered
  { from: viewed, to: accepted, by: sidesAndStaff, needs: 'turn' },
  { from: viewed, to: rejected, by: sidesAndStaff, needs: 'turn' },
  // a counter-offer, or better terms of one's own
  { from: viewed, to: revised, by: sidesAndStaff },
  // canceled by the club, or past its expiry
  { from: pending, to: canceled, by: forTheClub },
  { from: viewed, to: canceled, by: forTheClub },
  { from: revised, to: canceled, by: forTheClub },
];

/** The transition, if this mover may make it while it is this side's turn. */
export function findOfferTransition(
  from: OfferStatus,
  to: OfferStatus,
  by: OfferMover,
  turn: OfferTurn | null,
): OfferTransition | null {
  const edge = transitions.find((one) => one.from === from && one.to === to && one.by.includes(by));
  if (!edge) return null;
  return edge.needs === undefined || by === turn || (by === 'staff' && turn !== null) ? edge : null;
}

/** The statuses of an ongoing offer. */
export const openOfferStatuses: readonly OfferStatus[] = [pending, viewed, revised];
