import fc from 'fast-check';
import { contractKinds, optionSides } from '../src/deals/contract-kinds.ts';
import type { BonusStep, SeasonPay } from '../src/deals/contract-terms.ts';
import { mostInstalments } from '../src/deals/negotiation-limits.ts';
import {
  mostEvery,
  mostMatches,
  mostMonths,
  mostOptionSeasons,
  mostSeasons,
  mostSteps,
} from '../src/deals/offer-limits.ts';
import type { OfferTerms } from '../src/deals/offer-terms.ts';
import { type Scenario, seasonEndings, type ValueAssumptions } from '../src/deals/offer-value.ts';
import { mostPercent } from '../src/platform/number-limits.ts';

export const randomEuros = fc.integer({ min: 0, max: 1_000_000_000 });
export const randomCount = fc.integer({ min: 0, max: 80 });

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const upTo = (max: number) => fc.integer({ min: 1, max });
const bonus = maybe(fc.record({ amount: randomEuros, every: upTo(mostEvery) }));
const goal = maybe(fc.constantFrom(0 as const, 1 as const, 2 as const));
const seasonPay: fc.Arbitrary<SeasonPay> = fc.record({
  monthlySalary: randomEuros,
  months: upTo(mostMonths),
  signingFee: maybe(randomEuros),
  imageRights: maybe(randomEuros),
});
const steps: fc.Arbitrary<BonusStep[]> = fc.array(
  fc.record({ from: upTo(mostMatches), amount: randomEuros }),
  { maxLength: mostSteps },
);

/** Terms as a reader sees who may not see the commission. */
export const randomTerms: fc.Arbitrary<OfferTerms> = fc.record({
  monthlySalary: randomEuros,
  food: fc.boolean(),
  house: maybe(fc.constantFrom(0 as const, 1 as const)),
  travelTicket: fc.boolean(),
  playoffBonus: maybe(randomEuros),
  leagueWinnersBonus: maybe(randomEuros),
  playoutBonus: maybe(randomEuros),
  goalsBonus: bonus,
  assistsBonus: bonus,
  matchesBonus: bonus,
  seasonGoal: goal,
  level: fc.integer({ min: 0, max: 15 }),
  country: fc.constantFrom('IT', 'DE'),
  city: fc.constant('Padova'),
  season: fc.constantFrom(2025, 2026, 2027),
  months: upTo(mostMonths),
  contractKind: maybe(fc.constantFrom(...contractKinds)),
  signingFee: maybe(randomEuros),
  imageRights: maybe(randomEuros),
  furtherSeasons: fc.array(seasonPay, { maxLength: mostSeasons - 1 }),
  promotionBonus: maybe(randomEuros),
  salvationBonus: maybe(randomEuros),
  appearanceSteps: steps,
  cleanSheetSteps: steps,
  releaseClause: maybe(randomEuros),
  option: maybe(
    fc.record({
      side: fc.constantFrom(...optionSides),
      seasons: upTo(mostOptionSeasons),
      until: fc.constant('2028-05-31'),
    }),
  ),
  comments: fc.constant(''),
});

const percent = fc.integer({ min: 0, max: mostPercent });

/** The commission as those see it who may: an amount or a percentage, who pays, on what, in how many instalments. */
export const randomCommission: fc.Arbitrary<Partial<OfferTerms>> = fc.record({
  commissionAmount: fc.constant(null),
  commissionPercent: percent,
  commissionPayer: fc.constantFrom('club' as const, 'recipient' as const, null),
  commissionSeasons: fc.constantFrom('firstSeason' as const, 'allSeasons' as const, null),
  commissionInstalments: maybe(upTo(mostInstalments)),
});

const scenario: fc.Arbitrary<Scenario> = fc.record({
  matches: randomCount,
  goals: randomCount,
  assists: randomCount,
  cleanSheets: randomCount,
  result: goal,
  ending: maybe(fc.constantFrom(...seasonEndings)),
});
const worth = maybe(fc.integer({ min: 0, max: 1_000_000 }));

export const randomAssumptions: fc.Arbitrary<ValueAssumptions> = fc.record({
  low: scenario,
  base: scenario,
  high: scenario,
  foodCents: worth,
  singleRoomCents: worth,
  sharedRoomCents: worth,
  travelCents: worth,
  ownRoomCents: worth,
  ownFoodCents: worth,
  ownAgentPercent: maybe(percent),
});
