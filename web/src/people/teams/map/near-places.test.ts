import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from '../../../ui/filter/address-filters.ts';
import { countTeamFilters, teamFilterInput, teamFilters } from '../team-filters.ts';
import { distanceOf, formatPlaces, parsePlaces } from './near-places.ts';

const angle = (max: number) =>
  fc.integer({ min: -max * 10_000, max: max * 10_000 }).map((n) => n / 10_000 + 0);
const anyPlace = fc.record({
  city: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => /^\S[^\r\n\u2028\u2029]*$/u.test(name)),
  country: fc.constantFrom('IT', 'SI', null),
  region: fc.constant(null),
  latitude: angle(90),
  longitude: angle(180),
});
const anyPlaces = fc.uniqueArray(anyPlace, {
  maxLength: 5,
  selector: (place) => formatPlaces([place])[0],
});

const read = (address: string) => readFilters(teamFilters, new URLSearchParams(address));
const padova = { city: 'Padova', country: 'IT', region: null, latitude: 45.4064, longitude: 11.8768 };

describe('the places near which clubs are listed', () => {
  it('come back from a shared link with their names, in order', () => {
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const near = formatPlaces(places);
        const sent = writeFilters(teamFilters, new URLSearchParams(), { near }).toString();
        expect(parsePlaces(read(sent).near)).toEqual(places);
      }),
    );
  });

  it('are stored in the address compactly, to about ten metres', () => {
    expect(formatPlaces([{ ...padova, latitude: 45.406_351, longitude: 11.876_811 }])).toEqual([
      '45.4064,11.8768,IT,Padova',
    ]);
  });

  it.each([
    ['plain text', 'near=Padova'],
    ['an invalid latitude', 'near=91,11,IT,Padova'],
    ['an invalid longitude', 'near=45,181,IT,Padova'],
    ['a place without a name', 'near=45,11,IT,'],
    ['numbers in another notation', 'near=4e1,0x1,IT,Padova'],
    ['nothing', 'near='],
    ['a distance without a place', 'within=100'],
  ])('are not queried after %s, and count as no filter', (_what, address) => {
    const filters = read(address);
    expect(teamFilterInput(filters)).not.toHaveProperty('near');
    expect(countTeamFilters(filters)).toBe(0);
  });

  it('are queried once each, five at most, and count as one filter', () => {
    const words = [1, 1, 2, 3, 4, 5, 6].map((n) => `near=${n},11,IT,Place ${n}`).join('&');
    const filters = read(`${words}&within=100`);
    const input = teamFilterInput(filters);
    expect(input.near?.map(({ latitude }) => latitude)).toEqual([1, 2, 3, 4, 5]);
    expect(input.withinKm).toBe(100);
    expect(countTeamFilters(filters)).toBe(1);
  });

  it('use the default distance if the address has an unknown one', () => {
    expect([25, 200, 30, -1, null].map(distanceOf)).toEqual([25, 200, 50, 50, 50]);
  });

  it('omit an unknown country', () => {
    expect(parsePlaces(['45.4064,11.8768,QQ,Padova'])).toEqual([{ ...padova, country: null }]);
  });
});
