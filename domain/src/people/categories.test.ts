import { describe, expect, it } from 'vitest';
import {
  categoryOfLevel,
  countryOfCategory,
  levelKey,
  levelOfCategory,
  levelsOfSearch,
  seniorCategories,
} from './categories.ts';

describe('the name of a level', () => {
  it('is the league that Italy plays at it', () => {
    expect(levelKey(3, 'IT')).toBe('category.6');
    for (const category of seniorCategories)
      expect(categoryOfLevel(levelOfCategory(category))).toBe(category);
  });

  it('is the number where no league is known: abroad, across countries, below Terza Categoria', () => {
    expect(levelKey(3, 'ES')).toBe('level.3');
    expect(levelKey(3, null)).toBe('level.3');
    expect(levelKey(9, 'IT')).toBe('level.9');
    expect(levelKey(15, 'IT')).toBe('level.15');
  });
});

describe('the levels of a search', () => {
  it.each([
    [['IT'], 'ES', { by: 'league', country: 'IT' }],
    [[], 'ES', { by: 'league', country: 'ES' }],
    [['IT', 'ES'], 'IT', { by: 'both' }],
    [['ES', 'FR'], 'IT', { by: 'number' }],
    [[], null, { by: 'both' }],
  ] as const)('in %j for a person of %s are named %j', (countries, home, expected) => {
    expect(levelsOfSearch(countries, home)).toEqual(expected);
  });
});

describe('the country of a category', () => {
  it('is Italy, and none without a category', () => {
    expect(countryOfCategory(6)).toBe('IT');
    expect(countryOfCategory(null)).toBeNull();
  });
});
