import {
  type ConditionalTerm,
  conditionalParts,
  fieldOf,
  type GuaranteedTerm,
  guaranteedParts,
  type InKindTerm,
  inKindTerms,
  type OfferTerms,
} from './offer-terms.ts';
import type { SeasonGoal } from './season-goals.ts';
import type { SeasonCount, SeasonEnding } from './season-outcomes.ts';
import type { BonusPer, BonusStep } from './term-kinds.ts';

/** A possible course of the season; `result` is the goal that the team reaches, null for none. */
export interface Scenario extends Record<SeasonCount, number> {
  result: SeasonGoal | null;
  ending: SeasonEnding | null;
}

export const scenarioNames = ['low', 'base', 'high'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** The assumptions of a value. A meal, a room or a ticket has no price in the offer: null leaves it out. */
export interface ValueAssumptions extends Record<ScenarioName, Scenario> {
  /** Euro cents a month. */
  foodCents: number | null;
  singleRoomCents: number | null;
  sharedRoomCents: number | null;
  /** Euro cents a season. */
  travelCents: number | null;
  /** What the person pays a month where the club provides no room or no meals; null leaves it out. */
  ownRoomCents: number | null;
  ownFoodCents: number | null;
  /** What the person pays the agent, in whole percents of the salary, where the offer does not say it to the reader. */
  ownAgentPercent: number | null;
}

export type ValuePart = GuaranteedTerm | ConditionalTerm;

export interface ScenarioValue {
  /** Integer euro cents of the season; the parts that are not 0, in the order of the lists above. */
  parts: readonly { part: ValuePart; cents: number }[];
  guaranteedCents: number;
  conditionalCents: number;
  totalCents: number;
}

export interface OfferValue extends Record<ScenarioName, ScenarioValue> {
  /** Parts of the offer for which there is no assumption. */
  unvalued: readonly InKindTerm[];
}

const cents = (euros: number) => Math.round(euros * 100);

/** The assumed price of what is provided in kind; undefined: the offer does not provide it. */
function assumedPrices(
  terms: OfferTerms,
  assumed: ValueAssumptions,
): Record<InKindTerm, number | null | undefined> {
  const room = terms.house === 0 ? assumed.singleRoomCents : assumed.sharedRoomCents;
  return {
    food: terms.food ? assumed.foodCents : undefined,
    house: terms.house !== null ? room : undefined,
    travelTicket: terms.travelTicket ? assumed.travelCents : undefined,
  };
}

/** What a conditional term pays in a season that runs like this. */
function earnedIn(term: ConditionalTerm, terms: OfferTerms, scenario: Scenario): number {
  const { worth, ...field } = fieldOf(term);
  const value = terms[term];
  if (value === null) return 0;
  if (field.kind === 'perEvery') {
    const { amount, every } = value as BonusPer;
    return Math.floor(scenario[field.of] / every) * cents(amount);
  }
  if (field.kind === 'steps') {
    const reached = (value as BonusStep[]).filter(({ from }) => scenario[field.of] >= from);
    return sum(reached.map(({ amount }) => cents(amount)));
  }
  const isReached =
    worth?.when === 'result'
      ? scenario.result === worth.result
      : worth?.when === 'ending' && scenario.ending === worth.ending;
  return isReached ? cents(value as number) : 0;
}

/**
 * What an offer is worth for its first season, guaranteed and conditional, in three scenarios on stated assumptions. Integer
 * cents; the parts sum to the totals. It does not include the agent's commission.
 */
export function valueOfOffer(terms: OfferTerms, assumptions: ValueAssumptions): OfferValue {
  const prices = assumedPrices(terms, assumptions);
  const paid = (term: GuaranteedTerm) => {
    const { worth } = fieldOf(term);
    const once =
      term in prices ? (prices[term as InKindTerm] ?? 0) : cents((terms[term] as number | null) ?? 0);
    return worth?.when === 'always' && worth.per === 'month' ? once * terms.months : once;
  };
  const guaranteed = guaranteedParts.map((part) => ({ part, cents: paid(part) }));
  const guaranteedCents = sum(guaranteed.map((part) => part.cents));
  const valueIn = (scenario: Scenario): ScenarioValue => {
    const conditional = conditionalParts.map((part) => ({ part, cents: earnedIn(part, terms, scenario) }));
    const conditionalCents = sum(conditional.map((part) => part.cents));
    const parts = [...guaranteed, ...conditional].filter((part) => part.cents !== 0);
    return { parts, guaranteedCents, conditionalCents, totalCents: guaranteedCents + conditionalCents };
  };
  return {
    low: valueIn(assumptions.low),
    base: valueIn(assumptions.base),
    high: valueIn(assumptions.high),
    unvalued: inKindTerms.filter((part) => prices[part] === null),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
