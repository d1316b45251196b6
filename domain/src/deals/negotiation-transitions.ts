import type { NegotiationStatus } from './negotiation-statuses.ts';

/** Who moves: somebody of the club, the side that proposes, platform staff, or nobody (delivery, lapse, closing). */
export type NegotiationMover = 'club' | 'proposer' | 'staff' | 'system';

export interface Transition {
  from: NegotiationStatus;
  to: NegotiationStatus;
  by: readonly NegotiationMover[];
  /**
   * `signature`: only what the club has signed · `noSignature`: not while its signature waits for an answer ·
   * `reason`: only with a written reason
   */
  needs?: 'signature' | 'noSignature' | 'reason';
}

/** Every edge along which a negotiation's status moves, and who moves it. Anything else is refused. */
const transitions: readonly Transition[] = [
  // delivered, then opened by somebody of the club
  { from: 0, to: 1, by: ['system'] },
  { from: 1, to: 2, by: ['system'] },
  // refused by the club, withdrawn by the proposer, lapsed or signed elsewhere
  { from: 0, to: 3, by: ['system'] },
  { from: 1, to: 3, by: ['club', 'proposer', 'system'] },
  { from: 2, to: 3, by: ['club', 'proposer', 'system'] },
  { from: 4, to: 3, by: ['club', 'proposer', 'system'] },
  { from: 2, to: 4, by: ['club'], needs: 'noSignature' },
  // confirmed
  { from: 2, to: 5, by: ['proposer', 'staff'], needs: 'signature' },
  { from: 4, to: 5, by: ['proposer', 'staff'], needs: 'signature' },
  // reopened
  { from: 3, to: 2, by: ['staff'], needs: 'reason' },
];

/** The edge, if this mover may go along it. */
export function findTransition(
  from: NegotiationStatus,
  to: NegotiationStatus,
  by: NegotiationMover,
): Transition | null {
  return transitions.find((edge) => edge.from === from && edge.to === to && edge.by.includes(by)) ?? null;
}

/** The statuses in which the club's signature can be given and taken back; the status stays as it is. */
export const signableStatuses: readonly NegotiationStatus[] = [2, 4];

/** Who signs for the club, and who may take its signature back (either side; staff for either). */
export const signers: readonly NegotiationMover[] = ['club', 'staff'];
export const takersBack: readonly NegotiationMover[] = ['club', 'proposer', 'staff'];

/** A negotiation that is still going on: it can be reopened into, closed by a signature elsewhere. */
export const openStatuses: readonly NegotiationStatus[] = [0, 1, 2, 4];
