import { describe, expect, it } from 'vitest';
import { readFilters } from '../../ui/filter/address-filters.ts';
import {
  countPortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioView,
} from './portfolio-filters.ts';

function asked(address: string) {
  const params = new URLSearchParams(address);
  return portfolioQuery(readFilters(portfolioFilters, params), readFilters(portfolioView, params));
}

describe('the portfolio’s filters in the address', () => {
  it('query everything when empty', () => {
    expect(asked('')).toEqual({});
  });

  it('query what a shared link contains', () => {
    expect(
      asked(
        'text=rossi&role=9&ageTo=23&foot=1&contract=0&level=3&nationality=IT&place=1&minutes=900&available=1&sort=age&down=1',
      ),
    ).toEqual({
      text: 'rossi',
      role: 9,
      ageTo: 23,
      foot: 1,
      contractualStatus: 0,
      level: 3,
      nationality: 'IT',
      nonEuPlace: true,
      minutesFrom: 900,
      immediateAvailability: true,
      sort: 'age',
      descending: true,
    });
  });

  it('read role 0 as all roles', () => {
    expect(asked('role=0')).toEqual({});
    expect(countPortfolioFilters(readFilters(portfolioFilters, new URLSearchParams('role=0')))).toBe(0);
  });

  it('ignore values that the service would refuse', () => {
    expect(
      asked('role=99&ageFrom=-4&level=40&nationality=italia&place=yes&minutes=-1&sort=phone&foot=7'),
    ).toEqual({});
    expect(asked(`text=${'a'.repeat(300)}`).text).toHaveLength(80);
  });
});
