import type { OfferStatus, OfferTurn } from './offer-statuses.ts';

/** Who moved: somebody of the club, of the recipient's side, platform staff, or nobody (expiry, a deleted record). */
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
  { from: 0, to: 3, by: ['recipient'], needs: 'turn' },
  { from: 4, to: 3, by: ['club', 'recipient'], needs: 'turn' },
  // answered
  { from: 3, to: 2, by: sidesAndStaff, needs: 'turn' },
  { from: 3, to: 1, by: sidesAndStaff, needs: 'turn' },
  // a counter-offer, or better terms of one's own
  { from: 3, to: 4, by: sidesAndStaff },
  // canceled by the club, or past its expiry
  { from: 0, to: 5, by: forTheClub },
  { from: 3, to: 5, by: forTheClub },
  { from: 4, to: 5, by: forTheClub },
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
export const openOfferStatuses: readonly OfferStatus[] = [0, 3, 4];
