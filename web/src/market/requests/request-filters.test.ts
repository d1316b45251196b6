import { describe, expect, it } from 'vitest';
import { readFilters } from '../../ui/filter/address-filters.ts';
import { requestFilters, requestsQuery, requestView } from './request-filters.ts';

const everything = { box: undefined, status: true, delivery: true };

function queryOf(address: string, shows: Parameters<typeof requestsQuery>[2] = everything) {
  const words = new URLSearchParams(address);
  return requestsQuery(readFilters(requestFilters, words), readFilters(requestView, words), shows);
}

describe('the filters of the requests', () => {
  it('become the service’s query', () => {
    expect(
      queryOf(
        'text=Padova&role=9&level=0&country=IT&age=19&offerFrom=500&move=loan&quota=under&nationality=UY&place=0&minutes=900&status=0&delivery=2&sort=offer&down=1',
        { box: 'own', status: true, delivery: true },
      ),
    ).toEqual({
      box: 'own',
      text: 'Padova',
      role: 9,
      level: 0,
      country: 'IT',
      age: 19,
      offerFrom: 500,
      move: 'loan',
      quota: 'under',
      nationality: 'UY',
      nonEuPlace: false,
      minutes: 900,
      status: 0,
      delivery: 2,
      sort: 'offer',
      descending: true,
    });
  });

  it('omit values that the service would refuse or that the list does not show', () => {
    expect(
      queryOf(
        'role=99&level=-1&country=it&age=100&offerFrom=-5&move=swap&quota=over&nationality=uy&place=2&minutes=10000&status=7&delivery=3&sort=id',
      ),
    ).toEqual({});
    expect(queryOf('status=1&delivery=2', { box: undefined, status: false, delivery: false })).toEqual({});
  });
});
