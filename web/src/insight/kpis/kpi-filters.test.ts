import { describe, expect, it } from 'vitest';
import { daysOf, kpiQuery } from './kpi-filters.ts';

describe('the period of the indicators', () => {
  it.each([
    ['month', '2026-09-15', '2026-08-17'],
    ['year', '2026-09-15', '2025-09-16'],
    ['season', '2026-09-15', '2026-07-01'],
    ['season', '2026-06-30', '2025-07-01'],
  ] as const)('%s, seen on %s, begins on %s', (period, today, from) => {
    expect(daysOf(period, today)).toEqual({ from, to: today });
  });

  it('is half a year by default, and unknown values of an edited address are ignored', () => {
    const filters = { period: 'forever', level: 99, role: 0, country: 'it' };
    expect(kpiQuery(filters, '2026-09-15')).toEqual({ from: '2026-03-18', to: '2026-09-15' });
  });

  it('keeps the values of the catalogues', () => {
    const filters = { period: 'month', level: 3, role: 9, country: 'IT' };
    expect(kpiQuery(filters, '2026-09-15')).toMatchObject({ level: 3, role: 9, country: 'IT' });
  });
});
