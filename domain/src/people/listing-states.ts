/** What the linked player says of being listed; 'unlinked': nobody has claimed the record. */
export const listingStates = ['unlinked', 'unconfirmed', 'confirmed', 'disputed'] as const;

export type ListingState = (typeof listingStates)[number];
