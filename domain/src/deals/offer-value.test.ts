import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTerms } from './example-terms.ts';
import { mostEvery, mostMonths } from './offer-limits.ts';
import type { OfferTerms } from './offer-terms.ts';
import {
  conditionalParts,
  guaranteedParts,
  type Scenario,
  scenarioNames,
  type ValueAssumptions,
  valueOfOffer,
} from './offer-value.ts';
import { usualAssumptions } from './usual-assumptions.ts';

const example: OfferTerms = exampleTerms;

const euros = fc.integer({ min: 0, max: 1_000_000_000 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const bonus = maybe(fc.record({ amount: euros, every: fc.integer({ min: 1, max: mostEvery }) }));
const goal = maybe(fc.constantFrom(0 as const, 1 as const, 2 as const));
const terms: fc.Arbitrary<OfferTerms> = fc.record({
  monthlySalary: euros,
  food: fc.boolean(),
  house: maybe(fc.constantFrom(0 as const, 1 as const)),
  travelTicket: fc.boolean(),
  playoffBonus: maybe(euros),
  leagueWinnersBonus: maybe(euros),
  playoutBonus: maybe(euros),
  goalsBonus: bonus,
  assistsBonus: bonus,
  matchesBonus: bonus,
  seasonGoal: goal,
  level: fc.integer({ min: 0, max: 15 }),
  country: fc.constant('IT'),
  city: fc.constant('Padova'),
  season: fc.constant(2026),
  months: fc.integer({ min: 1, max: mostMonths }),
  comments: fc.constant(''),
});
const count = fc.integer({ min: 0, max: 80 });
const scenario: fc.Arbitrary<Scenario> = fc.record({
  matches: count,
  goals: count,
  assists: count,
  result: goal,
});
const worth = maybe(fc.integer({ min: 0, max: 1_000_000 }));
const assumptions: fc.Arbitrary<ValueAssumptions> = fc.record({
  low: scenario,
  base: scenario,
  high: scenario,
  foodCents: worth,
  singleRoomCents: worth,
  sharedRoomCents: worth,
  travelCents: worth,
});

const sum = (parts: readonly { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);

describe('the value of an offer', () => {
  it('is the salary of its months, and the bonuses of the season as assumed', () => {
    const value = valueOfOffer(example, { ...usualAssumptions(9), foodCents: 30_000 });
    // 10 × (1800 + 300); 24 matches: 2 × 500; 4 goals: none; the play-offs: 1500.
    expect(value.base).toMatchObject({
      guaranteedCents: 2_100_000,
      conditionalCents: 250_000,
      totalCents: 2_350_000,
    });
    // 34 matches: 3 × 500; 9 goals: 200; the league: 4000.
    expect(value.high).toMatchObject({ guaranteedCents: 2_100_000, conditionalCents: 570_000 });
    expect(value.low.conditionalCents).toBe(50_000);
    expect(value.unvalued).toEqual(['house']);
  });

  it('has parts that sum to its totals, in whole cents', () => {
    fc.assert(
      fc.property(terms, assumptions, (offered, assumed) => {
        const value = valueOfOffer(offered, assumed);
        for (const name of scenarioNames) {
          const { parts, guaranteedCents, conditionalCents, totalCents } = value[name];
          const sure = parts.filter(({ part }) => (guaranteedParts as readonly string[]).includes(part));
          const ifs = parts.filter(({ part }) => (conditionalParts as readonly string[]).includes(part));
          expect(sure.length + ifs.length).toBe(parts.length);
          expect(sum(sure)).toBe(guaranteedCents);
          expect(sum(ifs)).toBe(conditionalCents);
          expect(guaranteedCents + conditionalCents).toBe(totalCents);
          for (const { cents } of parts) expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
        }
      }),
    );
  });

  it('guarantees the same in every scenario, whatever the season brings', () => {
    fc.assert(
      fc.property(terms, assumptions, (offered, assumed) => {
        const { low, base, high } = valueOfOffer(offered, assumed);
        expect([base.guaranteedCents, high.guaranteedCents]).toEqual([
          low.guaranteedCents,
          low.guaranteedCents,
        ]);
      }),
    );
  });

  it('never falls with more matches, goals, assists or months', () => {
    fc.assert(
      fc.property(terms, assumptions, count, (offered, assumed, more) => {
        const before = valueOfOffer(offered, assumed).base.totalCents;
        const { base } = assumed;
        for (const better of [
          { ...base, matches: base.matches + more },
          { ...base, goals: base.goals + more },
          { ...base, assists: base.assists + more },
        ]) {
          expect(valueOfOffer(offered, { ...assumed, base: better }).base.totalCents).toBeGreaterThanOrEqual(
            before,
          );
        }
        const longer = { ...offered, months: offered.months + 1 };
        expect(valueOfOffer(longer, assumed).base.totalCents).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('counts a meal, a room and a ticket only when an assumption prices them, and lists what it leaves out', () => {
    fc.assert(
      fc.property(terms, assumptions, (offered, assumed) => {
        const none = {
          ...assumed,
          foodCents: null,
          singleRoomCents: null,
          sharedRoomCents: null,
          travelCents: null,
        };
        const value = valueOfOffer(offered, none);
        expect(value.low.guaranteedCents).toBe(offered.monthlySalary * 100 * offered.months);
        expect(value.unvalued.includes('food')).toBe(offered.food);
        expect(value.unvalued.includes('house')).toBe(offered.house !== null);
        expect(value.unvalued.includes('travelTicket')).toBe(offered.travelTicket);
      }),
    );
  });

  it('excludes the agent’s commission', () => {
    fc.assert(
      fc.property(terms, assumptions, euros, (offered, assumed, commissionAmount) => {
        expect(valueOfOffer({ ...offered, commissionAmount }, assumed)).toEqual(
          valueOfOffer(offered, assumed),
        );
      }),
    );
  });
});
