/** Under which keys the cache keeps commissions; the third part is the query or the id. */
export const commissionsKeys = {
  list: ['commissions', 'list'],
  one: ['commissions', 'one'],
  cash: ['commissions', 'cash'],
  /** Of a negotiation, by its id. */
  deal: ['commissions', 'deal'],
} as const;
