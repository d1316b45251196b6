import { describe, expect, it } from 'vitest';
import { isTrainedByClub, type StayAtClub } from './training-at-club.ts';

const rule = { seasons: 3, months: 36, fromAge: 15, toAge: 21 };
const stay = (startsOn: string, lastDay: string): StayAtClub => ({ startsOn, lastDay });
const of = (stays: readonly StayAtClub[], bornDate: string | null = '2004-03-01', day = '2026-09-15') =>
  isTrainedByClub(stays, { bornDate, rule, day });

describe('training with a club', () => {
  it.each([
    ['three seasons between the ages of the rule', [stay('2019-07-01', '2022-06-30')], true],
    [
      'three seasons in two stays',
      [stay('2019-07-01', '2021-06-30'), stay('2022-07-01', '2023-06-30')],
      true,
    ],
    ['two seasons and a half', [stay('2019-07-01', '2021-12-31')], null],
    ['three seasons of which one was before them', [stay('2018-07-01', '2021-06-30')], null],
    ['three seasons of which two were after them', [stay('2024-07-01', '2027-06-30')], null],
    ['no stay at all', [], null],
  ] as const)('of %s is %s', (_, stays, expected) => {
    expect(of(stays)).toBe(expected);
  });

  it('is not known without a birth date or a rule', () => {
    const stays = [stay('2019-07-01', '2022-06-30')];
    expect(of(stays, null)).toBeNull();
    expect(isTrainedByClub(stays, { bornDate: '2004-03-01', rule: null, day: '2026-09-15' })).toBeNull();
  });

  it('counts what was served, not what a contract still has to run', () => {
    const stays = [stay('2023-07-01', '2026-06-30')];
    expect(of(stays, '2006-03-01', '2026-06-29')).toBeNull();
    expect(of(stays, '2006-03-01', '2026-06-30')).toBe(true);
  });
});
