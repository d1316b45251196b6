/** Under which keys the cache keeps invoices; the third part is the query or the id. */
export const invoicesKeys = {
  list: ['invoices', 'list'],
  one: ['invoices', 'one'],
  /** Charge of a negotiation, by the negotiation's id. */
  charge: ['invoices', 'charge'],
  playerList: ['invoices', 'player-list'],
  playerOne: ['invoices', 'player-one'],
  /** Billing details, by whose they are. */
  details: ['invoices', 'details'],
  /** Electronic invoices of a month. */
  month: ['invoices', 'month'],
} as const;
