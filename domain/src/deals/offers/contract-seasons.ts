import { fieldOf, type OfferTerms, termsOfKind } from './offer-terms.ts';

/** How many seasons the terms are for. */
export function seasonsOf(terms: Pick<OfferTerms, 'furtherSeasons'>): number {
  return 1 + terms.furtherSeasons.length;
}

/** The terms as they hold in one season of the contract, by its position from 0. Bonuses are the same in each. */
export function termsOfSeason(terms: OfferTerms, index: number): OfferTerms {
  const pay = index === 0 ? undefined : terms.furtherSeasons[index - 1];
  return pay === undefined ? terms : { ...terms, ...pay, season: terms.season + index };
}

/** Guaranteed money of one season in euro cents, such as salary, signing fee and image rights. */
export function fixedCentsOf(ofSeason: OfferTerms): number {
  return termsOfKind('euros').reduce((sum, term) => {
    const { worth } = fieldOf(term);
    if (worth?.when !== 'always') return sum;
    return sum + (ofSeason[term] ?? 0) * (worth.per === 'month' ? ofSeason.months : 1) * 100;
  }, 0);
}
