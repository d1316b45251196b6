import { expect, it } from 'vitest';
import { kindOf } from './account-kinds.ts';
import { ageOn } from './age.ts';

it('counts whole years and changes on the birthday', () => {
  expect(ageOn('2008-07-03', '2026-07-02')).toBe(17);
  expect(ageOn('2008-07-03', '2026-07-03')).toBe(18);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it('has no age for an invalid date', () => {
  expect(ageOn('3/7/2008', '2026-07-03')).toBeNull();
  expect(ageOn('', '2026-07-03')).toBeNull();
});

it('takes the kind of account from a link only if it exists', () => {
  expect(kindOf('player')).toBe('player');
  expect(kindOf(null)).toBeNull();
  expect(kindOf('admin')).toBeNull();
});
