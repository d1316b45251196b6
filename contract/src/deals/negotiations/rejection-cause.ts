/** Why a negotiation ended as rejected. */
export type RejectionCause = 'refusedByClub' | 'withdrawn' | 'signedElsewhere' | 'lapsed';
