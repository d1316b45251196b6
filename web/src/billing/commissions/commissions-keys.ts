/** Under which keys the cache keeps commissions; the third part is the query or the id. */
export const commissionsKeys = {
  list: ['commissions', 'list'],
  one: ['commissions', 'one'],
  cash: ['commissions', 'cash'],
  /** Commission of a negotiation, by the negotiation's id. */
  deal: ['commissions', 'deal'],
} as const;
