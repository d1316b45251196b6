import type { Api } from '@trattativa/contract/api';

export type OffersQuery = Omit<Api['Offer/GetOffers']['input'], 'limit' | 'cursor'>;

/** Under which keys the cache keeps offers; the third part is the query or the id. */
export const offerKeys = {
  list: ['offers', 'list'],
  one: ['offers', 'one'],
  /** How many wait on the reader. */
  turns: ['offers', 'turns'],
} as const;
