import fc from 'fast-check';
import { optionSides } from '../src/deals/offers/contract-kinds.ts';
import {
  maxEvery,
  maxMatches,
  maxOptionSeasons,
  maxSeasons,
  maxSteps,
} from '../src/deals/offers/offer-limits.ts';
import {
  commissionTerms,
  fieldOf,
  type OfferTerms,
  type SeasonPay,
  seasonTerms,
  type TermKey,
  termKeys,
} from '../src/deals/offers/offer-terms.ts';
import type { Scenario, ValueAssumptions } from '../src/deals/offers/offer-value.ts';
import { seasonGoals } from '../src/deals/offers/season-goals.ts';
import { seasonEndings } from '../src/deals/offers/season-outcomes.ts';
import { maxPercent } from '../src/platform/number-limits.ts';

export const randomEuros = fc.integer({ min: 0, max: 1_000_000_000 });
export const randomCount = fc.integer({ min: 0, max: 80 });

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const upTo = (max: number) => fc.integer({ min: 1, max });
const goal = maybe(fc.constantFrom(...seasonGoals));

/** A value of the term, or none unless it is mandatory. */
function randomValue(term: TermKey): fc.Arbitrary<unknown> {
  const field = fieldOf(term);
  const value = (of: fc.Arbitrary<unknown>) => (field.mandatory ? of : maybe(of));
  switch (field.kind) {
    case 'euros':
      return value(randomEuros);
    case 'months':
    case 'percent':
    case 'instalments':
      return value(fc.integer({ min: field.min, max: field.max }));
    case 'choice':
      return value(fc.constantFrom(...field.of));
    case 'perEvery':
      return value(fc.record({ amount: randomEuros, every: upTo(maxEvery) }));
    case 'steps':
      return fc.array(fc.record({ from: upTo(maxMatches), amount: randomEuros }), { maxLength: maxSteps });
    case 'option':
      return value(
        fc.record({
          side: fc.constantFrom(...optionSides),
          seasons: upTo(maxOptionSeasons),
          until: fc.constant('2028-05-31'),
        }),
      );
    case 'furtherSeasons':
      return fc.array(randomOf<SeasonPay>(seasonTerms), { maxLength: maxSeasons - 1 });
    case 'yesNo':
      return fc.boolean();
    // Seasons and countries for which there are rules.
    case 'season':
      return fc.constantFrom(2025, 2026, 2027);
    case 'country':
      return fc.constantFrom('IT', 'DE');
    case 'level':
      return fc.integer({ min: 0, max: 15 });
    case 'line':
      return fc.constant('Padova');
    case 'paragraph':
      return fc.constant('');
  }
}

function randomOf<Terms>(terms: readonly TermKey[]): fc.Arbitrary<Terms> {
  return fc.record(Object.fromEntries(terms.map((term) => [term, randomValue(term)]))) as fc.Arbitrary<Terms>;
}

const isCommission = (term: TermKey) => (commissionTerms as readonly string[]).includes(term);

/** Terms as a reader sees who may not see the commission. */
export const randomTerms = randomOf<OfferTerms>(termKeys.filter((term) => !isCommission(term)));

const percent = fc.integer({ min: 0, max: maxPercent });

/** The commission as those see it who may: a percentage, who pays, on what, in how many instalments. */
export const randomCommission = randomOf<Pick<OfferTerms, (typeof commissionTerms)[number]>>(
  commissionTerms,
).map(({ commissionPercent, ...commission }) => ({
  ...commission,
  commissionAmount: null,
  commissionPercent: commissionPercent ?? 5,
}));

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
