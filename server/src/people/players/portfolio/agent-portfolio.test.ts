import type { Api } from '@trattativa/contract/api';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import {
  allPlayerRoles,
  type PlayerRoleFilter,
  playerRole,
  playerRoles,
} from '@trattativa/domain/people/player-roles';
import {
  contractualStatus,
  contractualStatuses,
} from '@trattativa/domain/people/players/contractual-statuses';
import { feet, foot } from '@trattativa/domain/people/players/feet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeStaff } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

type PlayerInput = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];
type ListInput = Api['Agent/GetAgentPlayerList']['input'];
type Agent = Awaited<ReturnType<typeof makeAgent>>;

let app: TestApp;
let agent: Agent;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

async function add(who: Agent, player: PlayerInput): Promise<Player> {
  return (await app.call(who.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player;
}

async function list(who: { token: string }, input: ListInput = {}) {
  return (await app.call(who.token, 'Agent/GetAgentPlayerList', input)).ok;
}

const whole: PlayerInput = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: playerRole.attackingMidfielder,
  secondaryRole: playerRole.secondStriker,
  contractualStatus: contractualStatus.free,
  foot: foot.left,
  heightCm: 178,
  weightKg: 71,
  nationality: 'IT',
  country: 'IT',
  city: 'Padova',
  region: 'VEN',
  address: 'Via del Santo 12',
  phone: '+39 049 555 0101',
  salary: 900,
  requestedSalary: 1200,
  requestedFood: false,
  requestedAccommodation: 0,
  requestedBonus: 5000,
  commissionFeeMin: 500,
  commissionFeeMax: 1500,
  playerValue: 40_000,
  currentClub: 'Virtus Brenta',
  currentLevel: 3,
  searchLevels: [3, 2, 3],
  countriesInterested: ['IT', 'ES'],
  immediateAvailability: true,
  minutesPercent: 0,
  openToScouts: true,
  comments: 'Cresciuto in casa.\nVuole giocare.',
  youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};

describe('an agent adds a player', () => {
  it('with every field, and reads it back unchanged', async () => {
    const answer = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: whole });
    expect(answer.ok.message).toBe('Dati salvati correttamente');
    const { player } = answer.ok;
    expect(player).toMatchObject({
      ...whole,
      searchLevels: [2, 3],
      age: 22,
      profile: profileType.agentPlayer,
      version: 1,
      euPassport: true,
      onMarket: true,
      completeness: 'complete',
      missingFields: [],
      can: { edit: true, remove: true, propose: true },
    });
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: player.id })).ok).toEqual(player);
    expect((await list(agent, { text: 'venier' })).items).toEqual([player]);
  });

  it('with a name alone; all other fields are reported missing', async () => {
    const player = await add(agent, { name: 'Ada', surname: 'Søndergård-Ćosić' });
    expect(player.completeness).toBe('incomplete');
    expect(player.missingFields).toEqual([
      'BornDate',
      'Nationality',
      'Country',
      'PrincipalRole',
      'Foot',
      'HeightCm',
      'ContractualStatus',
      'Phone',
      'SearchLevels',
    ]);
    expect(player.euPassport).toBeNull();
  });

  it('the EU passport of a player follows from the nationality unless given', async () => {
    expect((await add(agent, { name: 'A', surname: 'B', nationality: 'BR' })).euPassport).toBe(false);
    const said = await add(agent, { name: 'A', surname: 'B', nationality: 'BR', euPassport: true });
    expect(said.euPassport).toBe(true);
  });

  it('the profile of a player is obsolete six months after the last change', async () => {
    const other = await makeAgent(app);
    const { id } = await add(other, whole);
    app.clock.advance({ days: 190 });
    // Access tokens live 15 minutes: the agent logs in again.
    const token = (await app.logIn(other.email, 'prato verde a mezzogiorno')).body.access_token;
    expect((await app.call(token, 'Player/GetPlayerInfo', { playerId: id })).ok.completeness).toBe(
      'obsolete',
    );
    agent = await makeAgent(app);
  });
});

describe('an agent changes a player', () => {
  it('an emptied field is empty, a version higher', async () => {
    const first = await add(agent, whole);
    app.clock.advance({ minutes: 1 });
    const changed = await add(agent, {
      id: first.id,
      version: first.version,
      name: 'Tommaso',
      surname: 'Venier',
      heightCm: 179,
      weightKg: null,
      salary: null,
      searchLevels: null,
      phone: null,
    });
    expect(changed).toMatchObject({
      id: first.id,
      version: 2,
      heightCm: 179,
      weightKg: null,
      salary: null,
      searchLevels: [],
      phone: '',
    });
    expect(changed.updatedAt > first.updatedAt).toBe(true);
  });
});

/** Primary and secondary role, never equal. */
const roles = fc
  .record({
    principalRole: fc.option(fc.constantFrom(...playerRoles)),
    secondaryRole: fc.option(fc.constantFrom(...playerRoles)),
  })
  .map(({ principalRole, secondaryRole }) => ({
    principalRole,
    secondaryRole: principalRole === secondaryRole ? null : secondaryRole,
  }));

const person = fc.record({
  name: fc.constantFrom('Àlex', 'alba', 'Zoë', 'Luca', 'Šimon', 'luca'),
  surname: fc.constantFrom('Rossi', 'rossi', 'Ñíguez', "D'Àngelo", 'Öz'),
  bornDate: fc.option(fc.constantFrom('1999-07-01', '2004-02-29', '2004-03-01', '2009-12-31')),
  contractualStatus: fc.option(fc.constantFrom(...contractualStatuses)),
  foot: fc.option(fc.constantFrom(...feet)),
  nationality: fc.option(fc.constantFrom('IT', 'ES')),
  salary: fc.option(fc.constantFrom(0, 900, 1200)),
  playerValue: fc.option(fc.constantFrom(0, 40_000)),
  searchLevels: fc.subarray([2 as const, 3 as const, 15 as const]),
  immediateAvailability: fc.option(fc.boolean()),
});

const someone = fc.tuple(person, roles).map(([one, role]) => ({ ...one, ...role }));

const filters = fc.record(
  {
    role: fc.constantFrom<PlayerRoleFilter[]>(
      allPlayerRoles,
      playerRole.attackingMidfielder,
      playerRole.centreForward,
    ),
    secondaryRole: fc.constantFrom<PlayerRoleFilter[]>(
      allPlayerRoles,
      playerRole.attackingMidfielder,
      playerRole.secondStriker,
    ),
    ageFrom: fc.constantFrom(17, 22),
    ageTo: fc.constantFrom(17, 22, 27),
    foot: fc.constantFrom(foot.right, foot.both),
    contractualStatus: fc.constantFrom(...contractualStatuses),
    level: fc.constantFrom(2 as const, 15 as const),
    nationality: fc.constantFrom('IT', 'ES'),
    immediateAvailability: fc.boolean(),
    text: fc.constantFrom('ROSSI', 'alex', 'angelo', '%', '_'),
  },
  { requiredKeys: [] },
);

const sorts = ['updated', 'name', 'age', 'role', 'salary', 'value'] as const;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The filters in TypeScript, to compare with the database. */
function fits(player: Player, filter: ListInput): boolean {
  const { age } = player;
  return (
    (!filter.role || player.principalRole === filter.role || player.secondaryRole === filter.role) &&
    (!filter.secondaryRole || player.secondaryRole === filter.secondaryRole) &&
    (filter.ageFrom === undefined || (age !== null && age >= filter.ageFrom)) &&
    (filter.ageTo === undefined || (age !== null && age <= filter.ageTo)) &&
    (filter.foot === undefined || player.foot === filter.foot) &&
    (filter.contractualStatus === undefined || player.contractualStatus === filter.contractualStatus) &&
    (filter.level === undefined || player.searchLevels.includes(filter.level)) &&
    (filter.nationality === undefined || player.nationality === filter.nationality) &&
    (filter.immediateAvailability === undefined ||
      player.immediateAvailability === filter.immediateAvailability) &&
    (filter.text === undefined ||
      fold(`${player.name} ${player.surname} ${player.currentClub}`).includes(fold(filter.text)))
  );
}

/**
 * The key of each sort. Youngest first means the latest birth date first; a player without one counts as
 * oldest.
 */
const keys: Record<(typeof sorts)[number], (player: Player) => number | string> = {
  updated: (player) => player.updatedAt,
  name: (player) => fold(`${player.surname} ${player.name}`),
  age: (player) => -Date.parse(player.bornDate ?? '1900-01-01'),
  role: (player) => player.principalRole ?? 99,
  salary: (player) => player.salary ?? -1,
  value: (player) => player.playerValue ?? -1,
};

describe('the portfolio', () => {
  let owner: Agent;
  let everybody: Player[];

  beforeAll(async () => {
    owner = await makeAgent(app);
    for (const player of fc.sample(someone, { numRuns: 40, seed: 7 })) {
      await add(owner, player);
      app.clock.advance({ seconds: Number(player.salary !== null) });
    }
    everybody = (await list(owner, { limit: 100 })).items;
  });

  async function walk(input: ListInput): Promise<{ items: Player[]; totals: number[] }> {
    const items: Player[] = [];
    const totals: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(owner, { ...input, cursor });
      items.push(...page.items);
      totals.push(page.total);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return { items, totals };
  }

  it('paged to the end is the whole list, filtered and sorted, each player once', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...sorts),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        async (filter, sort, descending, limit) => {
          const { items, totals } = await walk({ ...filter, sort, descending, limit });
          const expected = everybody.filter((player) => fits(player, filter));
          expect(new Set(items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
          expect(items).toHaveLength(expected.length);
          expect(totals.every((total) => total === expected.length)).toBe(true);
          const inOrder = items.map(keys[sort]);
          for (const [index, key] of inOrder.entries()) {
            const next = inOrder[index + 1];
            if (next !== undefined && key !== next) expect(key < next).toBe(!descending);
          }
          const whole = await list(owner, { ...filter, sort, descending, limit: 100 });
          expect(items).toEqual(whole.items);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is sorted by last change by default', async () => {
    const { items } = await list(owner, { limit: 100 });
    const times = items.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('sorts names ignoring accents and case', async () => {
    const names = (await list(owner, { sort: 'name', limit: 100 })).items.map(keys.name) as string[];
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('shows staff all players, or one agent’s', async () => {
    const staff = await makeStaff(app);
    const all = await list(staff, { limit: 1 });
    const one = await list(staff, { limit: 100, agentId: owner.agentId });
    expect(all.total).toBeGreaterThan(one.total);
    expect(one.total).toBe(everybody.length);
  });

  it('lists as incomplete exactly the players with missing fields', async () => {
    await add(owner, whole);
    for (const completeness of ['incomplete', 'complete'] as const) {
      const { items } = await list(owner, { completeness, limit: 100 });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((player) => player.completeness === completeness)).toBe(true);
    }
  });

  it('totals what it lists', async () => {
    const figures = (await app.call(owner.token, 'Agent/GetPortfolioFigures', {})).ok;
    const { items } = await list(owner, { limit: 100 });
    expect(figures).toEqual({
      players: items.length,
      onMarket: items.filter(({ onMarket }) => onMarket).length,
      free: items.filter((player) => player.contractualStatus === contractualStatus.free).length,
      available: items.filter(({ immediateAvailability }) => immediateAvailability).length,
      incomplete: items.filter(({ completeness }) => completeness === 'incomplete').length,
      value: items.reduce((sum, { playerValue }) => sum + (playerValue ?? 0), 0),
      valued: items.filter(({ playerValue }) => playerValue != null).length,
      byRole: playerRoles
        .map((role) => ({
          role,
          players: items.filter(({ principalRole }) => principalRole === role).length,
        }))
        .filter(({ players }) => players > 0),
    });
  });

  it('refuses a cursor that it did not issue', async () => {
    for (const cursor of ['x', 'bnVsbA', Buffer.from('["a",1]').toString('base64url')]) {
      const answer = await app.call(owner.token, 'Agent/GetAgentPlayerList', { cursor, sort: 'salary' });
      expect(answer.status).toBe(400);
      expect(answer.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'Cursor' }] });
    }
  });
});
