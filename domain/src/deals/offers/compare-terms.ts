import { seasonsOf, termsOfSeason } from './contract-seasons.ts';
import { fieldOf, type OfferTerms, seasonTerms, type TermKey, termKeys } from './offer-terms.ts';

export interface TermComparison {
  term: TermKey;
  /** The position of the season in the contract that it is about, from 0; null: the whole contract. */
  season: number | null;
  change: 'same' | 'changed' | 'added' | 'removed';
}

const isStated = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** Terms are plain data: numbers, words, and lists or objects of them. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other || (!isStated(one) && !isStated(other));
  }
  const [a, b] = [Object.entries(one), other as Record<string, unknown>];
  return a.length === Object.keys(b).length && a.every(([key, value]) => isSame(value, b[key]));
}

/**
 * Compares two revisions term by term, in the order of `termKeys`, and the pay of the further seasons season by season. A
 * term that neither has is left out, and so is the commission for readers who may not see it.
 */
export function compareTerms(before: OfferTerms, after: OfferTerms): TermComparison[] {
  const [had, has] = [seasonsOf(before), seasonsOf(after)];
  return termKeys.flatMap((term): TermComparison[] => {
    if (term !== 'furtherSeasons') {
      const season = had + has > 2 && fieldOf(term).eachSeason ? 0 : null;
      return comparison(term, season, before[term], after[term]);
    }
    return Array.from({ length: Math.max(had, has) - 1 }, (_, index) => index + 1).flatMap((season) => {
      const from = season < had ? termsOfSeason(before, season) : null;
      const to = season < has ? termsOfSeason(after, season) : null;
      return seasonTerms.flatMap((paid) =>
        comparison(paid, season, from ? from[paid] : null, to ? to[paid] : null),
      );
    });
  });
}

function comparison(term: TermKey, season: number | null, from: unknown, to: unknown): TermComparison[] {
  if (from === undefined && to === undefined) return [];
  if (isSame(from, to)) return [{ term, season, change: 'same' }];
  if (!isStated(from)) return [{ term, season, change: 'added' }];
  return [{ term, season, change: isStated(to) ? 'changed' : 'removed' }];
}
