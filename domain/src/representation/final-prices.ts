import type { FinalPriceTier } from '../identity/platform-settings.ts';
import type { Level } from '../people/levels.ts';

/**
 * Bands of levels that share a final price, with the first and last level of each. Together they hold every
 * level once. Names: `representation:band.<band>`.
 */
export const priceBands = [
  { band: 'tier1', from: 0, to: 0 },
  { band: 'tier2', from: 1, to: 1 },
  { band: 'tier3', from: 2, to: 2 },
  { band: 'tier4', from: 3, to: 3 },
  { band: 'tier5', from: 4, to: 4 },
  { band: 'tiers6to9', from: 5, to: 8 },
  { band: 'tiers10to15', from: 9, to: 14 },
  { band: 'youth', from: 15, to: 15 },
] as const satisfies readonly { band: FinalPriceTier; from: Level; to: Level }[];

/** The final price of each band, in euro cents, VAT included. */
export type FinalPrices = Readonly<Record<FinalPriceTier, number>>;

/** Throws for a number that is no level. */
export function bandOfLevel(level: number): FinalPriceTier {
  const found = priceBands.find(({ from, to }) => level >= from && level <= to);
  if (!found) throw new Error(`${level} is no level`);
  return found.band;
}

/** The prices that a player agreed to, in euro cents. */
export interface AgreedPrices {
  activationCents: number;
  finalPrices: FinalPrices;
}

/**
 * What a player owes when a negotiation at this level is signed: the final price less the activation, which is already
 * paid; never below zero.
 */
export function finalBalance(
  agreed: AgreedPrices,
  level: number,
): { priceCents: number; amountCents: number } {
  const priceCents = agreed.finalPrices[bandOfLevel(level)];
  return { priceCents, amountCents: Math.max(0, priceCents - agreed.activationCents) };
}
