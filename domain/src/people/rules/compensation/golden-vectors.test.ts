import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedPacks } from '../packs/shipped-packs.ts';
import { findRule } from '../rule.ts';
import type { RuleFigures, RuleKind } from '../rule-kinds.ts';
import { agentFeeCap, feeInstalments, payDates } from './fee-cap.ts';
import { computeSolidarity } from './solidarity.ts';

const packs = Object.values(shippedPacks).flat();

function figuresOf<Kind extends RuleKind>(kind: Kind): RuleFigures<Kind> {
  const rule = findRule(packs, kind, { day: '2026-11-01' });
  if (!rule) throw new Error(`there is no rule ${kind}`);
  return rule.figures;
}

describe('the cap on agents’ fees', () => {
  const figures = figuresOf('agentFeeCap');
  const cap = (yearlyPay: number, acts: Parameters<typeof agentFeeCap>[1]['acts'], compensation = 0) =>
    agentFeeCap(figures, { yearlyPayCents: yearlyPay * 100, acts, compensationCents: compensation * 100 });

  it('is 76,000 of a yearly pay of 2,400,000 dollars', () => {
    expect(cap(2_400_000, ['individual']).capCents).toBe(76_000_00);
  });

  it('is due in four quarters of 19,000', () => {
    const dates = payDates(2_400_000_00, 0, 4);
    expect(feeInstalments(76_000_00, dates)).toEqual([19_000_00, 19_000_00, 19_000_00, 19_000_00]);
  });

  it('is due with 28,500 and three times 15,833.33 when a signing fee of 400,000 is paid first', () => {
    const dates = payDates(2_400_000_00, 400_000_00, 4);
    expect(feeInstalments(76_000_00, dates)).toEqual([28_500_00, 15_833_33, 15_833_33, 15_833_33]);
  });

  it.each([
    [200_000, ['individual'], 0, 10_000],
    [200_001, ['engaging'], 0, 10_000.03],
    [150_000.5, ['individual'], 0, 7_500.02],
    [2_400_000, ['individual', 'engaging'], 0, 152_000],
    [2_400_000, ['releasing'], 1_000_000, 100_000],
    [0, ['individual'], 0, 0],
  ] as const)(
    'the cap on agents’ fees of %s, acting for %j with a compensation of %s, is %s',
    (pay, acts, compensation, expected) => {
      expect(cap(pay, acts, compensation).capCents).toBe(Math.round(expected * 100));
    },
  );

  it('is for both sides at once 10 % up to the threshold and 6 % above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (yearlyPayCents) => {
        const both = agentFeeCap(figures, {
          yearlyPayCents,
          acts: ['individual', 'engaging'],
          compensationCents: 0,
        });
        const doubled = { ...figures, percentUpTo: 10, percentAbove: 6 };
        const once = agentFeeCap(doubled, { yearlyPayCents, acts: ['individual'], compensationCents: 0 });
        // Each side is rounded down by itself.
        expect(once.capCents - both.capCents).toBeGreaterThanOrEqual(0);
        expect(once.capCents - both.capCents).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is never exceeded by the parts that are due with the pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 }),
        (capCents, payments) => {
          const parts = feeInstalments(capCents, payments);
          const sum = parts.reduce((total, part) => total + part, 0);
          expect(sum).toBeLessThanOrEqual(capCents);
          if (payments.some((payment) => payment > 0)) expect(capCents - sum).toBeLessThan(payments.length);
        },
      ),
    );
  });
});

describe('the solidarity contribution', () => {
  const figures = figuresOf('solidarity');
  const career = { club: 'A', from: '2000-01-01', to: '2030-12-31' };
  const compute = (compensation: number, careerEntries = [career], bornDate = '2000-03-10') =>
    computeSolidarity(figures, {
      compensationCents: Math.round(compensation * 100),
      bornDate,
      careerEntries,
      today: '2026-11-01',
    });
  const sum = (shares: readonly { amountCents: number }[]) =>
    shares.reduce((total, { amountCents }) => total + amountCents, 0);

  it('the solidarity contribution of 1,000,000 is 50,000; a season at 13 is 2,500, one at 18 is 5,000', () => {
    const { totalCents, unallocatedCents, shares } = compute(1_000_000);
    expect([totalCents, unallocatedCents, sum(shares)]).toEqual([50_000_00, 0, 50_000_00]);
    expect(shares.map(({ age, amountCents }) => [age, amountCents])).toEqual([
      ...[12, 13, 14, 15].map((age) => [age, 2_500_00]),
      ...[16, 17, 18, 19, 20, 21, 22, 23].map((age) => [age, 5_000_00]),
    ]);
  });

  it('counts the season of the birthday', () => {
    const seasons = (bornDate: string) =>
      compute(1_000_000, [career], bornDate).shares.map(({ season }) => season);
    expect(seasons('2000-06-30')[0]).toBe('2011/12');
    expect(seasons('2000-07-01')[0]).toBe('2012/13');
  });

  it('divides a season by days', () => {
    const careerEntries = [
      { club: 'A', from: '2012-07-01', to: '2012-09-30' },
      { club: 'B', from: '2012-10-01', to: '2013-06-30' },
    ];
    const { shares, unallocatedCents } = compute(1_000_000, careerEntries);
    // 92 and 273 of 365 days of the season in which the player turned 13.
    expect(shares).toEqual([
      { club: 'A', season: '2012/13', age: 13, percent: 0.063014, amountCents: 630_14 },
      { club: 'B', season: '2012/13', age: 13, percent: 0.186986, amountCents: 1_869_86 },
    ]);
    expect(unallocatedCents).toBe(47_500_00);
  });

  it('gives the days of a loan to the club that has the player', () => {
    const careerEntries = [
      { club: 'Owner', from: '2017-07-01', to: '2019-06-30' },
      { club: 'Borrower', from: '2018-07-01', to: '2019-06-30' },
    ];
    expect(compute(1_000_000, careerEntries).shares.map(({ club, age }) => [club, age])).toEqual([
      ['Owner', 18],
      ['Borrower', 19],
    ]);
  });

  it('leaves what belongs to no club unallocated', () => {
    const { unallocatedCents, shares } = compute(1_000_000, []);
    expect([unallocatedCents, shares]).toEqual([50_000_00, []]);
  });

  const careerEntry = fc
    .record({
      club: fc.constantFrom('A', 'B', 'C', 'D'),
      from: fc.integer({ min: 0, max: 6000 }),
      days: fc.integer({ min: 0, max: 1500 }),
    })
    .map(({ club, from, days }) => {
      const date = (offset: number) => new Date(Date.UTC(2009, 0, 1 + offset)).toISOString().slice(0, 10);
      return { club, from: date(from), to: date(from + days) };
    });

  it('loses no cent: shares and the rest are exactly 5 % of the compensation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.array(careerEntry, { maxLength: 8 }),
        (compensationCents, careerEntries) => {
          const { totalCents, unallocatedCents, shares } = computeSolidarity(figures, {
            compensationCents,
            bornDate: '2000-03-10',
            careerEntries,
            today: '2026-11-01',
          });
          expect(totalCents).toBe(Math.round(compensationCents / 20));
          expect(sum(shares) + unallocatedCents).toBe(totalCents);
          expect(Math.min(0, unallocatedCents, ...shares.map(({ amountCents }) => amountCents))).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('leaves nothing when the ages 12 to 23 are covered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.date({ min: new Date('1980-01-01'), max: new Date('2005-12-31'), noInvalidDate: true }),
        (compensationCents, born) => {
          const bornDate = born.toISOString().slice(0, 10);
          const careerEntries = [{ club: 'A', from: '1985-01-01', to: '2030-12-31' }];
          const given = { compensationCents, bornDate, careerEntries, today: '2026-11-01' };
          expect(computeSolidarity(figures, given).unallocatedCents).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});
