import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodStarts, startOf, stepOf } from './kpi-periods.ts';

const day = fc
  .integer({ min: Date.parse('2020-01-01') / 86_400_000, max: Date.parse('2035-12-31') / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('the columns of a period', () => {
  it.each([
    ['2026-09-01', '2026-09-30', 'day'],
    ['2026-07-01', '2026-09-30', 'week'],
    ['2025-10-01', '2026-09-30', 'month'],
  ] as const)('from %s to %s is shown by %s', (from, to, step) => {
    expect(stepOf(from, to)).toBe(step);
  });

  it('begin on Mondays and on the first of a month', () => {
    expect(periodStarts('2026-09-15', '2026-09-30', 'week')).toEqual([
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
    ]);
    expect(periodStarts('2026-11-30', '2027-02-01', 'month')).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });

  it('contain every day of the period exactly once, and there are at most 62', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1800 }), (from, length) => {
        const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
        const step = stepOf(from, to);
        const starts = periodStarts(from, to, step);
        expect(starts.length).toBeLessThanOrEqual(62);
        expect(new Set(starts).size).toBe(starts.length);
        for (const one of [from, to]) expect(starts).toContain(startOf(one, step));
      }),
    );
  });
});
