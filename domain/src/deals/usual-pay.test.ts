import { expect, it } from 'vitest';
import { usualPayOf } from './usual-pay.ts';

const deals = (...pay: [teamId: number, monthly: number][]) =>
  pay.map(([teamId, monthly]) => ({ teamId, monthly }));

it.each([
  ['nobody', deals(), null],
  ['four deals', deals([1, 900], [2, 900], [3, 900], [4, 900]), null],
  ['five deals of two clubs', deals([1, 900], [1, 900], [1, 900], [2, 900], [2, 900]), null],
  ['five of which one pays nothing', deals([1, 900], [2, 900], [3, 900], [4, 900], [5, 0]), null],
  ['five of three clubs', deals([1, 2000], [1, 600], [2, 1000], [2, 800], [3, 9000]), 957],
  [
    'six: the lower of the two in the middle',
    deals([1, 1], [1, 2], [2, 700], [2, 5000], [3, 6000], [3, 7000]),
    628,
  ],
])('what %s usually pay', (_, signed, usual) => {
  expect(usualPayOf(signed)).toBe(usual);
});
