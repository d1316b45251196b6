import { describe, expect, it } from 'vitest';
import { readFilters } from '../../ui/filter/address-filters.ts';
import { coachingFilters, coachingQuery, coachingView, countCoachingFilters } from './coaching-filters.ts';

function asked(address: string) {
  const search = new URLSearchParams(address);
  return coachingQuery(readFilters(coachingFilters, search), readFilters(coachingView, search));
}

describe('the coaching portfolio’s filters in the address', () => {
  it('become the service’s query', () => {
    expect(
      asked(
        'text=Rossi&role=0&qualification=1&category=6&level=3&country=CH&origin=mine&available=1&sort=name&down=1',
      ),
    ).toEqual({
      text: 'Rossi',
      role: 0,
      qualification: 1,
      category: 6,
      level: 3,
      country: 'CH',
      origin: 'mine',
      immediateAvailability: true,
      sort: 'name',
      descending: true,
    });
    expect(asked('')).toEqual({});
  });

  it('are ignored beyond the service’s limits', () => {
    expect(asked('role=7&qualification=-1&category=29&country=it&origin=all&sort=phone')).toEqual({});
  });

  it('are counted without the search', () => {
    const search = new URLSearchParams('text=Rossi&role=0&available=1');
    expect(countCoachingFilters(readFilters(coachingFilters, search))).toBe(2);
  });
});
