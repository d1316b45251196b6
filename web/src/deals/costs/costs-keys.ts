/** Cache keys of transaction costs; the third part of `deal` is the negotiation's id. */
export const costsKeys = {
  tariff: ['costs', 'tariff'],
  deal: ['costs', 'deal'],
  toAgree: ['costs', 'toAgree'],
} as const;
