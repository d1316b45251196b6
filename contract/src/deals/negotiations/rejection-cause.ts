/**
 * Why a negotiation ended as rejected. An enquiry is refused by who keeps the person, or withdrawn
 * by its club; the player refuses an agent's proposal that waits for confirmation.
 */
export const rejectionCauses = [
  'refusedByClub',
  'withdrawn',
  'refusedByKeeper',
  'withdrawnByClub',
  'refusedByPlayer',
  'signedElsewhere',
  'lapsed',
] as const;

export type RejectionCause = (typeof rejectionCauses)[number];
