import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CostTariff } from '../identity/platform-settings.ts';
import { costByTariff, exceedsTariff, standingOfCost } from './transaction-cost.ts';

const tariff: CostTariff = { percentHundredths: 500, minCents: 200_00, maxCents: 15_000_00 };

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const anyTariff = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 100_000 }), fc.nat(900_000))
  .map(([percentHundredths, least, more]) => ({
    percentHundredths,
    minCents: least * 100,
    maxCents: (least + more) * 100,
  }));

describe('the cost by the tariff', () => {
  it.each([
    ['a part of the yearly pay', 30_000_00, 1_500_00],
    ['the least for a low pay', 3_600_00, 200_00],
    ['the least without any pay', 0, 200_00],
    ['the least where the pay is not known', null, 200_00],
    ['the most for a high pay', 900_000_00, 15_000_00],
    ['half a euro rounded up', 10_010_00, 501_00],
    ['less than half a euro rounded down', 10_009_99, 500_00],
  ])('is %s', (_, yearlyPayCents, expected) => {
    expect(costByTariff(tariff, yearlyPayCents)).toBe(expected);
  });

  it('counts hundredths of a percent exactly', () => {
    expect(costByTariff({ ...tariff, percentHundredths: 333 }, 100_000_00)).toBe(3_330_00);
  });

  it('is in whole euros, within its bounds, and grows with the pay', () => {
    fc.assert(
      fc.property(anyTariff, cents, cents, (list, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [of, ofMore] = [costByTariff(list, less), costByTariff(list, more)];
        expect(of % 100).toBe(0);
        expect(of).toBeGreaterThanOrEqual(list.minCents);
        expect(of).toBeLessThanOrEqual(list.maxCents);
        expect(ofMore).toBeGreaterThanOrEqual(of);
      }),
    );
  });

  it('never needs the agreement of staff', () => {
    fc.assert(
      fc.property(anyTariff, fc.option(cents), (list, pay) => {
        expect(exceedsTariff(list, costByTariff(list, pay))).toBe(false);
      }),
    );
  });
});

describe('a cost', () => {
  const facts = { costCents: 2_500_00, isSigned: false, acceptedCents: null, agreedCents: null };
  it.each([
    ['none where none is stated', { costCents: 0 }, 'none'],
    ['none where none is stated, after the signature too', { costCents: 0, isSigned: true }, 'none'],
    ['open up to the most of the tariff', { costCents: 15_000_00 }, 'open'],
    ['kept for staff a cent above it', { costCents: 15_000_01 }, 'waitsForStaff'],
    ['open once staff agree to this figure', { costCents: 20_000_00, agreedCents: 20_000_00 }, 'open'],
    [
      'kept for staff who agreed to a lower one',
      { costCents: 20_000_00, agreedCents: 19_000_00 },
      'waitsForStaff',
    ],
    [
      'kept for staff who agreed to a higher one',
      { costCents: 20_000_00, agreedCents: 21_000_00 },
      'waitsForStaff',
    ],
    ['accepted with the signature', { isSigned: true, acceptedCents: 2_500_00 }, 'accepted'],
    ['accepted when it was lowered afterwards', { isSigned: true, acceptedCents: 3_000_00 }, 'accepted'],
    ['not accepted when the club accepted less', { isSigned: true, acceptedCents: 2_499_99 }, 'notAccepted'],
    ['not accepted when the club signed without a word on it', { isSigned: true }, 'notAccepted'],
  ] as const)('is %s', (_, stated, expected) => {
    expect(standingOfCost(tariff, { ...facts, ...stated })).toBe(expected);
  });
});
