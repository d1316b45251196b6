import { percentOf } from '../../platform/money-shares.ts';
import { commissionBySeason } from '../agent-fee.ts';
import type { NetRule } from './contract-figures.ts';
import { seasonsOf, termsOfSeason } from './contract-seasons.ts';
import { netRuleOf, withheldOf } from './estimated-net.ts';
import { type InKindTerm, inKindTerms, type OfferTerms } from './offer-terms.ts';
import { type ScenarioValue, type ValueAssumptions, valueOfOffer } from './offer-value.ts';

/** Without any bonus; with the base season; with the better of the base and the high season. */
export const valueCases = ['guaranteed', 'likely', 'best'] as const;
export type ValueCase = (typeof valueCases)[number];

/** Integer euro cents. `total` is pay and in kind, less what is withheld and what the person pays. */
export interface CaseValue {
  /** Gross money: salary, signing fee, image rights, bonuses. */
  pay: number;
  /** Meals, rooms and tickets, at the assumed prices. */
  inKind: number;
  /** Estimated contributions and tax; 0 without an estimate. */
  withheld: number;
  /** Paid by the person: to the agent, for a room, for meals. */
  costs: number;
  total: number;
}

/** The parts of a case in the order of reading. */
export const caseParts = [
  'pay',
  'inKind',
  'withheld',
  'costs',
] as const satisfies readonly (keyof CaseValue)[];

export type CaseValues = Record<ValueCase, CaseValue>;

export interface NormalisedOffer {
  /** By its first calendar year; the first season of the contract first. */
  seasons: readonly { season: number; cases: CaseValues }[];
  /** Values of all seasons together. */
  whole: CaseValues;
  /** The rules of the net estimate, one for each season; null: the totals are gross. */
  netRules: readonly NetRule[] | null;
  /** The share of the likely pay, in money and kind, that is guaranteed; whole percents, null if nothing is likely. */
  guaranteedPercent: number | null;
  /** The commission that the person pays is stated by the offer; false: it is an assumption. */
  statesOwnCommission: boolean;
  /** In-kind terms for which there is no assumed price. */
  unvalued: readonly InKindTerm[];
}

/**
 * Makes offers comparable: each as guaranteed, likely and best case, per season and as a whole, net of what the person pays
 * and of estimated contributions and tax where every season has an estimate, unless `isGross`. The parts of every case sum to its total, the
 * seasons sum to the whole, and guaranteed ≤ likely ≤ best.
 */
export function normaliseOffer(
  terms: OfferTerms,
  assumptions: ValueAssumptions,
  { isGross = false }: { isGross?: boolean } = {},
): NormalisedOffer {
  const stated = commissionBySeason(terms);
  const seasons = Array.from({ length: seasonsOf(terms) }, (_, index) => {
    const ofSeason = termsOfSeason(terms, index);
    const value = valueOfOffer(ofSeason, assumptions);
    const [base, high] = [moneyOf(value.base), moneyOf(value.high)];
    const fixed = { pay: base.pay - value.base.conditionalCents, inKind: base.inKind };
    return {
      terms: ofSeason,
      money: { guaranteed: fixed, likely: base, best: high.pay > base.pay ? high : base },
      costs: ownCosts(ofSeason, assumptions) + ownCommission(terms, stated?.[index], ofSeason, assumptions),
    };
  });
  const rules = seasons.map(({ terms: ofSeason, money }) => {
    const rule = netRuleOf(ofSeason);
    return rule && withheldOf(money.best.pay, rule) ? rule : null;
  });
  const isNet = !isGross && rules.every((rule) => rule !== null);
  const valued = seasons.map(({ terms: { season }, money, costs }, index) => ({
    season,
    cases: eachCase((name) => caseValue(money[name], isNet ? (rules[index] ?? null) : null, costs)),
  }));
  const whole = eachCase((name) => sumOf(valued.map(({ cases }) => cases[name])));
  const likely = whole.likely.pay + whole.likely.inKind;
  return {
    seasons: valued,
    whole,
    netRules: isNet ? rules : null,
    guaranteedPercent:
      likely === 0 ? null : Math.floor(((whole.guaranteed.pay + whole.guaranteed.inKind) * 100) / likely),
    statesOwnCommission: stated !== null,
    unvalued: valueOfOffer(terms, assumptions).unvalued,
  };
}

function eachCase<Value>(of: (name: ValueCase) => Value): Record<ValueCase, Value> {
  return { guaranteed: of('guaranteed'), likely: of('likely'), best: of('best') };
}

function moneyOf({ parts, totalCents }: ScenarioValue): { pay: number; inKind: number } {
  const inKind = parts
    .filter(({ part }) => (inKindTerms as readonly string[]).includes(part))
    .reduce((sum, part) => sum + part.cents, 0);
  return { pay: totalCents - inKind, inKind };
}

/** Rent and meals of the months that are paid, where the club provides neither. */
function ownCosts({ house, food, months }: OfferTerms, assumed: ValueAssumptions): number {
  const room = house === null ? (assumed.ownRoomCents ?? 0) : 0;
  return (room + (food ? 0 : (assumed.ownFoodCents ?? 0))) * months;
}

/** What the person pays the agent for a season: as the offer states it, otherwise as assumed. */
function ownCommission(
  terms: OfferTerms,
  stated: number | undefined,
  { monthlySalary, months }: OfferTerms,
  { ownAgentPercent }: ValueAssumptions,
): number {
  if (stated !== undefined) return terms.commissionPayer === 'recipient' ? stated : 0;
  return percentOf(monthlySalary * months * 100, ownAgentPercent ?? 0);
}

function caseValue(money: { pay: number; inKind: number }, rule: NetRule | null, costs: number): CaseValue {
  const taken = rule && withheldOf(money.pay, rule);
  const withheld = taken ? taken.contributionsCents + taken.taxCents : 0;
  return { ...money, withheld, costs, total: money.pay + money.inKind - withheld - costs };
}

function sumOf(values: readonly CaseValue[]): CaseValue {
  const sum = (part: keyof CaseValue) => values.reduce((total, value) => total + value[part], 0);
  return {
    pay: sum('pay'),
    inKind: sum('inKind'),
    withheld: sum('withheld'),
    costs: sum('costs'),
    total: sum('total'),
  };
}

/**
 * Several offers on the same assumptions. They are net only if each of them has an estimate: a net amount beside a gross
 * one would compare nothing.
 */
export function normaliseOffers(
  offers: readonly OfferTerms[],
  assumptions: ValueAssumptions,
): NormalisedOffer[] {
  const values = offers.map((terms) => normaliseOffer(terms, assumptions));
  return values.every(({ netRules }) => netRules !== null)
    ? values
    : offers.map((terms) => normaliseOffer(terms, assumptions, { isGross: true }));
}
