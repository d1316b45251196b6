import type { RequestInput } from '@trattativa/contract/requests/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../test/factories/people.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from requests`.execute(app.services.db);
  await sql`delete from players`.execute(app.services.db);
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
});

const fitting = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: 9,
  searchLevels: [3],
  country: 'IT',
  foot: 1,
  requestedSalary: 1000,
  phone: '+39 049 555 0101',
} as const;

async function addPlayer(changes: Record<string, unknown> = {}, owner = agent) {
  const input = { player: { ...fitting, ...changes } } as never;
  return (await app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', input)).ok.player;
}

async function publish(changes: Partial<RequestInput> = {}) {
  const request: RequestInput = {
    role: 9,
    level: 3,
    city: 'Padova',
    country: 'IT',
    underAge: 23,
    agentIds: [agent.agentId],
    ...changes,
  };
  return (await app.call(club.token, 'Request/SaveRequest', { request })).ok.request;
}

async function matches(kind: 'exact' | 'potential' | 'partial', token = agent.token) {
  return (await app.call(token, 'Matching/GetMatches', { kind })).ok;
}

async function eventsOf(type: string) {
  const found = await sql<{ data: Record<string, unknown>; recipients: number[]; audience: string | null }>`
    select data, recipients, audience from events where type = ${type} order by id`.execute(app.services.db);
  return found.rows;
}

describe('a published request', () => {
  it('shows the same pair to the agent and to the club, criterion by criterion', async () => {
    const player = await addPlayer();
    const request = await publish({ monthlyOffer: 1000, foot: 1 });
    const seen = await matches('exact');
    expect(seen.total).toBe(1);
    expect(seen.items[0]).toMatchObject({
      score: 100,
      player: { id: player.id },
      request: { id: request.id },
    });
    expect(seen.items[0]?.criteria).toEqual([
      { criterion: 'role', verdict: 'met', wanted: [9], has: [9] },
      { criterion: 'level', verdict: 'met', wanted: [3], has: [3] },
      { criterion: 'place', verdict: 'met', wanted: ['IT'], has: ['IT'] },
      { criterion: 'age', verdict: 'met', wanted: [null, 23], has: [22] },
      { criterion: 'money', verdict: 'met', wanted: [1000, null], has: [1000, null] },
      { criterion: 'foot', verdict: 'met', wanted: [1], has: [1] },
    ]);
    const candidates = await app.call(club.token, 'Request/GetRequestCandidates', {
      requestId: request.id,
      kind: 'exact',
    });
    expect(candidates.ok.items[0]).toMatchObject({
      kind: 'exact',
      player: { id: player.id, name: 'Tommaso Venier' },
    });
  });

  it('sorts players into exact, potential and partial', async () => {
    await addPlayer();
    await addPlayer({ surname: 'Potenziale', foot: 2 });
    await addPlayer({ surname: 'Parziale', foot: 0 });
    await addPlayer({ surname: 'Portiere', principalRole: 1 });
    const request = await publish({ foot: 1 });
    const counts = { exact: 1, potential: 1, partial: 1 };
    expect((await app.call(agent.token, 'Matching/GetMatchCounts', {})).ok).toEqual(counts);
    expect((await app.call(club.token, 'Request/GetCandidateCounts', { requestId: request.id })).ok).toEqual(
      counts,
    );
    expect((await matches('potential')).items[0]?.player.name).toBe('Tommaso Potenziale');
    expect((await matches('partial')).items[0]?.player.name).toBe('Tommaso Parziale');
  });

  it('matches nobody once it is closed', async () => {
    await addPlayer();
    const request = await publish();
    const closed = await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId: request.id,
      version: request.version,
      status: 1,
    });
    expect(closed.ok.message).toBe('Stato richiesta aggiornato correttamente');
    expect((await matches('exact')).total).toBe(0);
  });
});

describe('the market (PRODUCT §5)', () => {
  it('has no player without role or birth date, switched off, deleted, or signed this season', async () => {
    await publish();
    await addPlayer({ principalRole: null });
    await addPlayer({ bornDate: null });
    await addPlayer({ onMarket: false });
    const deleted = await addPlayer();
    await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: deleted.id });
    const signed = await addPlayer();
    await sql`update players set signed_season = 2026 where id = ${signed.id}`.execute(app.services.db);
    expect((await matches('exact')).items).toEqual([]);
    await sql`update players set signed_season = 2025 where id = ${signed.id}`.execute(app.services.db);
    expect((await matches('exact')).items.map(({ player }) => player.id)).toEqual([signed.id]);
  });
});

describe('what a club sees of a candidate', () => {
  it('has no phone and no money', async () => {
    await addPlayer({ requestedSalary: 987, salary: 765, phone: '+39 333 000 4711' });
    const request = await publish({ monthlyOffer: 1000 });
    const answer = (
      await app.call(club.token, 'Request/GetRequestCandidates', { requestId: request.id, kind: 'exact' })
    ).ok;
    expect(answer.items[0]?.criteria.find(({ criterion }) => criterion === 'money')).toEqual({
      criterion: 'money',
      verdict: 'met',
      wanted: [1000, null],
      has: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/987|765|4711/);
  });

  it('is a closed card for a minor: initials, role, age and marks', async () => {
    await addPlayer({ bornDate: '2009-03-17', currentClub: 'Scuola Calcio Segreta' });
    const request = await publish();
    const answer = (
      await app.call(club.token, 'Request/GetRequestCandidates', { requestId: request.id, kind: 'exact' })
    ).ok;
    expect(answer.items[0]?.player).toMatchObject({
      name: 'T. V.',
      age: 17,
      principalRole: 9,
      currentClub: '',
      open: false,
    });
    expect((await matches('exact')).items[0]?.player).toMatchObject({ name: 'Tommaso Venier', open: true });
  });
});

describe('a deleted entry', () => {
  it('stays deleted for that user only, until something that counts changes', async () => {
    const player = await addPlayer();
    const request = await publish();
    const pair = { requestId: request.id, playerId: player.id };
    const deleted = await app.call(agent.token, 'Matching/DeleteMatch', pair);
    expect(deleted.ok.message).toBe('Match esatto eliminato');
    expect((await matches('exact')).total).toBe(0);
    const candidates = await app.call(club.token, 'Request/GetRequestCandidates', {
      requestId: request.id,
      kind: 'exact',
    });
    expect(candidates.ok.total).toBe(1);

    const same = { ...fitting, id: player.id, version: player.version, comments: 'nuovo' };
    const saved = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { ...same, searchLevels: [3] },
    });
    expect((await matches('exact')).total).toBe(0);

    const counts = { ...same, version: saved.ok.player.version, searchLevels: [3 as const, 4 as const] };
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: counts });
    expect((await matches('exact')).total).toBe(1);
  });

  it('comes back when the request changes in a field that counts, and not when only its text does', async () => {
    const player = await addPlayer();
    const request = await publish();
    await app.call(agent.token, 'Matching/DeleteMatch', { requestId: request.id, playerId: player.id });
    const text = await publish({ id: request.id, version: 1, project: 'Altro testo' });
    expect((await matches('exact')).total).toBe(0);
    await publish({ id: request.id, version: text.version, underAge: 24 });
    expect((await matches('exact')).total).toBe(1);
  });

  it('can be taken back', async () => {
    const player = await addPlayer();
    const pair = { requestId: (await publish()).id, playerId: player.id };
    await app.call(agent.token, 'Matching/DeleteMatch', pair);
    await app.call(agent.token, 'Matching/RestoreMatch', pair);
    expect((await matches('exact')).total).toBe(1);
    expect((await app.call(agent.token, 'Matching/RestoreMatch', pair)).problem.code).toBe('NOT_FOUND');
  });
});

describe('who reads which lists', () => {
  it('an agent the own portfolio only', async () => {
    const other = await makeAgent(app);
    const player = await addPlayer();
    const request = await publish();
    expect((await matches('exact', other.token)).total).toBe(0);
    const pair = { requestId: request.id, playerId: player.id };
    expect((await app.call(other.token, 'Matching/DeleteMatch', pair)).problem.code).toBe('NOT_FOUND');
    const foreign = await app.call(other.token, 'Matching/GetMatches', {
      kind: 'exact',
      playerId: player.id,
    });
    expect(foreign.problem.code).toBe('NOT_FOUND');
    const posing = await app.call(other.token, 'Matching/GetMatches', {
      kind: 'exact',
      agentId: agent.agentId,
    });
    expect(posing.problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('a player the own record, staff whatever they name, clubs and coaches none (spec §6)', async () => {
    const player = await makePlayerAccount(app);
    await sql`update players set search_levels = '{3}', country = 'IT' where id = ${player.playerId}`.execute(
      app.services.db,
    );
    const request = await publish({ role: 11 });
    expect((await matches('exact', player.token)).items[0]?.player.id).toBe(player.playerId);
    const staff = await makeStaff(app);
    const asStaff = await app.call(staff.token, 'Matching/GetMatches', {
      kind: 'exact',
      requestId: request.id,
    });
    expect(asStaff.ok.total).toBe(1);
    expect((await app.call(staff.token, 'Matching/GetMatches', { kind: 'exact' })).status).toBe(400);
    const coach = await makeCoach(app);
    for (const token of [club.token, coach.token]) {
      expect((await app.call(token, 'Matching/GetMatches', { kind: 'exact' })).status).toBe(403);
    }
    const otherClub = await makeTeamMember(app);
    const foreign = await app.call(otherClub.token, 'Request/GetRequestCandidates', {
      requestId: request.id,
      kind: 'exact',
    });
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });
});

describe('a player who comes, changes or goes', () => {
  it('is told to the clubs that look for that role, before or now, and to no other', async () => {
    const keeperClub = await makeTeamMember(app);
    await publish();
    const input = { role: 1, level: 3, city: 'Padova', country: 'IT', agentIds: [agent.agentId] } as const;
    await app.call(keeperClub.token, 'Request/SaveRequest', {
      request: { ...input, agentIds: [agent.agentId] },
    });
    await app.settle();
    const before = (await eventsOf('matches.changed')).length;

    const player = await addPlayer();
    await app.settle();
    expect((await eventsOf('matches.changed')).slice(before).map(({ recipients }) => recipients)).toEqual([
      [club.accountId],
    ]);

    const moved = {
      ...fitting,
      id: player.id,
      version: player.version,
      principalRole: 1 as const,
      searchLevels: [3 as const],
    };
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: moved });
    await app.settle();
    const told = (await eventsOf('matches.changed')).at(-1);
    expect(told?.data).toEqual({ playerId: player.id, roles: [1, 9] });
    expect(told?.recipients.toSorted()).toEqual([club.accountId, keeperClub.accountId].toSorted());
  });

  it('a request is told to the whole market', async () => {
    const request = await publish();
    const told = (await eventsOf('request.published')).at(-1);
    expect(told).toMatchObject({ data: { requestId: request.id, role: 9 }, audience: 'market' });
  });
});
