import { percentOf, splitEvenly } from '../platform/money-shares.ts';
import { seasonsOf, termsOfSeason } from './offers/contract-seasons.ts';
import type { OfferTerms } from './offers/offer-terms.ts';

/**
 * The agent's commission on each season of the contract, in euro cents: an amount and a percentage of the first season's
 * salary fall on the first season. Null: the terms state none, or the reader does not see it.
 */
export function commissionBySeason(terms: OfferTerms): number[] | null {
  const { commissionAmount, commissionPercent, commissionSeasons } = terms;
  const seasons = Array.from({ length: seasonsOf(terms) }, (_, index) => index);
  if (commissionAmount != null) return seasons.map((index) => (index === 0 ? commissionAmount * 100 : 0));
  if (commissionPercent == null) return null;
  const upTo = seasons.map((index) => percentOf(salaryCentsUpTo(terms, index), commissionPercent));
  if (commissionSeasons !== 'allSeasons') return seasons.map((index) => (index === 0 ? (upTo[0] ?? 0) : 0));
  // Differences of rounded sums, so that the parts sum to the whole.
  return upTo.map((cents, index) => cents - (upTo[index - 1] ?? 0));
}

/** The instalments of the commission in euro cents; they sum to it. */
export function commissionInstalments(terms: OfferTerms): number[] {
  const cents = (commissionBySeason(terms) ?? []).reduce((sum, part) => sum + part, 0);
  return cents === 0 ? [] : splitEvenly(cents, Math.min(terms.commissionInstalments ?? 1, cents));
}

/** The salary of the seasons up to this position, in euro cents. */
function salaryCentsUpTo(terms: OfferTerms, last: number): number {
  let cents = 0;
  for (let index = 0; index <= last; index += 1) {
    const { monthlySalary, months } = termsOfSeason(terms, index);
    cents += monthlySalary * months * 100;
  }
  return cents;
}
