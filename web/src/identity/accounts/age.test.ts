import { expect, it } from 'vitest';
import { kindOf } from './account-kinds.ts';
import { ageOn } from './age.ts';

it('counts whole years, from the birthday on', () => {
  expect(ageOn('2008-07-03', '2026-07-02')).toBe(17);
  expect(ageOn('2008-07-03', '2026-07-03')).toBe(18);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it('knows no age of what is no date', () => {
  expect(ageOn('3/7/2008', '2026-07-03')).toBeNull();
  expect(ageOn('', '2026-07-03')).toBeNull();
});

it('asks who registers unless the link says it', () => {
  expect(kindOf('player')).toBe('player');
  expect(kindOf(null)).toBeNull();
  expect(kindOf('admin')).toBeNull();
});
