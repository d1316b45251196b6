import { type NetRule, netRules } from './contract-figures.ts';
import type { OfferTerms } from './offer-terms.ts';

/** What is taken from a gross amount, in euro cents. */
export interface Withheld {
  contributionsCents: number;
  taxCents: number;
}

/** The rule for a season's pay; null: none is known, and there is no estimate. */
export function netRuleOf({
  country,
  contractKind,
  season,
}: Pick<OfferTerms, 'country' | 'contractKind' | 'season'>): NetRule | null {
  return (
    netRules.find(
      (rule) =>
        rule.country === country &&
        rule.kind === contractKind &&
        rule.fromSeason <= season &&
        season <= rule.toSeason,
    ) ?? null
  );
}

const above = (cents: number, euros: number) => Math.max(0, cents - euros * 100);

/**
 * Estimates what is taken from a season's gross pay, as if it were the income of one year and the only one, without
 * surtaxes and deductions; in whole euros, as cents would pretend to be exact. Null above the amount up to which the rule
 * holds. Pay is agreed in whole euros, and a higher one never leaves less net.
 */
export function withheldOf(grossCents: number, rule: NetRule): Withheld | null {
  if (grossCents > rule.upTo * 100) return null;
  const contributions = above(grossCents, rule.contributions.above) * rule.contributions.share;
  const tax = above(grossCents, rule.tax.above) * rule.tax.percent * 100;
  // Rounded once: two roundings could take more than one euro of a euro.
  const all = wholeEuros((contributions + tax) / 10_000);
  const contributionsCents = wholeEuros(contributions / 10_000);
  return { contributionsCents, taxCents: all - contributionsCents };
}

const wholeEuros = (cents: number) => Math.floor(cents / 100) * 100;
