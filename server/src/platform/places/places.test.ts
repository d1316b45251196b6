import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { foldName } from './fold-name.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png' } });
  ({ token } = await makeAgent(app));
});
afterAll(() => app.close());

const search = async (text: string, country: string | null = null) =>
  (await app.call(token, 'Place/SearchPlaces', { text, country })).ok.items;

describe('places by name', () => {
  it.each([
    ['milano', 'Milano', 'IT'],
    ['Mailand', 'Milano', 'IT'],
    ['MILAN', 'Milano', 'IT'],
    ['roma', 'Roma', 'IT'],
    ['nápoles', 'Napoli', 'IT'],
    ['Torí', 'Torino', 'IT'],
    ['florenz', 'Firenze', 'IT'],
    ['venise', 'Venezia', 'IT'],
    ['genua', 'Genova', 'IT'],
    ['munchen', 'München', 'DE'],
    ['monaco di b', 'München', 'DE'],
    ['colonia', 'Köln', 'DE'],
    ['vienna', 'Wien', 'AT'],
    ['lisbona', 'Lisboa', 'PT'],
    ['siviglia', 'Sevilla', 'ES'],
    ['zurigo', 'Zürich', 'CH'],
    ['ginevra', 'Genève', 'CH'],
    ['barcellona', 'Barcelona', 'ES'],
    ['bar', 'Barcelona', 'ES'],
    ['l aquila', "L'Aquila", 'IT'],
    ['reggio emilia', "Reggio nell'Emilia", 'IT'],
    ['lodz', 'Łódź', 'PL'],
    ['praga', 'Praha', 'CZ'],
    ['como', 'Como', 'IT'],
  ])('%s finds %s first', async (typed, city, country) => {
    expect((await search(typed))[0]).toMatchObject({ city, country });
  });

  it('returns the alternative name that matched, and only then', async () => {
    expect((await search('mailand'))[0]?.alsoKnownAs).toBe('Mailand');
    expect((await search('mila'))[0]).toMatchObject({ city: 'Milano', alsoKnownAs: null });
  });

  it('returns the region of Italian places, and the coordinates of all', async () => {
    expect((await search('bergamo'))[0]).toMatchObject({
      region: 'LOM',
      latitude: 45.69601,
      longitude: 9.66721,
    });
    expect((await search('bari', 'IT'))[0]?.region).toBe('PUG');
    expect((await search('lyon'))[0]?.region).toBeNull();
  });

  it('filters by country and returns at most ten, largest first', async () => {
    const italian = await search('ven', 'IT');
    expect(new Set(italian.map(({ country }) => country))).toEqual(new Set(['IT']));
    const all = await search('s');
    expect(all).toHaveLength(10);
    expect(all.map(({ population }) => population)).toEqual(
      all.map(({ population }) => population).toSorted((a, b) => b - a),
    );
  });

  it.each(['', '   ', '%', '\n', 'qqqqqq', "'; drop table players; --", '🏟️'])(
    '%j finds nothing',
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );
});

it('places near a point are the nearest ones, also across the antimeridian', async () => {
  const near = async (latitude: number, longitude: number) =>
    (await app.call(token, 'Place/SearchPlaces', { latitude, longitude })).ok.items;
  expect((await near(45.4643, 9.1895))[0]?.city).toBe('Milano');
  expect((await near(-16.8, 179.99)).map(({ country }) => country)).toContain('FJ');
  expect(await near(90, 0)).toHaveLength(10);
});

it('maps get the address of their tiles', async () => {
  expect((await app.call(token, 'Place/GetMapSettings', {})).ok.tilesUrl).toBe(
    'https://tiles.test/{z}/{x}/{y}.png',
  );
});

it.each([
  ['L’Aquila', 'l aquila'],
  ['Sant’Agata de’ Goti', 'sant agata de goti'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['  Biel/Bienne ', 'biel bienne'],
  ['Ålesund–Ærø', 'alesund aero'],
])('%s is searched as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
