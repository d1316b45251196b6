import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../platform/plain-date.ts';
import { type CommissionBase, commissionBases } from './commissions.ts';
import { type DividedInstalment, earnedCommission, unearnedParts } from './earned-commission.ts';

/** Five percent of a base, as a signature makes it. */
const fivePercent = (base: CommissionBase, baseCents: number) =>
  ({ source: 'offer', percent: 5, base, baseCents, amountCents: baseCents / 20 }) as const;

const oneSeason = { startsOn: '2026-07-01', endsOn: '2027-06-30' };
const twoSeasons = { startsOn: '2026-07-01', endsOn: '2028-06-30' };

describe('what a commission is worth when the contract ends early', () => {
  // 18,000.00 a season and 36,500.00 in the second one, at 5 %: 900.00 and 1,825.00.
  const [first, second] = [1_800_000, 3_650_000];
  it.each<[string, CommissionBase, number, typeof oneSeason, string, number | null]>([
    ['half of the season: 184 of 365 days', 'seasonPay', first, oneSeason, '2026-12-31', 45_370],
    ['a day of it', 'seasonPay', first, oneSeason, '2026-07-01', 247],
    ['a day less than all of it', 'seasonPay', first, oneSeason, '2027-06-29', 89_753],
    ['nothing when it never began', 'seasonPay', first, oneSeason, '2026-06-30', 0],
    [
      'the whole first season when the second one is under way',
      'seasonPay',
      first,
      twoSeasons,
      '2027-08-01',
      90_000,
    ],
    ['the first season of two', 'contractPay', first + second, twoSeasons, '2027-06-30', 90_000],
    [
      'the first season and 100 of the 366 days of the second',
      'contractPay',
      first + second,
      twoSeasons,
      '2027-10-08',
      90_000 + 49_863,
    ],
    ['half of the first season of two', 'contractPay', first + second, twoSeasons, '2026-12-31', 45_370],
    ['a year’s pay by its days', 'yearlySalary', 2_160_000, twoSeasons, '2026-12-31', 54_444],
    ['all of a year’s pay after a year', 'yearlySalary', 2_160_000, twoSeasons, '2027-07-01', 108_000],
    ['a month’s pay after a month', 'monthlySalary', 180_000, oneSeason, '2026-07-31', 9_000],
    ['a month’s pay by its days', 'monthlySalary', 180_000, oneSeason, '2026-07-15', 4_355],
    ['always its share of the transaction cost', 'transactionCost', 250_000, oneSeason, '2026-07-01', null],
    ['always its share of the sign-on bonus', 'signOnBonus', 250_000, oneSeason, '2026-07-01', null],
  ])('is %s', (_what, base, baseCents, days, endedOn, cents) => {
    expect(earnedCommission(fivePercent(base, baseCents), { ...days, endedOn }, [first, second])).toBe(cents);
  });

  it('counts every day alike where the ledger has other seasons than the offer', () => {
    const contract = { startsOn: '2026-07-01', endsOn: '2027-06-30', endedOn: '2026-12-31' };
    const commission = fivePercent('contractPay', 3_650_000);
    expect(earnedCommission(commission, contract, [1_800_000, 1_850_000])).toBe(92_000);
  });

  it('is by the calendar year where the league plays in it', () => {
    const contract = { startsOn: '2026-03-01', endsOn: '2027-12-31', endedOn: '2026-12-31' };
    const commission = fivePercent('seasonPay', 1_800_000);
    expect(earnedCommission(commission, contract, [1_800_000])).toBe(90_000);
  });

  it('is what was stated, where an amount was', () => {
    const contract = { ...oneSeason, endedOn: '2026-12-31' };
    const stated = {
      source: 'offer',
      amountCents: 90_000,
      percent: null,
      base: null,
      baseCents: null,
    } as const;
    expect(earnedCommission(stated, contract, [])).toBeNull();
    expect(
      earnedCommission({ ...fivePercent('seasonPay', 90_000), source: 'agent' }, contract, []),
    ).toBeNull();
    const open = { ...fivePercent('signOnBonus', 20), baseCents: null, amountCents: null };
    expect(earnedCommission(open, contract, [])).toBeNull();
  });

  it('grows with the days, from nothing to all of it', () => {
    const lastDay = fc.integer({ min: -1, max: 2000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...commissionBases),
        fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1800 }),
        lastDay,
        lastDay,
        fc.integer({ min: 1, max: 100 }),
        (base, seasonCents, length, one, other, percent) => {
          const sum = seasonCents.reduce((total, cents) => total + cents, 0);
          const baseCents = base === 'contractPay' ? sum : (seasonCents[0] as number);
          const amountCents = Math.max(1, Math.round((baseCents * percent) / 100));
          const commission = { source: 'offer', percent, base, baseCents, amountCents } as const;
          const startsOn = '2026-08-15';
          const endsOn = daysAfter(startsOn, length);
          const on = (days: number) =>
            earnedCommission(
              commission,
              { startsOn, endsOn, endedOn: daysAfter(startsOn, Math.min(days, length)) },
              seasonCents,
            );
          const [early, late] = [on(Math.min(one, other)), on(Math.max(one, other))];
          if (early === null || late === null) return late === early;
          expect(on(-1)).toBe(0);
          expect(on(length)).toBeGreaterThanOrEqual(amountCents - 1);
          return early >= 0 && early <= late && late <= amountCents;
        },
      ),
    );
  });
});

describe('what falls away of a plan', () => {
  const plan = (...parts: [DividedInstalment['standing'], number][]): DividedInstalment[] =>
    parts.map(([standing, amountCents], index) => ({
      id: index + 1,
      dueOn: `2026-0${index + 1}-01`,
      amountCents,
      standing,
    }));
  it.each<[string, number, DividedInstalment[], [number, number, number][]]>([
    ['nothing, where all of it was earned', 900, plan(['open', 300], ['open', 600]), []],
    [
      'the last ones',
      300,
      plan(['open', 300], ['open', 300], ['open', 300]),
      [
        [2, 0, 300],
        [3, 0, 300],
      ],
    ],
    [
      'a part of one',
      454,
      plan(['open', 300], ['open', 300], ['open', 300]),
      [
        [2, 154, 146],
        [3, 0, 300],
      ],
    ],
    [
      'all of it',
      0,
      plan(['open', 300], ['open', 300]),
      [
        [1, 0, 300],
        [2, 0, 300],
      ],
    ],
    ['never what was paid or waived', 0, plan(['settled', 300], ['open', 300]), [[2, 0, 300]]],
    [
      'what is open beside a payment beyond what was earned',
      500,
      plan(['open', 100], ['settled', 600]),
      [[1, 0, 100]],
    ],
    ['nothing of what is owed no more', 300, plan(['lapsed', 300], ['open', 300]), []],
  ])('is %s', (_what, earned, instalments, expected) => {
    const parts = unearnedParts(earned, instalments);
    expect(parts.map(({ id, keptCents, lapsedCents }) => [id, keptCents, lapsedCents])).toEqual(expected);
  });

  it('goes by due day, not by the order in which they are given', () => {
    const instalments = plan(['open', 300], ['open', 300], ['open', 300]);
    expect(unearnedParts(450, instalments.toReversed())).toEqual(unearnedParts(450, instalments));
  });

  // A history: what the sides do before and after the end, in any order.
  const act = fc.record({
    act: fc.constantFrom('pay', 'takeBack', 'waive', 'divide', 'end'),
    at: fc.nat(11),
    cents: fc.integer({ min: 1, max: 999 }),
  });

  it('keeps every cent and asks for no more than was earned, whatever happens in which order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(act, { maxLength: 40 }),
        fc.nat(1000),
        (total, acts, share) => {
          const earned = Math.floor((total * share) / 1000);
          let rows: DividedInstalment[] = [
            { id: 1, dueOn: '2026-01-01', amountCents: total, standing: 'open' },
          ];
          let nextId = 2;
          let isEnded = false;
          const lapse = () => {
            for (const { id, keptCents, lapsedCents } of unearnedParts(earned, rows)) {
              const row = rows.find((one) => one.id === id) as DividedInstalment;
              rows = rows.filter((one) => one.id !== id);
              if (keptCents > 0) rows.push({ ...row, amountCents: keptCents });
              rows.push({
                ...row,
                id: keptCents > 0 ? nextId++ : id,
                amountCents: lapsedCents,
                standing: 'lapsed',
              });
            }
          };
          const turn = (at: number, from: 'open' | 'settled', to: DividedInstalment['standing']) => {
            const some = rows.filter(({ standing }) => standing === from);
            const row = some[at % Math.max(1, some.length)];
            if (row) rows = rows.map((one) => (one === row ? { ...row, standing: to } : one));
          };
          for (const { act: what, at, cents } of acts) {
            if (what === 'pay') turn(at, 'open', 'settled');
            else if (what === 'takeBack') turn(at, 'settled', 'open');
            else if (what === 'waive') turn(at, 'open', 'settled');
            else if (what === 'end') isEnded = true;
            else {
              const open = rows.filter(({ standing }) => standing === 'open');
              const sum = open.reduce((all, { amountCents }) => all + amountCents, 0);
              rows = rows.filter(({ standing }) => standing !== 'open');
              const part = Math.min(cents, sum - 1);
              for (const amountCents of part > 0 ? [part, sum - part] : sum > 0 ? [sum] : [])
                rows.push({ id: nextId++, dueOn: `2026-01-${10 + at}`, amountCents, standing: 'open' });
            }
            if (isEnded) lapse();
          }
          const sumOf = (...standings: string[]) =>
            rows.reduce((all, row) => all + (standings.includes(row.standing) ? row.amountCents : 0), 0);
          expect(sumOf('open', 'settled', 'lapsed')).toBe(total);
          if (!isEnded) return;
          expect(sumOf('open', 'settled')).toBeLessThanOrEqual(Math.max(earned, sumOf('settled')));
          expect(unearnedParts(earned, rows)).toEqual([]);
        },
      ),
    );
  });
});
