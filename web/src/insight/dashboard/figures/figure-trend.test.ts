import { describe, expect, it } from 'vitest';
import { change, coverageOf, lineOf } from './figure-trend.ts';

describe('coverage', () => {
  it.each([
    [0, 0, null],
    [0, 7, 0],
    [1, 3, 33],
    [7, 7, 100],
  ])('coverage of %i players of %i on the market is %s', (covered, onMarket, percent) => {
    expect(coverageOf({ covered, onMarket })).toBe(percent);
  });
});

describe('a trend', () => {
  it('changes by the displayed unit, not by cents', () => {
    expect(change(1200.4, 1200.2)).toBe(0);
    expect(change(1200, 1350)).toBe(150);
    expect(change(5, 3)).toBe(-2);
  });

  it('is drawn from left to right, with the lowest value at the bottom', () => {
    expect(lineOf([0, 10, 5], 100, 20)).toBe('0,20 50,0 100,10');
  });

  it('a trend of a constant value is a line in the middle', () => {
    expect(lineOf([3, 3], 100, 20)).toBe('0,10 100,10');
  });
});
