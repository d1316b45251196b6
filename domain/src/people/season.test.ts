import { describe, expect, it } from 'vitest';
import { yearsOfSeason } from './season.ts';

describe('the years of a season as people write it', () => {
  it.each([
    ['2024/25', 2024, 2025],
    ['2024/2025', 2024, 2025],
    [' 2024 - 25 ', 2024, 2025],
    ['2024–25', 2024, 2025],
    ['1999/00', 1999, 2000],
    ['2022/24', 2022, 2024],
    ['2024', 2024, 2024],
  ])('%s', (season, startYear, endYear) => {
    expect(yearsOfSeason(season)).toEqual({ startYear, endYear });
  });

  it.each(['', 'estate 2024', '24/25', '2025/2024', '2024/1', '2024/25/26', '9999', '0000'])(
    'are not guessed from “%s”',
    (season) => {
      expect(yearsOfSeason(season)).toBeNull();
    },
  );
});
