import { describe, expect, it } from 'vitest';
import { youthLevel } from '../levels.ts';
import { trainingAtClub, type YearsAtClub } from './training-at-club.ts';

const club = { teamId: 7, name: 'Virtus Brenta' };
const rule = { seasons: 3, months: 36, fromAge: 15, toAge: 21 };
const entry = (startYear: number, endYear: number, more: Partial<YearsAtClub> = {}): YearsAtClub => ({
  teamId: 7,
  clubName: 'Virtus Brenta',
  level: 2,
  startYear,
  endYear,
  ...more,
});
const of = (entries: YearsAtClub[], bornDate: string | null = '2004-03-01') =>
  trainingAtClub(entries, club, { bornDate, rule });

describe('training with a club', () => {
  it.each([
    ['two seasons in its youth teams', [entry(2018, 2020, { level: youthLevel })], true],
    [
      'two seasons in two entries',
      [entry(2017, 2018, { level: youthLevel }), entry(2019, 2020, { level: youthLevel })],
      true,
    ],
    ['one season in its youth teams', [entry(2018, 2019, { level: youthLevel })], null],
    ['seasons of the first team', [entry(2018, 2022)], null],
    ['youth teams of another club', [entry(2016, 2020, { level: youthLevel, teamId: 8 })], null],
    [
      'a club of the same name that is not on the platform',
      [entry(2018, 2020, { level: youthLevel, teamId: null, clubName: 'VIRTUS BRENTA' })],
      true,
    ],
    ['years that are not known', [entry(0, 2020, { level: youthLevel })], null],
  ] as const)('%s: own youth is %s', (_, entries, expected) => {
    expect(of([...entries]).ownYouth).toBe(expected);
  });

  it('counts three seasons between the ages of the rule, and is not known without a birth date', () => {
    expect(of([entry(2018, 2021)]).clubTrained).toBe(true);
    expect(of([entry(2015, 2020)]).clubTrained).toBeNull();
    expect(of([entry(2024, 2028)]).clubTrained).toBeNull();
    expect(of([entry(2018, 2021)], null).clubTrained).toBeNull();
  });
});
