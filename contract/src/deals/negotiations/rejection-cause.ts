/** Why a negotiation ended as rejected. An enquiry is refused by who keeps the person, or withdrawn by its club. */
export const rejectionCauses = [
  'refusedByClub',
  'withdrawn',
  'refusedByKeeper',
  'withdrawnByClub',
  'signedElsewhere',
  'lapsed',
] as const;

export type RejectionCause = (typeof rejectionCauses)[number];
