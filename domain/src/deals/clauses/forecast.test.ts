import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.ts';
import { keyOfFigure, type Totals } from './figures.ts';
import { forecastOf } from './forecast.ts';

const clause: Clause = {
  key: 'appearances',
  term: 'matchesBonus',
  season: 2026,
  figure: 'appearances',
  count: 10,
  repeats: true,
  cents: 50_000,
  cap: null,
  payer: 'club',
  payee: 'recipient',
};
const promotion: Clause = { ...clause, key: 'promotion', figure: 'promotion', count: 1, repeats: false };

function forecast(
  today: string,
  total: number,
  countedOn: string | null,
  clauses: readonly Clause[] = [clause],
) {
  const totals: Totals = new Map([[keyOfFigure(2026, 'appearances'), total]]);
  const known = { totalsOf: () => totals, countedUntil: () => countedOn, registered: null, today };
  const { firings, open, until } = forecastOf(clauses, [], known);
  return { until, nths: firings.map(({ nth }) => nth), open: open.map(({ key }) => key) };
}

describe('the forecast of ninety days', () => {
  it.each<[string, string, number, string | null, number[]]>([
    // 12 in 153 days are 7 in 90 more: 19.
    ['goes on at the pace of the season', '2026-11-30', 12, '2026-11-30', []],
    // 14 in 153 days are 8 in 90 more: 22.
    ['finds the next time that a clause pays', '2026-11-30', 14, '2026-11-30', [2]],
    ['counts on from the day of the last figure', '2026-12-31', 14, '2026-11-30', [2]],
    ['says nothing without a figure', '2026-11-30', 0, null, []],
    ['does not take a first match for a pace', '2026-07-02', 1, '2026-07-02', []],
    ['ends with the season', '2027-06-29', 39, '2027-06-29', []],
  ])('%s', (_, today, total, countedOn, nths) => {
    expect(forecast(today, total, countedOn).nths).toEqual(nths);
  });

  it('names what the end of the season decides, but does not expect it', () => {
    expect(forecast('2027-04-15', 0, null, [promotion])).toMatchObject({ nths: [], open: ['promotion'] });
    expect(forecast('2027-03-31', 0, null, [promotion]).open).toEqual([]);
    expect(forecast('2027-04-15', 0, null, [{ ...promotion, season: 2027 }]).open).toEqual([]);
  });

  it('expects nothing after the last day of a clause', () => {
    const until = (lastDay: string) =>
      forecast('2026-11-30', 14, '2026-11-30', [{ ...clause, lastDay }]).nths;
    // 14 in 153 days are 5 in 58 more, 6 in 70.
    expect(until('2027-01-27')).toEqual([]);
    expect(until('2027-02-08')).toEqual([2]);
    const ends = (lastDay: string) => forecast('2027-04-15', 0, null, [{ ...promotion, lastDay }]).open;
    expect(ends('2027-06-29')).toEqual([]);
    expect(ends('2027-06-30')).toEqual(['promotion']);
  });

  it('does not name what has happened already', () => {
    const totals: Totals = new Map([[keyOfFigure(2026, 'promotion'), 1]]);
    const known = {
      totalsOf: () => totals,
      countedUntil: () => '2027-05-20',
      registered: null,
      today: '2027-06-01',
    };
    expect(forecastOf([promotion], [], known).open).toEqual([]);
  });

  it('holds the payments of these days, both ends counted', () => {
    const payments = ['2026-11-29', '2026-11-30', '2027-02-28', '2027-03-01'].map((dueOn) => {
      return { kind: 'instalment', dueOn, cents: 1 } as const;
    });
    const known = {
      totalsOf: () => new Map(),
      countedUntil: () => null,
      registered: null,
      today: '2026-11-30',
    };
    expect(forecastOf([], payments, known).payments.map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-30',
      '2027-02-28',
    ]);
  });
});
