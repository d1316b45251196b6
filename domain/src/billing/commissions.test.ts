import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, splitEvenly } from '../platform/money-shares.ts';
import {
  actsOnInstalment,
  type CommissionAct,
  commissionOf,
  firstPlan,
  monthsLater,
  stateOfInstalment,
} from './commissions.ts';

const nothing = { commissionCents: null, commissionPercent: null };
const proposal = { ...nothing, commissionPay: null, priceCents: 250_000 };
const offer = {
  ...nothing,
  salaryCents: 180_000,
  months: 10,
  contractPayCents: 3_800_000,
  payer: null,
  seasons: null,
};
const day = fc
  .integer({ min: 0, max: 200 * 365 })
  .map((days) => new Date(Date.UTC(1950, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

describe('the commission of a signed deal', () => {
  it.each([
    ['an amount in the proposal', { proposal: { ...proposal, commissionCents: 90_000 }, offer }, 90_000],
    [
      'a percentage of the transaction cost',
      {
        proposal: { ...proposal, commissionPercent: 7, commissionPay: 'transactionCost' as const },
        offer: null,
      },
      17_500,
    ],
    [
      'a percentage of the yearly salary: twelve months of the accepted offer',
      { proposal: { ...proposal, commissionPercent: 5, commissionPay: 'yearlySalary' as const }, offer },
      108_000,
    ],
    [
      'a percentage of the monthly salary',
      { proposal: { ...proposal, commissionPercent: 50, commissionPay: 'monthlySalary' as const }, offer },
      90_000,
    ],
    [
      'what the accepted offer says, before what the proposal says',
      { proposal: { ...proposal, commissionCents: 1 }, offer: { ...offer, commissionPercent: 5 } },
      90_000,
    ],
    [
      'a percentage of the salary of all seasons, where the accepted offer says so',
      { proposal, offer: { ...offer, commissionPercent: 5, seasons: 'allSeasons' as const } },
      190_000,
    ],
  ])('is %s', (_, deal, cents) => {
    expect(commissionOf(deal)?.amountCents).toBe(cents);
  });

  it('has no amount yet where the deal does not define what the percentage is of', () => {
    const yearly = { ...proposal, commissionPercent: 5, commissionPay: 'yearlySalary' as const };
    const bonus = { ...proposal, commissionPercent: 5, commissionPay: 'signOnBonus' as const };
    expect(commissionOf({ proposal: yearly, offer: null })).toMatchObject({ amountCents: null, percent: 5 });
    expect(commissionOf({ proposal: bonus, offer })).toMatchObject({ amountCents: null, percent: 5 });
  });

  it('is none where none is stated, or it is nothing', () => {
    expect(commissionOf({ proposal, offer })).toBeNull();
    expect(commissionOf({ proposal: { ...proposal, commissionCents: 0 }, offer })).toBeNull();
    expect(commissionOf({ proposal: { ...proposal, commissionPercent: 0 }, offer })).toBeNull();
    const byPlayer = { ...offer, commissionPercent: 5, payer: 'recipient' as const };
    expect(commissionOf({ proposal: { ...proposal, commissionCents: 1 }, offer: byPlayer })).toBeNull();
    const free = { ...proposal, priceCents: 0, commissionPercent: 7 };
    expect(commissionOf({ proposal: free, offer: null })).toBeNull();
  });
});

describe('instalments', () => {
  const cents = fc.integer({ min: 24, max: 100_000_000_000 });
  const count = fc.integer({ min: 1, max: 24 });

  it('instalments of an amount sum to it, to the cent, and none is nothing', () => {
    fc.assert(
      fc.property(cents, count, (amount, parts) => {
        const split = splitEvenly(amount, parts);
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.min(...split)).toBeGreaterThan(0);
      }),
    );
  });

  it('are whole euros but for the last one', () => {
    expect(splitEvenly(17_550, 3)).toEqual([5_800, 5_800, 5_950]);
    expect(splitEvenly(17_500, 1)).toEqual([17_500]);
    expect(splitEvenly(250, 3)).toEqual([83, 83, 84]);
  });

  it('instalments of the first plan are due from 30 days after the signature, month by month, in order', () => {
    expect(firstPlan(17_500, 1, '2026-09-15')).toEqual([{ dueOn: '2026-10-15', amountCents: 17_500 }]);
    expect(firstPlan(30_000, 3, '2027-01-01').map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
    fc.assert(
      fc.property(cents, count, day, (amount, parts, signedOn) => {
        const days = firstPlan(amount, parts, signedOn).map(({ dueOn }) => dueOn);
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
  });

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-08-31', 0, '2026-08-31'],
  ])('%s and %i months later is %s', (from, months, to) => {
    expect(monthsLater(from, months)).toBe(to);
  });

  it.each([
    [1, 50, 1],
    [1, 49, 0],
    [99_999_999_999, 100, 99_999_999_999],
    [1_234, 5, 62],
  ])('%i cents times %i percent is %i cents', (amount, percent, result) => {
    expect(percentOf(amount, percent)).toBe(result);
  });
});

describe('the state of an instalment', () => {
  const open = { dueOn: '2026-10-15', receivedOn: null, waivedOn: null, lapsedOn: null };

  it('is due on its day, late from the next, and settled by receipt or waiver', () => {
    expect(stateOfInstalment(open, '2026-10-15')).toBe('due');
    expect(stateOfInstalment(open, '2026-10-16')).toBe('late');
    expect(stateOfInstalment({ ...open, receivedOn: '2026-10-20' }, '2026-10-21')).toBe('paid');
    expect(stateOfInstalment({ ...open, waivedOn: '2026-10-20' }, '2026-10-21')).toBe('waived');
    const lapsed = { ...open, waivedOn: '2026-10-20', lapsedOn: '2026-09-30' };
    expect(stateOfInstalment(lapsed, '2026-10-21')).toBe('lapsed');
  });

  it('follows from the acts of both sides in any order: only a receipt makes it paid, only a waiver ends it', () => {
    const act = fc.record({
      side: fc.constantFrom('agent' as const, 'club' as const),
      choice: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), day, (acts, today) => {
        const at = {
          dueOn: '2000-01-01',
          clubPaidOn: null as string | null,
          receivedOn: null as string | null,
          waivedOn: null as string | null,
          lapsedOn: null,
        };
        const done: CommissionAct[] = [];
        for (const { side, choice } of acts) {
          const allowed = actsOnInstalment(side, at);
          const next = allowed[choice % (allowed.length || 1)];
          if (!next) continue;
          expect(done).not.toContain('waived');
          done.push(next);
          if (next === 'reportedPaid') at.clubPaidOn = today;
          if (next === 'reportTakenBack') at.clubPaidOn = null;
          if (next === 'received') at.receivedOn = today;
          if (next === 'receiptTakenBack') at.receivedOn = null;
          if (next === 'waived') at.waivedOn = today;
          expect(at.receivedOn !== null && at.waivedOn !== null).toBe(false);
        }
        const state = stateOfInstalment(at, today);
        const receipts = done.filter((name) => name === 'received').length;
        const takenBack = done.filter((name) => name === 'receiptTakenBack').length;
        expect(state === 'paid').toBe(receipts - takenBack === 1);
        expect(state === 'waived').toBe(done.includes('waived'));
      }),
    );
  });
});
