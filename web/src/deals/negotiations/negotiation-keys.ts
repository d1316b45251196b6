import type { Api } from '@trattativa/contract/api';

export type NegotiationsQuery = Omit<Api['Negotiation/GetNegotiations']['input'], 'limit' | 'cursor'>;

/** Under which keys the cache keeps negotiations; the third part is the query or the id. */
export const negotiationKeys = {
  list: ['negotiations', 'list'],
  one: ['negotiations', 'one'],
  report: ['negotiations', 'report'],
  /** How many wait on the reader. */
  turns: ['negotiations', 'turns'],
} as const;
