import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideSales, type Sale } from './sell-on.ts';
import { sellOnBases } from './transfer-terms.ts';

describe('a chain of sales with shares of the gain', () => {
  it('computes three sales as the table made by hand', () => {
    // An academy sells for 100,000 with 20 % of the gain; the buyer sells for 350,000.55 with 15 %; its buyer for 500,000.
    expect(
      divideSales([
        { fee: 10_000_000, sellOnPercent: 20 },
        { fee: 35_000_055, sellOnPercent: 15 },
        { fee: 50_000_000, sellOnPercent: null },
      ]),
    ).toEqual([
      { cost: 0, gain: 10_000_000, passedOn: 0, kept: 10_000_000 },
      // 20 % of 250,000.55 = 50,000.11
      { cost: 10_000_000, gain: 25_000_055, passedOn: 5_000_011, kept: 30_000_044 },
      // 15 % of 149,999.45 = 22,499.9175, rounded to 22,499.92
      { cost: 35_000_055, gain: 14_999_945, passedOn: 2_249_992, kept: 47_750_008 },
    ]);
  });

  it('owes nothing for a sale without gain', () => {
    const [, second] = divideSales([
      { fee: 500_00, sellOnPercent: 50 },
      { fee: 400_00, sellOnPercent: null },
    ]);
    expect(second).toMatchObject({ gain: 0, passedOn: 0, kept: 400_00 });
  });

  it.each<[string, Partial<Sale>, string, number]>([
    ['of the gain', {}, '2027-08-01', 20_00],
    ['of the whole price', { sellOnBase: 'price' }, '2027-08-01', 30_00],
    ['on its last day', { sellOnUntil: '2027-08-01' }, '2027-08-01', 20_00],
    ['not on the day after', { sellOnUntil: '2027-08-01' }, '2027-08-02', 0],
  ])('shares 10 %% of a sale %s', (_, promised, soldOn, passedOn) => {
    const bought: Sale = { fee: 100_00, sellOnPercent: 10, ...promised };
    const [, second] = divideSales([bought, { fee: 300_00, sellOnPercent: null, soldOn }]);
    expect(second).toMatchObject({ passedOn, kept: 300_00 - passedOn });
  });

  it('divides every fee without a remainder, and never more than the gain', () => {
    const sale = fc.record({
      fee: fc.integer({ min: 0, max: 100_000_000_000 }),
      sellOnPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      sellOnBase: fc.constantFrom(...sellOnBases),
    });
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 6 }), (sales) => {
        divideSales(sales).forEach(({ passedOn, kept, gain }, index) => {
          expect(passedOn + kept).toBe(sales[index]?.fee);
          const isOfPrice = sales[index - 1]?.sellOnBase === 'price';
          expect(passedOn).toBeLessThanOrEqual(isOfPrice ? passedOn + kept : gain);
        });
      }),
    );
  });
});
