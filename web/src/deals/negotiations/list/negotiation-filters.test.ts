import { describe, expect, it } from 'vitest';
import { readFilters } from '../../../ui/filter/address-filters.ts';
import {
  countNegotiationFilters,
  negotiationFilters,
  negotiationsQuery,
  negotiationView,
} from './negotiation-filters.ts';

const read = (address: string) => readFilters(negotiationFilters, new URLSearchParams(address));
const view = (address: string) => readFilters(negotiationView, new URLSearchParams(address));

describe('the address of the list of negotiations', () => {
  it('defines the query to the service', () => {
    const filters = read(
      'text= Venier &status=1&status=4&turn=1&player=80001&club=20001&level=3&role=9&country=IT&from=2026-09-01&to=2026-09-30',
    );
    expect(negotiationsQuery(filters, view('sort=price&down=1'))).toEqual({
      text: 'Venier',
      statuses: [1, 4],
      myTurn: true,
      playerId: 80001,
      teamId: 20001,
      level: 3,
      role: 9,
      country: 'IT',
      from: '2026-09-01',
      to: '2026-09-30',
      sort: 'price',
      descending: true,
    });
    expect(countNegotiationFilters(filters)).toBe(9);
    expect(negotiationsQuery(read('turn=proposer&staff=60001&post=0'))).toEqual({
      turn: 'proposer',
      coachingStaffId: 60001,
      staffRole: 0,
    });
  });

  it('leads to no invalid query when somebody edited it', () => {
    const edited =
      'status=9&player=-3&club=x&turn=yes&level=16&role=0&post=7&country=italy&from=2026-13-01&to=yesterday';
    expect(negotiationsQuery(read(edited), view('sort=luck'))).toEqual({});
    expect(negotiationsQuery(read(''))).toEqual({});
  });
});
