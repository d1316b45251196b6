import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { exampleLoan } from './example-transfer.ts';
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
    });
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
        const { certain, likely, most } = valueOfTransfer(terms, assumed, from);
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
