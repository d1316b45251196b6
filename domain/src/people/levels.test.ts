import { expect, it } from 'vitest';
import { rangesOfLevels, youthLevel } from './levels.ts';

const said = (...ids: number[]) =>
  rangesOfLevels(ids).map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));

it.each([
  [[], []],
  [[4], ['4']],
  [
    [5, 4],
    ['4', '5'],
  ],
  [[3, 5, 4], ['3-5']],
  [
    [0, 3, 4, 5, 8],
    ['0', '3-5', '8'],
  ],
  [[3, 3, 4, 5], ['3-5']],
])('levels %j are said as %j: three and more in a row as a range', (ids, expected) => {
  expect(said(...ids)).toEqual(expected);
});

it('the youth sector stands beside the tiers, never in a range', () => {
  expect(said(12, 13, 14, youthLevel)).toEqual(['12-14', String(youthLevel)]);
});
