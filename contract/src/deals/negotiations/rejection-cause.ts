/**
 * Why a negotiation ended as rejected. An enquiry is refused by who keeps the person, or withdrawn
 * by its club; the player, or a minor's parent, refuses an agent's proposal that waits for confirmation.
 */
export const rejectionCauses = [
  'refusedByClub',
  'withdrawn',
  'refusedByKeeper',
  'withdrawnByClub',
  'refusedByPlayer',
  'refusedByGuardian',
  'signedElsewhere',
  'lapsed',
] as const;

export type RejectionCause = (typeof rejectionCauses)[number];

/** Whether the person proposed, or a minor's parent, ended it, and with it the proposal. */
export function refusesProposal(cause: RejectionCause | null): boolean {
  return cause === 'refusedByPlayer' || cause === 'refusedByGuardian';
}
