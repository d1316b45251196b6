/** What the representation costs (spec §9), in euro cents, VAT included. */
export const activationCents = 1800;

/** The final price by the tier in which the player signs; the activation is deducted from it. */
export const finalPrices = [
  { tiers: '1', cents: 150_000 },
  { tiers: '2', cents: 100_000 },
  { tiers: '3', cents: 70_000 },
  { tiers: '4', cents: 40_000 },
  { tiers: '5', cents: 30_000 },
  { tiers: '6to9', cents: 20_000 },
  { tiers: '10to15', cents: 10_000 },
  { tiers: 'youth', cents: 10_000 },
] as const;
