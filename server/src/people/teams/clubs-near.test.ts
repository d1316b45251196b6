import { agentType } from '@trattativa/domain/identity/agent-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeTeam } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let premium: Awaited<ReturnType<typeof makeAgent>>;

/** Kilometres of one degree of latitude, with the mean radius of the earth. */
const kmOfDegree = (6371.0088 * Math.PI) / 180;
const padova = { latitude: 45.4064, longitude: 11.8768 };
const bari = { latitude: 41.1177, longitude: 16.8512 };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  premium = await makeAgent(app, { agentType: agentType.premium });
  const east = (km: number) => km / (kmOfDegree * Math.cos((padova.latitude * Math.PI) / 180));
  const clubs: [string, number | null, number | null][] = [
    ['N 24.9', padova.latitude + 24.9 / kmOfDegree, padova.longitude],
    ['N 25.1', padova.latitude + 25.1 / kmOfDegree, padova.longitude],
    ['E 24.9', padova.latitude, padova.longitude + east(24.9)],
    ['E 25.1', padova.latitude, padova.longitude + east(25.1)],
    // Inside the box of 25 km, outside the circle.
    ['corner', padova.latitude + 20 / kmOfDegree, padova.longitude + east(20)],
    ['S 99', padova.latitude - 99 / kmOfDegree, padova.longitude],
    ['Bari', bari.latitude, bari.longitude],
    ['Suva', -17, 179.9],
    ['Taveuni', -17, -179.9],
    ['Pole', 90, 77],
    ['nowhere', null, null],
  ];
  for (const [name, latitude, longitude] of clubs) {
    const id = await makeTeam(app, { name });
    await app.services.db.updateTable('teams').set({ latitude, longitude }).where('id', '=', id).execute();
  }
});
afterAll(() => app.close());

describe('clubs near some places', () => {
  it.each([
    ['25 km around one', [padova], 25, 'E 24.9, N 24.9'],
    ['50 km, when no distance is named', [padova], undefined, 'corner, E 24.9, E 25.1, N 24.9, N 25.1'],
    ['100 km', [padova], 100, 'corner, E 24.9, E 25.1, N 24.9, N 25.1, S 99'],
    ['25 km around either of two', [padova, bari], 25, 'Bari, E 24.9, N 24.9'],
    ['around five', [bari, bari, bari, bari, padova], 25, 'Bari, E 24.9, N 24.9'],
    ['over the date line', [{ latitude: -17, longitude: 180 }], 25, 'Suva, Taveuni'],
    ['over it from the other side', [{ latitude: -17, longitude: -180 }], 25, 'Suva, Taveuni'],
    ['around the pole, on any meridian', [{ latitude: 90, longitude: -180 }], 200, 'Pole'],
    ['around the pole where nobody plays', [{ latitude: -90, longitude: 180 }], 200, ''],
  ] as const)('are those %s', async (_what, near, withinKm, expected) => {
    const input = { near: [...near], withinKm };
    const list = (await app.call(premium.token, 'Team/GetTeams', input)).ok;
    expect(list.items.map(({ name }) => name).join(', ')).toBe(expected);
    expect(list.total).toBe(list.items.length);
    const map = (await app.call(premium.token, 'Team/GetTeamPlaces', input)).ok;
    expect(new Set(map.items.map(({ id }) => id))).toEqual(new Set(list.items.map(({ id }) => id)));
    expect(map.placeless).toBe(0);
  });

  it('are all clubs when no place is given, including those without one', async () => {
    const all = (await app.call(premium.token, 'Team/GetTeams', { near: [], withinKm: 25 })).ok;
    expect(all.items.map(({ name }) => name)).toContain('nowhere');
    expect(all.total).toBe(11);
  });

  it('combine with the other filters of the page', async () => {
    const both = (await app.call(premium.token, 'Team/GetTeams', { near: [padova], text: 'N 2' })).ok;
    expect(both.items.map(({ name }) => name)).toEqual(['N 24.9', 'N 25.1']);
  });

  it.each([
    ['a latitude beyond the pole', { near: [{ latitude: 90.1, longitude: 0 }] }, 'Near.0.Latitude'],
    [
      'a longitude beyond the date line',
      { near: [padova, { latitude: 0, longitude: -181 }] },
      'Near.1.Longitude',
    ],
    ['half a point', { near: [{ latitude: 45 }] }, 'Near.0.Longitude'],
    ['words', { near: [{ latitude: '45', longitude: 11 }] }, 'Near.0.Latitude'],
    ['six places', { near: Array(6).fill(padova) }, 'Near'],
    ['a distance that is none', { near: [padova], withinKm: 30 }, 'WithinKm'],
  ])('are not searched with %s', async (_what, input, field) => {
    for (const path of ['Team/GetTeams', 'Team/GetTeamPlaces'] as const) {
      const answer = await app.call(premium.token, path, input as never);
      expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('do not reveal to an agent where a club is', async () => {
    const agent = await makeAgent(app);
    const all = (await app.call(agent.token, 'Team/GetTeams', { near: [padova], withinKm: 25 })).ok;
    expect(all.total).toBe(11);
  });
});
