import { describe, expect, it } from 'vitest';
import {
  briefLevels,
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

describe('the levels of a search in large type', () => {
  it.each([
    [
      [5, 4],
      ['IT', 'CH'],
      'IT',
      [
        ['category.7', 'category.7'],
        ['category.8', 'category.8'],
      ],
    ],
    [[4, 3, 5], ['IT'], 'IT', [['category.6', 'category.8']]],
    [[4], [], 'ES', [['level.4', 'level.4']]],
    [[4], [], null, [['level.4', 'level.4']]],
    [
      [4, 5],
      ['ES', 'FR'],
      'IT',
      [
        ['level.4', 'level.4'],
        ['level.5', 'level.5'],
      ],
    ],
  ])(
    '%j in %j for a person of %s are %j: the league or the number, never both',
    (levels, countries, home, expected) => {
      expect(briefLevels({ levels, countries, home }).map(({ from, to }) => [from, to])).toEqual(expected);
    },
  );
});

describe('the country of a category', () => {
  it('is Italy, and none without a category', () => {
    expect(countryOfCategory(6)).toBe('IT');
    expect(countryOfCategory(null)).toBeNull();
  });
});
