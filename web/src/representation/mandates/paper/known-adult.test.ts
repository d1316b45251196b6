import { expect, it } from 'vitest';
import { isKnownAdult } from './known-adult.ts';

const today = '2026-09-15';

it.each([
  ['2008-09-15', null, true],
  ['2008-09-16', null, false],
  [null, 2007, true],
  [null, 2008, false],
  [null, null, false],
] as const)('a player born on %s, in %s, is known to be of age: %s', (bornDate, bornYear, known) => {
  expect(isKnownAdult({ bornDate, bornYear }, today)).toBe(known);
});
