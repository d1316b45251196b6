import type { BonusPer, OfferTerms } from './offer-terms.ts';
import type { SeasonGoal } from './season-goals.ts';

/** How a season may go. Counts are whole; `result` is the goal that the team reaches, null for none. */
export interface Scenario {
  matches: number;
  goals: number;
  assists: number;
  result: SeasonGoal | null;
}

export const scenarioNames = ['low', 'base', 'high'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** What a value rests on. What a meal, a room or a ticket is worth has no figure of its own: null leaves it out. */
export interface ValueAssumptions extends Record<ScenarioName, Scenario> {
  /** Euro cents a month. */
  foodCents: number | null;
  singleRoomCents: number | null;
  sharedRoomCents: number | null;
  /** Euro cents a season. */
  travelCents: number | null;
}

export const guaranteedParts = ['salary', 'food', 'house', 'travel'] as const;
export const conditionalParts = [
  'playoff',
  'leagueWinners',
  'playout',
  'goals',
  'assists',
  'matches',
] as const;

export type ValuePart = (typeof guaranteedParts)[number] | (typeof conditionalParts)[number];

export interface ScenarioValue {
  /** Integer euro cents of the season; the parts that come to something, in the order of the lists above. */
  parts: readonly { part: ValuePart; cents: number }[];
  guaranteedCents: number;
  conditionalCents: number;
  totalCents: number;
}

export interface OfferValue extends Record<ScenarioName, ScenarioValue> {
  /** What the offer holds and no assumption values. */
  unvalued: readonly ('food' | 'house' | 'travel')[];
}

const cents = (euros: number) => Math.round(euros * 100);

/** How often a bonus falls due: once for every whole `every`. */
function earned(bonus: BonusPer | null, count: number): number {
  return bonus === null ? 0 : Math.floor(count / bonus.every) * cents(bonus.amount);
}

/**
 * What an offer is worth for its season, guaranteed and conditional, in three scenarios on stated assumptions. Integer
 * cents; the parts sum to the totals. The agent's commission is no part of it.
 */
export function valueOfOffer(terms: OfferTerms, assumptions: ValueAssumptions): OfferValue {
  const room = terms.house === 0 ? assumptions.singleRoomCents : assumptions.sharedRoomCents;
  const held = {
    food: terms.food ? assumptions.foodCents : undefined,
    house: terms.house !== null ? room : undefined,
    travel: terms.travelTicket ? assumptions.travelCents : undefined,
  };
  const guaranteed: Record<(typeof guaranteedParts)[number], number> = {
    salary: cents(terms.monthlySalary) * terms.months,
    food: (held.food ?? 0) * terms.months,
    house: (held.house ?? 0) * terms.months,
    travel: held.travel ?? 0,
  };
  const valueIn = (scenario: Scenario): ScenarioValue => {
    const reached = (goal: SeasonGoal, euros: number | null) =>
      scenario.result === goal ? cents(euros ?? 0) : 0;
    const conditional: Record<(typeof conditionalParts)[number], number> = {
      playoff: reached(0, terms.playoffBonus),
      leagueWinners: reached(1, terms.leagueWinnersBonus),
      playout: reached(2, terms.playoutBonus),
      goals: earned(terms.goalsBonus, scenario.goals),
      assists: earned(terms.assistsBonus, scenario.assists),
      matches: earned(terms.matchesBonus, scenario.matches),
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
    unvalued: (['food', 'house', 'travel'] as const).filter((part) => held[part] === null),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
