import { describe, expect, it } from 'vitest';
import { readFilters } from '../ui/address-filters.ts';
import { countNegotiationFilters, negotiationFilters, negotiationsQuery } from './negotiation-filters.ts';

const read = (address: string) => readFilters(negotiationFilters, new URLSearchParams(address));

describe('the address of the list of negotiations', () => {
  it('says what the service is asked', () => {
    const filters = read('text= Venier &status=1&status=4&turn=1&player=80001&club=20001');
    expect(negotiationsQuery(filters)).toEqual({
      text: 'Venier',
      statuses: [1, 4],
      myTurn: true,
      playerId: 80001,
      teamId: 20001,
    });
    expect(countNegotiationFilters(filters)).toBe(4);
  });

  it('asks nothing impossible when somebody edited it', () => {
    expect(negotiationsQuery(read('status=9&player=-3&club=x&turn=yes'))).toEqual({});
    expect(negotiationsQuery(read(''))).toEqual({});
  });
});
