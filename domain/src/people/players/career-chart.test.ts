import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerRole } from '../player-roles.ts';
import { type ChartedCareerEntry, careerChart, careerChartGaps, countryOfCareer } from './career-chart.ts';

const year = 2026;
const player = { principalRole: playerRole.attackingMidfielder, age: 22 };
const careerEntry = (change: Partial<ChartedCareerEntry> = {}): ChartedCareerEntry => ({
  clubName: 'Virtus Brenta',
  level: 3,
  division: 'Serie D, girone C',
  startYear: 2025,
  endYear: 2027,
  ...change,
});
const three = [
  careerEntry(),
  careerEntry({ clubName: 'Arzignano', level: 2, division: 'Serie C', startYear: 2023, endYear: 2025 }),
  careerEntry({ clubName: 'Padova', level: 15, division: 'Primavera 2', startYear: 2022, endYear: 2023 }),
];
const withFirst = (change: Partial<ChartedCareerEntry>) => [careerEntry(change), ...three.slice(1)];
const withLast = (change: Partial<ChartedCareerEntry>) => [...three.slice(0, 2), careerEntry(change)];

describe('the career chart', () => {
  it('shows the level of every season, the oldest first', () => {
    expect(careerChart(player, three, year)?.map(({ season, level }) => [season, level])).toEqual([
      [2022, 15],
      [2023, 2],
      [2024, 2],
      [2025, 3],
      [2026, 3],
    ]);
  });

  it('tells minutes and goals of a career entry once, with its first season', () => {
    const played = [careerEntry({ minutes: 3100, goals: 12 }), ...three.slice(1)];
    expect(
      careerChart(player, played, year)?.map(({ season, minutes, goals }) => [season, minutes, goals]),
    ).toEqual([
      [2022, null, null],
      [2023, null, null],
      [2024, null, null],
      [2025, 3100, 12],
      [2026, null, null],
    ]);
  });

  it.each([
    ['the role', { ...player, principalRole: null }, three],
    ['the age', { ...player, age: null }, three],
    ['any experience', player, []],
    ['a third experience', player, three.slice(0, 2)],
    [
      'a first experience that reaches the current year',
      player,
      withFirst({ startYear: 2024, endYear: 2025 }),
    ],
    ['a first experience that has begun', player, withFirst({ startYear: 2027, endYear: 2028 })],
    ['the division of the first', player, withFirst({ division: '' })],
    ['the division of another', player, withLast({ division: '' })],
    ['a level to draw', player, withLast({ level: null })],
    ['a start year', player, withLast({ startYear: 0 })],
    ['an end year', player, withLast({ endYear: 0 })],
    ['the years of the first', player, withFirst({ startYear: 0, endYear: 0 })],
  ])('is not drawn without %s', (_what, someone, careerEntries) => {
    expect(careerChart(someone, careerEntries, year)).toBeNull();
  });

  it('reports everything that is missing at once', () => {
    const nobody = { principalRole: null, age: null };
    const stale = [
      careerEntry({ endYear: 2025, division: '' }),
      careerEntry({ startYear: 0, endYear: 2024 }),
    ];
    expect(careerChartGaps(nobody, stale, year)).toEqual([
      'role',
      'age',
      'careerEntries',
      'current',
      'divisions',
      'years',
    ]);
    expect(careerChartGaps(player, [], year)).toEqual(['careerEntries']);
    expect(careerChartGaps(player, three, year)).toEqual([]);
  });

  it.each([
    ['ends in it', 2024, 2026],
    ['begins in it', 2026, 2027],
    ['lies within it', 2026, 2026],
  ])('counts the first experience as current when it %s', (_how, startYear, endYear) => {
    expect(careerChart(player, withFirst({ startYear, endYear }), year)).not.toBeNull();
  });

  it('has a point for each club of a season played at two', () => {
    const loan = careerEntry({ clubName: 'Este', level: 4, startYear: 2024, endYear: 2025 });
    const points = careerChart(player, [...three, loan], year);
    expect(points?.filter(({ season }) => season === 2024).map(({ clubName }) => clubName)).toEqual([
      'Arzignano',
      'Este',
    ]);
  });

  it('goes from season to season and stays within the stated years', () => {
    const years = fc
      .tuple(fc.integer({ min: 1990, max: year }), fc.integer({ min: 0, max: 6 }))
      .map(([startYear, length]) => careerEntry({ startYear, endYear: startYear + length }));
    fc.assert(
      fc.property(fc.array(years, { minLength: 2, maxLength: 8 }), (older) => {
        const careerEntries = [careerEntry(), ...older];
        const seasons = careerChart(player, careerEntries, year)?.map(({ season }) => season) ?? [];
        expect(seasons).toEqual(seasons.toSorted((one, other) => one - other));
        const said = careerEntries.reduce(
          (sum, { startYear, endYear }) => sum + Math.max(1, endYear - startYear),
          0,
        );
        expect(seasons).toHaveLength(said);
      }),
    );
  });
});

describe('the country of a career', () => {
  it('is the one whose leagues all career entries name', () => {
    expect(countryOfCareer([{ category: 6 }, { category: 2 }])).toBe('IT');
    expect(countryOfCareer([{ category: 6 }, { category: null }])).toBeNull();
    expect(countryOfCareer([{ category: null }])).toBeNull();
    expect(countryOfCareer([])).toBeNull();
  });
});
