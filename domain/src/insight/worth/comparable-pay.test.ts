import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payBandStarts } from '../../market/matching/hidden-pay.ts';
import { playerRole } from '../../people/player-roles.ts';
import { type Kind, kindOf, middleOf, payRangeOf, type SignedPay } from './comparable-pay.ts';

const kind: Kind = { group: 'midfielder', level: 2, ageFrom: 24 };
const deals = (...pays: readonly number[]): SignedPay[] =>
  pays.map((monthlyPay, index) => ({ ...kind, monthlyPay, clubId: (index % 3) + 1 }));

describe('a range of comparable pay', () => {
  it('is the middle half of five or more deals, by the borders of bands of 15 %', () => {
    const range = payRangeOf(kind, deals(3_000, 5_000, 4_000, 9_000, 2_500));
    expect(range).toMatchObject({ deals: 5, clubs: 3, isSameLevel: true });
    expect(payBandStarts).toContain(range?.from);
    expect(payBandStarts).toContain(range?.to);
    expect(range && range.from <= 3_000 && range.to > 5_000 && range.to < 9_000).toBe(true);
  });

  it.each([
    ['four deals', deals(3_000, 4_000, 5_000, 6_000)],
    [
      'two clubs',
      deals(3_000, 4_000, 5_000, 6_000, 7_000).map((deal, index) => ({ ...deal, clubId: index % 2 })),
    ],
    ['other roles', deals(1, 2, 3, 4, 5).map((deal) => ({ ...deal, group: 'forward' as const }))],
    ['other ages', deals(1, 2, 3, 4, 5).map((deal) => ({ ...deal, ageFrom: 28 }))],
    ['two levels away', deals(1, 2, 3, 4, 5).map((deal) => ({ ...deal, level: 4 }))],
  ])('is not told of %s', (_, few) => {
    expect(payRangeOf(kind, few)).toBeNull();
  });

  it('counts the next levels where those of the same level are too few', () => {
    const near = deals(3_000, 4_000, 5_000, 6_000, 7_000).map((deal, index) => ({
      ...deal,
      level: 1 + (index % 3),
    }));
    expect(payRangeOf(kind, near)).toMatchObject({ deals: 5, isSameLevel: false });
    expect(payRangeOf(kind, [...near, ...deals(100, 100, 100, 100, 100)])).toMatchObject({
      deals: 7,
      isSameLevel: true,
    });
  });

  it('tells no pay but its band: deals within the same bands give the same range', () => {
    const pay = fc.integer({ min: 200, max: 20_000 });
    fc.assert(
      fc.property(fc.array(pay, { minLength: 5, maxLength: 12 }), (pays) => {
        const start = (euros: number) => payBandStarts.findLast((one) => one <= euros) ?? 0;
        expect(payRangeOf(kind, deals(...pays))).toEqual(payRangeOf(kind, deals(...pays.map(start))));
      }),
    );
  });

  it.each([
    ['2008-09-16', null],
    ['2008-09-15', 18],
    ['2005-09-16', 18],
    ['2005-09-15', 21],
    ['1990-01-01', 32],
    [null, null],
  ])('of somebody born on %s has the age band %s', (bornDate, ageFrom) => {
    const person = { role: playerRole.leftBack, level: 3, bornDate };
    const found = kindOf(person, '2026-09-15');
    expect(found?.ageFrom ?? null).toBe(ageFrom);
  });

  it('needs role and level, and has a middle in whole euros', () => {
    expect(kindOf({ role: null, level: 3, bornDate: '2000-01-01' }, '2026-09-15')).toBeNull();
    expect(
      kindOf({ role: playerRole.leftBack, level: null, bornDate: '2000-01-01' }, '2026-09-15'),
    ).toBeNull();
    expect(middleOf({ from: 100, to: 133 })).toBe(116);
  });
});
