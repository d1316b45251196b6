import { describe, expect, it } from 'vitest';
import { readFilters } from '../../../ui/filter/address-filters.ts';
import { countOfferFilters, offerFilters, offersQuery } from './offer-filters.ts';

const read = (address: string) => readFilters(offerFilters, new URLSearchParams(address));

describe('the address of the list of offers', () => {
  it('defines the query to the service', () => {
    const filters = read(
      'text= Venier &status=0&status=4&turn=1&level=3&salary=1500&negotiation=3001&sort=salary&up=1',
    );
    expect(offersQuery(filters)).toEqual({
      text: 'Venier',
      statuses: [0, 4],
      myTurn: true,
      level: 3,
      salaryFrom: 1500,
      negotiationId: 3001,
      sort: 'salary',
      ascending: true,
    });
    expect(countOfferFilters(filters)).toBe(5);
  });

  it('leads to no invalid query when somebody edited it', () => {
    expect(
      offersQuery(read('status=9&player=-3&club=x&turn=yes&level=99&salary=-1&sort=price&up=1')),
    ).toEqual({});
  });
});
