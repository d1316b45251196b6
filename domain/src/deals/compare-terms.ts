import { type BonusPer, type OfferTerms, type TermKey, termKeys } from './offer-terms.ts';

export interface TermComparison {
  term: TermKey;
  change: 'same' | 'changed' | 'added' | 'removed';
}

const isStated = (value: unknown) => value !== null && value !== undefined && value !== false && value !== '';

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other || (!isStated(one) && !isStated(other));
  }
  const [a, b] = [one as BonusPer, other as BonusPer];
  return a.amount === b.amount && a.every === b.every;
}

/**
 * Compares two revisions term by term, in the order of `termKeys`. A term that neither has is left out, and so is the
 * commission for readers who may not see it.
 */
export function compareTerms(before: OfferTerms, after: OfferTerms): TermComparison[] {
  return termKeys.flatMap((term): TermComparison[] => {
    const [from, to] = [before[term], after[term]];
    if (from === undefined && to === undefined) return [];
    if (isSame(from, to)) return [{ term, change: 'same' }];
    if (!isStated(from)) return [{ term, change: 'added' }];
    return [{ term, change: isStated(to) ? 'changed' : 'removed' }];
  });
}
