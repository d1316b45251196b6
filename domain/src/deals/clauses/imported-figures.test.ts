import { describe, expect, it } from 'vitest';
import type { FigureOrigin } from './imported-figures.ts';
import { countedWithin, highestOf, type ImportedFigure, isNews, sideSpokenFor } from './imported-figures.ts';

const figure: ImportedFigure = { season: 2026, figure: 'appearances', total: 10, countedOn: '2026-12-01' };
const days = { from: '2026-07-01', to: '2027-06-30' };
let id = 0;
const said = (
  total: number,
  state: 'open' | 'confirmed' | 'disputed' | 'replaced',
  source: FigureOrigin = 'stated',
) => {
  id += 1;
  return {
    id,
    season: 2026,
    figure: 'appearances',
    total,
    countedOn: '2026-11-01',
    isCorrection: false,
    state,
    source,
  } as const;
};

describe('an imported figure', () => {
  it.each<[string, boolean, Partial<ImportedFigure>, ReturnType<typeof said>[]]>([
    ['the first word', true, {}, []],
    ['more than what was agreed', true, {}, [said(9, 'confirmed')]],
    ['what was agreed', false, {}, [said(10, 'confirmed')]],
    ['less than what was agreed', false, {}, [said(11, 'confirmed')]],
    ['more than an earlier import that waits', true, {}, [said(8, 'open', 'imported')]],
    ['the same as an earlier import', false, {}, [said(10, 'open', 'imported')]],
    ['less than an earlier import that waits', false, {}, [said(12, 'open', 'imported')]],
    ['the same as an import that was disputed', false, {}, [said(10, 'disputed', 'imported')]],
    ['beside a side’s word that waits', false, {}, [said(8, 'open')]],
    ['after a side’s word that was disputed', true, {}, [said(10, 'disputed')]],
    ['beside another season', true, {}, [{ ...said(20, 'confirmed'), season: 2025 } as never]],
    ['nothing', false, { total: 0 }, []],
    ['more than a season can have', false, { total: 120 }, []],
    ['of a day before the contract', false, { countedOn: '2026-06-30' }, []],
    ['of a day after it', false, { countedOn: '2027-07-01' }, []],
    ['older than what was agreed', false, { countedOn: '2026-10-01' }, [said(9, 'confirmed')]],
  ])('that is %s: %s', (_what, expected, changed, stated) => {
    expect(isNews({ ...figure, ...changed }, stated, days)).toBe(expected);
  });

  it('is the highest of the entries of its season', () => {
    const goals = { ...figure, figure: 'goals', total: 3 } as const;
    const next = { ...figure, season: 2027, total: 2 };
    expect(highestOf([figure, { ...figure, total: 12 }, goals, { ...figure, total: 5 }, next])).toEqual([
      { ...figure, total: 12 },
      goals,
      next,
    ]);
  });

  it.each<[string, string | null, string, Parameters<typeof countedWithin>[1]]>([
    ['during the contract', '2026-12-01', '2026-12-01', []],
    ['after it', '2027-06-30', '2027-07-05', []],
    [
      'after it, with an earlier last day',
      null,
      '2027-07-05',
      [{ figure: 'appearances', season: null, lastDay: '2027-05-31' }],
    ],
    [
      'after the last day of a clause',
      null,
      '2027-06-05',
      [{ figure: 'appearances', season: null, lastDay: '2027-05-31' }],
    ],
    [
      'after the last day for another figure',
      '2027-06-05',
      '2027-06-05',
      [{ figure: 'goals', season: null, lastDay: '2027-05-31' }],
    ],
    [
      'after the last day of another season',
      '2027-06-05',
      '2027-06-05',
      [{ figure: 'appearances', season: 2025, lastDay: '2026-05-31' }],
    ],
    [
      'on the last day of a clause',
      '2027-05-31',
      '2027-05-31',
      [{ figure: 'appearances', season: 2026, lastDay: '2027-05-31' }],
    ],
  ])('brought in %s counts on %s', (_when, expected, countedOn, clauses) => {
    expect(countedWithin({ ...figure, countedOn }, clauses, days)?.countedOn ?? null).toBe(expected);
  });

  it('speaks for the side that is paid, so that the one that owes confirms', () => {
    const clause = (payer: 'club' | 'recipient' | 'engaging' | 'releasing', season: number | null = 2026) =>
      ({ figure: 'appearances', season, payer }) as const;
    expect(sideSpokenFor('offer', [clause('club')], figure)).toBe('recipient');
    expect(sideSpokenFor('transfer', [clause('engaging', null)], figure)).toBe('releasing');
    expect(sideSpokenFor('transfer', [clause('releasing')], figure)).toBe('engaging');
    expect(sideSpokenFor('transfer', [clause('releasing'), clause('engaging')], figure)).toBeNull();
    expect(sideSpokenFor('offer', [clause('club', 2027)], figure)).toBeNull();
    expect(sideSpokenFor('offer', [], figure)).toBeNull();
  });
});
