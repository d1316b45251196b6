import { expect, it } from 'vitest';
import { isMandatedOn } from './mandate-days.ts';

const year = { from: '2026-07-01', until: '2027-07-01' };

it.each([
  ['no mandate', [], '2026-10-02', false],
  ['its first day', [year], '2026-07-01', true],
  ['the day before it', [year], '2026-06-30', false],
  ['its last day', [year], '2027-06-30', true],
  ['the day after it', [year], '2027-07-01', false],
  ['the second of two', [{ from: '2025-01-01', until: '2025-07-01' }, year], '2026-10-02', true],
  ['between two', [{ from: '2025-01-01', until: '2025-07-01' }, year], '2025-10-02', false],
  ['the player’s own record', [{ from: null, until: null }], '2026-10-02', true],
])('a mandate holds or not: %s', (_what, days, day, expected) => {
  expect(isMandatedOn(days, day)).toBe(expected);
});
