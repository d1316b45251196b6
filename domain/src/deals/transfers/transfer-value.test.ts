import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { exampleLoan, fullLoan } from './example-transfer.ts';
import type { TransferTerms } from './transfer-terms.ts';
import {
  monthsOfLoan,
  type TransferAssumptions,
  usualTransferAssumptions,
  valueOfTransfer,
} from './transfer-value.ts';

const from = '2026-08-31';

describe('the value of a transfer between two clubs', () => {
  it('is what is due in any case, what is likely, and the most that it can be', () => {
    const value = valueOfTransfer(exampleLoan, { ...usualTransferAssumptions, monthlyWage: 200_000 }, from);
    // 15,000; 60 % of ten months at 2,000; 25 appearances: 2 × 2,500; at most 3 × 2,500; the option 90,000.
    expect(value).toEqual({
      certain: 1_500_000 + 1_200_000,
      likely: 1_500_000 + 1_200_000 + 500_000,
      most: 1_500_000 + 1_200_000 + 750_000 + 9_000_000,
      wages: 1_200_000,
      purchase: 9_000_000,
      solidarity: { certain: 0, likely: 0, most: 0 },
      vat: null,
      valorisation: { likely: 0, most: 0 },
    });
  });

  it('counts all terms as the table made by hand', () => {
    // Certain 15,000; likely with 25 appearances: 2 × 2,500 and the obligation of 90,000; at most 3 × 2,500 and 90,000. On top 5 %, with
    // them 22 % of what the clubs pay each other. The releasing club pays 2 × 3,000, at most 9,000.
    expect(valueOfTransfer(fullLoan, usualTransferAssumptions, from, { solidarity: 5, vat: 22 })).toEqual({
      certain: 1_500_000 + 75_000,
      likely: 11_000_000 + 550_000,
      most: 11_250_000 + 562_500,
      wages: 0,
      purchase: 9_000_000,
      solidarity: { certain: 75_000, likely: 550_000, most: 562_500 },
      vat: {
        certain: { net: 1_500_000, vat: 330_000 },
        likely: { net: 11_000_000, vat: 2_420_000 },
        most: { net: 11_250_000, vat: 2_475_000 },
      },
      valorisation: { likely: 600_000, most: 900_000 },
    });
  });

  it('withholds solidarity from the amounts where it is not borne on top', () => {
    const deducted = { ...fullLoan, solidarityOnTop: undefined };
    expect(
      valueOfTransfer(deducted, usualTransferAssumptions, from, { solidarity: 5, vat: 22 }),
    ).toMatchObject({
      certain: 1_500_000,
      solidarity: { certain: 75_000 },
    });
  });

  it.each<[string, TransferTerms['vat'], number | null, { net: number; vat: number } | undefined]>([
    ['is added to amounts without it', 'plus', 22, { net: 1_500_000, vat: 330_000 }],
    ['is part of amounts that include it', 'included', 22, { net: 1_229_508, vat: 270_492 }],
    ['is none where the amounts are not subject to it', 'notSubject', 22, undefined],
    ['is not said where its rate is not known', 'plus', null, undefined],
    ['is not said where the clubs say nothing', undefined, 22, undefined],
  ])('has a tax that %s', (_, vat, rate, expected) => {
    const value = valueOfTransfer({ ...exampleLoan, vat }, usualTransferAssumptions, from, {
      solidarity: null,
      vat: rate,
    });
    expect(value.vat?.certain).toEqual(expected);
  });

  it.each<[string, TransferTerms['purchase'], number, number]>([
    [
      'without a condition: due in any case',
      { kind: 'obligation', amount: 100, until: null, trigger: null },
      100,
      100,
    ],
    [
      'after 20 appearances: likely with 25',
      { kind: 'obligation', amount: 100, until: null, trigger: { event: 'appearances', count: 20 } },
      0,
      100,
    ],
    [
      'with a promotion that is not assumed',
      { kind: 'obligation', amount: 100, until: null, trigger: { event: 'promotion', count: 1 } },
      0,
      0,
    ],
    ['as an option: at most', { kind: 'option', amount: 100, until: null, trigger: null }, 0, 0],
  ])('counts a purchase %s', (_, purchase, certain, likely) => {
    const bare = { ...exampleLoan, compensation: 0, instalments: [], addOns: [], purchase };
    expect(valueOfTransfer(bare, usualTransferAssumptions, from)).toMatchObject({
      certain,
      likely,
      most: 100,
    });
  });

  it('is never below what is certain nor above the most, in whole cents', () => {
    const count = fc.integer({ min: 0, max: 60 });
    const assumptions: fc.Arbitrary<TransferAssumptions> = fc.record({
      counts: fc.record({ appearances: count, goals: count, nationalCaps: count }),
      reached: fc.record({ promotion: fc.boolean(), survival: fc.boolean(), title: fc.boolean() }),
      monthlyWage: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
    });
    fc.assert(
      fc.property(anyTransferTerms, assumptions, (terms, assumed) => {
        const percents = { solidarity: 5, vat: 22 };
        const { certain, likely, most, vat, valorisation } = valueOfTransfer(terms, assumed, from, percents);
        expect(valorisation.likely).toBeLessThanOrEqual(valorisation.most);
        if (vat && terms.vat === 'included')
          expect(vat.most.net + vat.most.vat).toBe(
            valueOfTransfer({ ...terms, solidarityOnTop: false }, { ...assumed, monthlyWage: null }, from)
              .most,
          );
        expect(certain).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(most);
        expect([certain, likely, most].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-08-31', '2027-06-30', 10],
    ['2026-09-01', '2027-06-30', 10],
    ['2027-01-15', '2027-06-30', 6],
    ['2027-06-30', '2027-06-30', 0],
  ])('counts the months of a loan from %s to %s as %i', (first, last, months) => {
    expect(monthsOfLoan(first, last)).toBe(months);
  });
});
