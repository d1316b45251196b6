import { usualContractKind } from '../../people/ledger/usual-contract-kind.ts';
import { tierOfLevel } from '../../people/levels.ts';
import type { PlayerRole } from '../../people/player-roles.ts';
import { findRule, type Rule, type RulePacks } from '../../people/rules/rule.ts';
import type { RuleKind } from '../../people/rules/rule-kinds.ts';
import { shippedContractRules } from './contract-figures.ts';
import { fixedCentsOf, seasonsOf, termsOfSeason } from './contract-seasons.ts';
import { fieldOf, type OfferTerms, termsOfKind } from './offer-terms.ts';
import { valueOfOffer } from './offer-value.ts';
import { usualAssumptions } from './usual-assumptions.ts';

/** Terms beyond a rule. Names: `errors:field.<name>`. */
export const contractBreaches = [
  'contractTooLong',
  'payBelowMinimum',
  'bonusesAboveFixedPay',
  'refundTooHigh',
] as const;
export type ContractBreach = (typeof contractBreaches)[number];

/** Terms that may not stand, as far as a figure that is known tells. Names: `offers:check.<name>`. */
export const contractDoubts = [
  'minimumOfOtherSeason',
  'minimumForPartOfSeason',
  'bonusesMayExceed',
  'volunteerPaid',
] as const;
export type ContractDoubt = (typeof contractDoubts)[number];

/** True for a rule's breach, whether it is refused or only warned of. */
export function isBreach(rule: ContractBreach | ContractDoubt): rule is ContractBreach {
  return (contractBreaches as readonly string[]).includes(rule);
}

interface Found {
  /** The field that it is about, as a path of the terms. */
  path: readonly (string | number)[];
  /** The regulation and its article. */
  article: string;
  /** What the sentence names: whole numbers, and amounts in whole euros. */
  counts?: Readonly<Record<string, number>>;
  money?: Readonly<Record<string, number>>;
}

/** A breach of a rule that is in force and confirmed is refused; anything else is only warned of. */
export type ContractFinding =
  | (Found & { verdict: 'block'; rule: ContractBreach })
  | (Found & { verdict: 'warn'; rule: ContractBreach | ContractDoubt });

/** The person whom the contract is for. */
export interface ContractPerson {
  /** A league's usual kind of contract is that of its players: what coaching staff sign is known only where it is stated. */
  isPlayer: boolean;
  /** Null: not known, or a member of coaching staff; then no rule about age applies. */
  age: number | null;
  role: PlayerRole | null;
}

/**
 * Checks the terms of a contract against the rules that hold in the season's first month. A kind of contract that is not stated is
 * the usual one of the league; a rule for which the offer states too little finds nothing.
 */
export function checkContract(
  terms: OfferTerms,
  person: ContractPerson,
  packs: RulePacks = shippedContractRules,
): ContractFinding[] {
  return [
    ...checkLength(terms, person, packs),
    ...checkMinimumPay(terms, person, packs),
    ...checkAmateurBonuses(terms, person, packs),
    ...checkVolunteer(terms, person, packs),
  ];
}

/** The stated kind of contract, or the one that the clubs of the league give their players. */
const kindOf = (terms: OfferTerms, { isPlayer }: Pick<ContractPerson, 'isPlayer'>) =>
  terms.contractKind ?? (isPlayer ? usualContractKind(terms) : null);

const dayOf = (season: number) => `${season}-07-01`;

function ruleFor<Kind extends RuleKind>(
  packs: RulePacks,
  kind: Kind,
  terms: OfferTerms,
  season = terms.season,
) {
  const tier = tierOfLevel(terms.level) ?? undefined;
  return findRule(packs, kind, { day: dayOf(season), association: terms.country, tier });
}

const articleOf = ({ edition, article }: Rule) => (article === '' ? edition : `${edition}, ${article}`);

function breach(rule: Rule, name: ContractBreach, found: Omit<Found, 'article'>): ContractFinding {
  const binds = rule.status === 'inForce' && rule.certainty === 'confirmed' && rule.endedOn === undefined;
  return { ...found, article: articleOf(rule), rule: name, verdict: binds ? 'block' : 'warn' };
}

function doubt(rule: Rule, name: ContractDoubt, found: Omit<Found, 'article'>): ContractFinding {
  return { ...found, article: articleOf(rule), rule: name, verdict: 'warn' };
}

/** The terms of each season with the path of its pay. */
function paysOf(terms: OfferTerms): { pay: OfferTerms; at: readonly (string | number)[]; season: number }[] {
  return Array.from({ length: seasonsOf(terms) }, (_, index) => {
    const pay = termsOfSeason(terms, index);
    return { pay, at: index === 0 ? [] : ['furtherSeasons', index - 1], season: pay.season };
  });
}

function checkLength(
  terms: OfferTerms,
  { age, isPlayer }: ContractPerson,
  packs: RulePacks,
): ContractFinding[] {
  const rule = ruleFor(packs, 'contractLength', terms);
  if (!rule || kindOf(terms, { isPlayer }) !== 'professional') return [];
  const { most, mostForMinors, untilAge } = rule.figures;
  const max = Math.floor((age !== null && age < untilAge ? mostForMinors : most) / 12);
  // A season that somebody may add by an option counts as agreed.
  if (seasonsOf(terms) + (terms.option?.seasons ?? 0) <= max) return [];
  const path = seasonsOf(terms) > max ? ['furtherSeasons'] : ['option', 'seasons'];
  return [breach(rule, 'contractTooLong', { path, counts: { max } })];
}

/** A season below a twelfth of the minimum a month is a breach; one that is paid in part is doubtful. */
function checkMinimumPay(
  terms: OfferTerms,
  { age, isPlayer }: ContractPerson,
  packs: RulePacks,
): ContractFinding[] {
  const tier = tierOfLevel(terms.level);
  if (kindOf(terms, { isPlayer }) !== 'professional' || age === null || tier === null) return [];
  return paysOf(terms).flatMap(({ pay, at, season }, index): ContractFinding[] => {
    const rule = ruleFor(packs, 'minimumPay', terms, season);
    if (!rule) return [];
    const { from16, from20, from24 } = rule.figures;
    const then = age + index;
    const min = then >= 24 ? from24 : then >= 20 ? from20 : then >= 16 ? from16 : 0;
    if (pay.monthlySalary * pay.months >= min) return [];
    const found = { path: [...at, 'monthlySalary'], money: { min } };
    if (rule.endedOn !== undefined) return [doubt(rule, 'minimumOfOtherSeason', found)];
    return pay.monthlySalary * 12 >= min
      ? [doubt(rule, 'minimumForPartOfSeason', found)]
      : [breach(rule, 'payBelowMinimum', found)];
  });
}

/** Bonuses with a fixed amount beyond the fixed pay are a breach; those per goal and the like are doubtful. */
function checkAmateurBonuses(
  terms: OfferTerms,
  { role, isPlayer }: ContractPerson,
  packs: RulePacks,
): ContractFinding[] {
  const rule = ruleFor(packs, 'amateurBonuses', terms);
  if (!rule || kindOf(terms, { isPlayer }) !== 'amateur') return [];
  const most = maxBonusCents(terms);
  const possible = most + openBonusCents(terms, role);
  return paysOf(terms).flatMap(({ pay, at }): ContractFinding[] => {
    const fixed = fixedCentsOf(pay);
    const allowed = (fixed * rule.figures.percentOfFixedPay) / 100;
    if (possible <= allowed) return [];
    const isSure = most > allowed;
    const money = { fixed: fixed / 100, bonuses: (isSure ? most : possible) / 100 };
    const found = { path: [...at, 'monthlySalary'], money };
    return [isSure ? breach(rule, 'bonusesAboveFixedPay', found) : doubt(rule, 'bonusesMayExceed', found)];
  });
}

function checkVolunteer(terms: OfferTerms, person: ContractPerson, packs: RulePacks): ContractFinding[] {
  const rule = ruleFor(packs, 'volunteerRefund', terms);
  if (!rule || kindOf(terms, person) !== 'volunteer') return [];
  const max = rule.figures.perMonth;
  const refunds = paysOf(terms).flatMap(({ pay, at }) =>
    pay.monthlySalary <= max
      ? []
      : [breach(rule, 'refundTooHigh', { path: [...at, 'monthlySalary'], money: { max } })],
  );
  const extra = paysOf(terms).some(({ pay }) => fixedCentsOf(pay) > pay.monthlySalary * pay.months * 100);
  const isPaid = extra || maxBonusCents(terms) + openBonusCents(terms, null) > 0;
  return isPaid ? [...refunds, doubt(rule, 'volunteerPaid', { path: ['contractKind'] })] : refunds;
}

/** The most that bonuses with a fixed amount can bring in a season: one result, one ending, every step. */
function maxBonusCents(terms: OfferTerms): number {
  const most = (when: 'result' | 'ending') =>
    Math.max(
      0,
      ...termsOfKind('euros').map((term) => (fieldOf(term).worth?.when === when ? (terms[term] ?? 0) : 0)),
    );
  const steps = termsOfKind('steps').flatMap((term) => terms[term]);
  const euros = most('result') + most('ending') + steps.reduce((sum, { amount }) => sum + amount, 0);
  return euros * 100;
}

/** What the bonuses per goal, assist and match bring in a good season of the role. */
function openBonusCents(terms: OfferTerms, role: PlayerRole | null): number {
  const { parts } = valueOfOffer(terms, usualAssumptions(role)).high;
  return parts
    .filter(({ part }) => fieldOf(part).kind === 'perEvery')
    .reduce((sum, { cents }) => sum + cents, 0);
}
