import { describe, expect, it } from 'vitest';
import { readFilters } from '../../ui/filter/address-filters.ts';
import { countScoutFilters, scoutFilters, scoutQuery, scoutView } from './scout-filters.ts';

function asked(address: string) {
  const search = new URLSearchParams(address);
  return scoutQuery(readFilters(scoutFilters, search), readFilters(scoutView, search));
}

describe('a scout’s filters in the address', () => {
  it('become the service’s query', () => {
    expect(
      asked(
        'text=Rossi&role=9&ageFrom=18&ageTo=23&level=3&country=IT&region=VEN&foot=1&heightFrom=180&heightTo=195&listed=yes&evaluated=no&sort=age&down=1',
      ),
    ).toEqual({
      text: 'Rossi',
      role: 9,
      ageFrom: 18,
      ageTo: 23,
      level: 3,
      country: 'IT',
      region: 'VEN',
      foot: 1,
      heightFrom: 180,
      heightTo: 195,
      inShortlist: true,
      evaluated: false,
      sort: 'age',
      descending: true,
    });
    expect(asked('')).toEqual({});
  });

  it('are ignored beyond the service’s limits; role 0 means all roles', () => {
    expect(
      asked('role=0&level=16&region=XXX&heightFrom=3&listed=perhaps&sort=salary&tab=none&list=4'),
    ).toEqual({});
    expect(countScoutFilters(readFilters(scoutFilters, new URLSearchParams('role=0&text=a')))).toBe(0);
  });

  it('depend on the tab', () => {
    expect(asked('tab=shortlists&listed=no')).toEqual({ inShortlist: true });
    expect(asked('tab=shortlists&list=70001')).toEqual({ inShortlist: true, shortlistId: 70001 });
    expect(asked('tab=evaluations&evaluated=no')).toEqual({
      evaluated: true,
      sort: 'evaluated',
      descending: true,
    });
    expect(asked('tab=evaluations&sort=name')).toEqual({ evaluated: true, sort: 'name', descending: false });
  });
});
