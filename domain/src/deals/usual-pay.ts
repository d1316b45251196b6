import { payBandStart } from '../market/matching/hidden-pay.ts';

/** The fewest comparable deals that tell what is usual, and the fewest clubs that signed them. */
export const fewestDeals = 5;
export const fewestClubs = 3;

/** Years after which a signed deal is compared no more. */
export const comparableYears = 2;

/** A signed deal: who pays, and what, in whole euros gross a month. */
export interface SignedPay {
  teamId: number;
  monthly: number;
}

/**
 * What deals of one level usually pay: where the band of their median begins, so that nobody's pay is told. Null: of too few
 * deals or clubs to tell.
 */
export function usualPayOf(deals: readonly SignedPay[]): number | null {
  const paid = deals.filter(({ monthly }) => monthly > 0);
  if (paid.length < fewestDeals || new Set(paid.map(({ teamId }) => teamId)).size < fewestClubs) return null;
  const sorted = paid.map(({ monthly }) => monthly).sort((one, other) => one - other);
  return payBandStart(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}
