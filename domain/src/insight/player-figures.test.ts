import { describe, expect, it } from 'vitest';
import { figurePeriod } from './player-figures.ts';

describe('the period of a player’s figures', () => {
  it('ends today and is as long as the period before', () => {
    expect(figurePeriod('2026-09-30', 4)).toEqual({
      beforeFrom: '2026-08-06',
      from: '2026-09-03',
      to: '2026-09-30',
      weekStarts: ['2026-09-03', '2026-09-10', '2026-09-17', '2026-09-24'],
    });
  });

  it('crosses the end of February and of the year', () => {
    expect(figurePeriod('2028-03-05', 4).weekStarts).toEqual([
      '2028-02-07',
      '2028-02-14',
      '2028-02-21',
      '2028-02-28',
    ]);
    expect(figurePeriod('2027-01-03', 4).from).toBe('2026-12-07');
  });
});
