import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  randomAssumptions as assumptions,
  randomCount as count,
  randomEuros as euros,
  randomTerms as terms,
} from '../../../test/random-terms.ts';
import { playerRole } from '../../people/player-roles.ts';
import { fixedCentsOf } from './contract-seasons.ts';
import { exampleTerms } from './example-terms.ts';
import { conditionalParts, guaranteedParts, type OfferTerms } from './offer-terms.ts';
import { scenarioNames, valueOfOffer } from './offer-value.ts';
import { usualAssumptions } from './usual-assumptions.ts';

const example: OfferTerms = exampleTerms;

const sum = (parts: readonly { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);

describe('the value of an offer', () => {
  it('is the salary of its months, and the bonuses of the season as assumed', () => {
    const value = valueOfOffer(example, {
      ...usualAssumptions(playerRole.attackingMidfielder),
      foodCents: 30_000,
    });
    // 10 × (1800 + 300) + 600; 24 matches: 2 × 500 and the step of 800; 4 goals: none; the play-offs: 1500.
    expect(value.base).toMatchObject({
      guaranteedCents: 2_160_000,
      conditionalCents: 330_000,
      totalCents: 2_490_000,
    });
    // 34 matches: 3 × 500 and 800; 9 goals: 200; the league: 4000; promotion: 2500.
    expect(value.high).toMatchObject({ guaranteedCents: 2_160_000, conditionalCents: 900_000 });
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
          { ...base, cleanSheets: base.cleanSheets + more },
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
        expect(value.low.guaranteedCents).toBe(fixedCentsOf(offered));
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
