import { exampleCommission } from '@trattativa/contract/billing/commissions/example-commission';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divided, leftCents, planValues, restCents } from './plan-values.ts';

describe('the form of a plan', () => {
  it('begins with the plan in force, or with one instalment in 30 days', () => {
    expect(planValues(exampleCommission, '2026-09-15').instalments).toEqual([
      { dueOn: '2026-10-15', amount: 175 },
    ]);
    expect(planValues(null, '2026-09-15')).toEqual({
      amount: null,
      vatPercent: 22,
      instalments: [{ dueOn: '2026-10-15', amount: null }],
    });
  });

  it('divides what is left after the instalments that stay', () => {
    const [only] = exampleCommission.instalments;
    if (!only) throw new Error('the example has an instalment');
    const paid = { ...only, amount: 100, receivedOn: '2026-10-01' };
    const commission = { ...exampleCommission, instalments: [paid, { ...only, amount: 75 }] };
    expect(leftCents(commission, null)).toBe(7500);
    expect(leftCents(null, 500)).toBe(50_000);
  });

  it('always has parts that sum to what is left, with the rest in the last one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 24, max: 10_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        (left, count) => {
          const parts = divided(left, count, [{ dueOn: '2026-10-31', amount: null }]);
          expect(parts).toHaveLength(count);
          expect(restCents(left, parts)).toBe(Math.round((parts.at(-1)?.amount ?? 0) * 100));
          expect(restCents(left, parts)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
