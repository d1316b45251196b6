/** Under which keys the cache keeps invoices; the third part is the query or the id. */
export const invoicesKeys = {
  list: ['invoices', 'list'],
  one: ['invoices', 'one'],
  /** Of a negotiation, by its id. */
  charge: ['invoices', 'charge'],
} as const;
