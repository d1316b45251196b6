import type { BonusStep } from './contract-terms.ts';
import {
  type BonusPer,
  type ConditionalTerm,
  type GuaranteedTerm,
  type OfferTerms,
  termKeys,
  termRules,
} from './offer-terms.ts';
import type { SeasonGoal } from './season-goals.ts';

/** What is counted in a season, in whole numbers. */
export const seasonCounts = ['matches', 'goals', 'assists', 'cleanSheets'] as const;
type SeasonCount = (typeof seasonCounts)[number];

/** How a team's season can end. Names: `offers:value.ending.<name>`. */
export const seasonEndings = ['promoted', 'stayedUp'] as const;
export type SeasonEnding = (typeof seasonEndings)[number];

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

export const guaranteedParts = termKeys.filter(
  (term): term is GuaranteedTerm => termRules[term].value === 'guaranteed',
);
export const conditionalParts = termKeys.filter(
  (term): term is ConditionalTerm => termRules[term].value === 'conditional',
);

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
  unvalued: readonly ('food' | 'house' | 'travelTicket')[];
}

const cents = (euros: number) => Math.round(euros * 100);

/** How often a bonus falls due: once for every whole `every`. */
function earned(bonus: BonusPer | null, count: number): number {
  return bonus === null ? 0 : Math.floor(count / bonus.every) * cents(bonus.amount);
}

/** Each step that is reached pays its amount once. */
function reachedSteps(steps: readonly BonusStep[], count: number): number {
  return sum(steps.map(({ from, amount }) => (count >= from ? cents(amount) : 0)));
}

/**
 * What an offer is worth for its first season, guaranteed and conditional, in three scenarios on stated assumptions. Integer
 * cents; the parts sum to the totals. It does not include the agent's commission.
 */
export function valueOfOffer(terms: OfferTerms, assumptions: ValueAssumptions): OfferValue {
  const room = terms.house === 0 ? assumptions.singleRoomCents : assumptions.sharedRoomCents;
  const held = {
    food: terms.food ? assumptions.foodCents : undefined,
    house: terms.house !== null ? room : undefined,
    travelTicket: terms.travelTicket ? assumptions.travelCents : undefined,
  };
  const guaranteed: Record<GuaranteedTerm, number> = {
    monthlySalary: cents(terms.monthlySalary) * terms.months,
    food: (held.food ?? 0) * terms.months,
    house: (held.house ?? 0) * terms.months,
    travelTicket: held.travelTicket ?? 0,
    signingFee: cents(terms.signingFee ?? 0),
    imageRights: cents(terms.imageRights ?? 0),
  };
  const valueIn = (scenario: Scenario): ScenarioValue => {
    const reached = (goal: SeasonGoal, euros: number | null) =>
      scenario.result === goal ? cents(euros ?? 0) : 0;
    const ended = (ending: SeasonEnding, euros: number | null) =>
      scenario.ending === ending ? cents(euros ?? 0) : 0;
    const conditional: Record<ConditionalTerm, number> = {
      playoffBonus: reached(0, terms.playoffBonus),
      leagueWinnersBonus: reached(1, terms.leagueWinnersBonus),
      playoutBonus: reached(2, terms.playoutBonus),
      goalsBonus: earned(terms.goalsBonus, scenario.goals),
      assistsBonus: earned(terms.assistsBonus, scenario.assists),
      matchesBonus: earned(terms.matchesBonus, scenario.matches),
      promotionBonus: ended('promoted', terms.promotionBonus),
      salvationBonus: ended('stayedUp', terms.salvationBonus),
      appearanceSteps: reachedSteps(terms.appearanceSteps, scenario.matches),
      cleanSheetSteps: reachedSteps(terms.cleanSheetSteps, scenario.cleanSheets),
    };
    const guaranteedCents = sum(Object.values(guaranteed));
    const conditionalCents = sum(Object.values(conditional));
    const parts = [
      ...guaranteedParts.map((part) => ({ part, cents: guaranteed[part] })),
      ...conditionalParts.map((part) => ({ part, cents: conditional[part] })),
    ].filter((part) => part.cents !== 0);
    return { parts, guaranteedCents, conditionalCents, totalCents: guaranteedCents + conditionalCents };
  };
  return {
    low: valueIn(assumptions.low),
    base: valueIn(assumptions.base),
    high: valueIn(assumptions.high),
    unvalued: (['food', 'house', 'travelTicket'] as const).filter((part) => held[part] === null),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
