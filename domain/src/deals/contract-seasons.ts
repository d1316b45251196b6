import type { SeasonPay } from './contract-terms.ts';
import type { OfferTerms } from './offer-terms.ts';

/** How many seasons the terms are for. */
export function seasonsOf(terms: Pick<OfferTerms, 'furtherSeasons'>): number {
  return 1 + terms.furtherSeasons.length;
}

/** The terms as they hold in one season of the contract, by its position from 0. Bonuses are the same in each. */
export function termsOfSeason(terms: OfferTerms, index: number): OfferTerms {
  const pay = index === 0 ? undefined : terms.furtherSeasons[index - 1];
  return pay === undefined ? terms : { ...terms, ...pay, season: terms.season + index };
}

/** Guaranteed money of one season in euro cents: salary, signing fee and image rights. */
export function fixedCentsOf(pay: SeasonPay): number {
  return (pay.monthlySalary * pay.months + (pay.signingFee ?? 0) + (pay.imageRights ?? 0)) * 100;
}
