import { describe, expect, it } from 'vitest';
import {
  categoryOfLevel,
  countryOfCategory,
  levelKey,
  levelOfCategory,
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

describe('the country of a category', () => {
  it('is Italy, and none without a category', () => {
    expect(countryOfCategory(6)).toBe('IT');
    expect(countryOfCategory(null)).toBeNull();
  });
});
