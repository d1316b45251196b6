/** The linked player's answer to being listed; 'unlinked': nobody has claimed the record. */
export const listingStates = ['unlinked', 'unconfirmed', 'confirmed', 'disputed'] as const;

export type ListingState = (typeof listingStates)[number];
