/** What the cache calls the answers about portfolios. */
export const portfoliosKeys = {
  removals: ['portfolios', 'removals'],
  disputes: ['portfolios', 'disputes'],
  duplicates: ['portfolios', 'duplicates'],
  searches: ['portfolios', 'searches'],
  listing: ['portfolios', 'listing'],
  myListings: ['portfolios', 'my-listings'],
} as const;
