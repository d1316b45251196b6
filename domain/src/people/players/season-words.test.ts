import { describe, expect, it } from 'vitest';
import { seasonWords } from './season-words.ts';

describe('the period of a career entry', () => {
  it.each([
    ['a season', { season: '', startYear: 2025, endYear: 2026 }, '2025/26'],
    ['several seasons', { season: '', startYear: 2022, endYear: 2025 }, '2022/23 – 2024/25'],
    ['the turn of the century', { season: '', startYear: 1999, endYear: 2000 }, '1999/00'],
    ['a calendar year', { season: '', startYear: 2024, endYear: 2024 }, '2024'],
    ['only the first year', { season: '', startYear: 2024, endYear: 0 }, '2024'],
    ['nothing', { season: '', startYear: 0, endYear: 0 }, ''],
    ['an entered text', { season: 'Apertura 2024', startYear: 2024, endYear: 2025 }, 'Apertura 2024'],
  ])('%s', (_what, careerEntry, words) => {
    expect(seasonWords(careerEntry)).toBe(words);
  });
});
