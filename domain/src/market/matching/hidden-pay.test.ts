import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxEuros } from '../../platform/number-limits.ts';
import { anyPlayer, anyRequest } from './any-pair.ts';
import { changesToExact } from './changes-to-exact.ts';
import { criteria } from './criteria.ts';
import { evaluateMatch } from './evaluate-match.ts';
import { payBandStart, payBandStarts } from './hidden-pay.ts';
import { player, request } from './sample-pair.ts';

const amount = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: maxEuros }));
/** A band and two amounts in it. */
const twoOfOneBand = amount.chain((one) => {
  const start = payBandStart(one);
  const next = payBandStarts.find((other) => other > start) ?? maxEuros + 1;
  return fc.tuple(fc.constant(one), fc.integer({ min: start, max: next - 1 }));
});

describe('the bands of pay', () => {
  it.each([
    [0, 0],
    [1, 1],
    [99, 1],
    [100, 100],
    [114, 100],
    [115, 115],
    [957, 957],
    [1100, 957],
    [1101, 1101],
    [1266, 1101],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('%d euros a month stand in the band that begins at %d', (euros, start) => {
    expect(payBandStart(euros)).toBe(start);
  });

  it('begin each 15 % above the one before, whole euros rounded up, to the highest amount', () => {
    const wide = payBandStarts.slice(2);
    wide.slice(1).forEach((start, index) => {
      const before = wide[index] ?? 0;
      expect(start * 100).toBeGreaterThanOrEqual(before * 115);
      expect((start - 1) * 100).toBeLessThan(before * 115);
    });
    expect((payBandStarts.at(-1) ?? 0) * 1.16).toBeGreaterThan(maxEuros);
  });

  it('keep the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(payBandStart(Math.min(one, other))).toBeLessThanOrEqual(payBandStart(Math.max(one, other)));
      }),
    );
  });
});

describe('hidden pay', () => {
  const verdictOf = (asked: number, offered: number) =>
    evaluateMatch(
      { ...player, requestedSalary: asked, refundRange: null },
      { ...request, monthlyOffer: offered, refundRange: null },
      'bands',
    ).criteria.find(({ criterion }) => criterion === 'money')?.verdict;

  it.each([
    ['an offer of the same band', 1100, 957, 'met'],
    ['an offer above', 1000, 1500, 'met'],
    ['an offer of the band below', 1101, 1100, 'near'],
    ['an offer two bands below', 1267, 1100, 'missed'],
  ])('%s: %d asked, %d offered is %s', (_, asked, offered, verdict) => {
    expect(verdictOf(asked, offered)).toBe(verdict);
  });

  it('no sequence of offers tells apart two players of one band', () => {
    fc.assert(
      fc.property(twoOfOneBand, fc.array(amount, { maxLength: 40 }), ([one, other], offers) => {
        expect(offers.map((offer) => verdictOf(one, offer))).toEqual(
          offers.map((offer) => verdictOf(other, offer)),
        );
      }),
    );
  });

  it('no two offers of one band are told apart by any player', () => {
    fc.assert(
      fc.property(twoOfOneBand, amount, ([one, other], asked) => {
        expect(verdictOf(asked, one)).toBe(verdictOf(asked, other));
      }),
    );
  });

  it('nothing of a match but the verdict of pay depends on it, and that only on the band', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, twoOfOneBand, (one, asked, [pay, likePay]) => {
        const seen = (requestedSalary: number) => {
          const { kind, score, criteria: found } = evaluateMatch({ ...one, requestedSalary }, asked, 'bands');
          const told = changesToExact({ ...one, requestedSalary }, asked, 'bands').map(({ by, changes }) => [
            by,
            changes.map(({ criterion, side, to }) => [criterion, side, criterion === 'money' ? null : to]),
          ]);
          return [kind, score, found.map(({ criterion, verdict }) => [criterion, verdict]), told];
        };
        expect(seen(pay)).toEqual(seen(likePay));
      }),
    );
  });

  it('never makes a match worse than to the euro', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        if (criteria.money.evaluate(one, asked) !== 'met') return;
        const [hidden, open] = (['bands', 'exact'] as const).map((pay) => evaluateMatch(one, asked, pay));
        expect([hidden?.kind, hidden?.score]).toEqual([open?.kind, open?.score]);
      }),
    );
  });
});
