import { agentType } from '@trattativa/domain/identity/agent-types';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Market['agent'];
let club: Market['club'];
let savePlayer: Market['savePlayer'];
let publish: Market['publish'];

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ agent, club, savePlayer, publish } = await makeMarket(app));
});

async function matches(kind: 'exact' | 'potential' | 'partial', token = agent.token) {
  return (await app.call(token, 'Matching/GetMatches', { kind })).ok;
}

async function eventsOf(type: string) {
  const found = await sql<{ data: Record<string, unknown>; recipients: number[]; audience: string | null }>`
    select data, recipients, audience from events where type = ${type} order by id`.execute(app.services.db);
  return found.rows;
}

describe('a published request', () => {
  it('shows the same pair to agent and club, with each criterion', async () => {
    const player = await savePlayer();
    const request = await publish({ monthlyOffer: 1000, foot: foot.left });
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
    await savePlayer();
    await savePlayer({ surname: 'Potenziale', foot: null });
    await savePlayer({ surname: 'Parziale', foot: foot.right });
    await savePlayer({ surname: 'Portiere', principalRole: playerRole.goalkeeper });
    const request = await publish({ foot: foot.left });
    const counts = { exact: 1, potential: 1, partial: 1 };
    expect((await app.call(agent.token, 'Matching/GetMatchCounts', {})).ok).toEqual(counts);
    expect((await app.call(club.token, 'Request/GetCandidateCounts', { requestId: request.id })).ok).toEqual(
      counts,
    );
    expect((await matches('potential')).items[0]?.player.name).toBe('Tommaso Potenziale');
    expect((await matches('partial')).items[0]?.player.name).toBe('Tommaso Parziale');
  });

  it('matches no player once it is closed', async () => {
    await savePlayer();
    const request = await publish();
    const closed = await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId: request.id,
      version: request.version,
      status: requestStatus.closed,
    });
    expect(closed.ok.message).toBe('Stato richiesta aggiornato correttamente');
    expect((await matches('exact')).total).toBe(0);
  });
});

describe('a potential or partial match', () => {
  it('lists the changes of either side that would make it exact, without the player’s demands for the club', async () => {
    await savePlayer({ requestedSalary: 1200, searchLevels: [4] });
    const request = await publish({ monthlyOffer: 1000 });
    const ways = (offered: readonly (number | null)[] | null, asked: readonly (number | null)[] | null) => [
      {
        by: 'player',
        changes: [
          { criterion: 'level', side: 'player', to: [3] },
          { criterion: 'money', side: 'player', to: offered },
        ],
      },
      {
        by: 'request',
        changes: [
          { criterion: 'level', side: 'request', to: [4] },
          { criterion: 'money', side: 'request', to: asked },
        ],
      },
    ];
    expect((await matches('potential')).items[0]?.ways).toEqual(ways([1000, null], [1200, null]));
    const input = { requestId: request.id, kind: 'potential' } as const;
    const seen = (await app.call(club.token, 'Request/GetRequestCandidates', input)).ok.items[0];
    expect(seen?.ways).toEqual(ways(null, null));
  });
});

describe('the market', () => {
  it('excludes players without role or birth date, off the market, deleted, or signed this season', async () => {
    await publish();
    await savePlayer({ principalRole: null });
    await savePlayer({ bornDate: null });
    await savePlayer({ onMarket: false });
    const deleted = await savePlayer();
    await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: deleted.id });
    const signed = await savePlayer();
    await sql`update players set signed_season = 2026 where id = ${signed.id}`.execute(app.services.db);
    expect((await matches('exact')).items).toEqual([]);
    await sql`update players set signed_season = 2025 where id = ${signed.id}`.execute(app.services.db);
    expect((await matches('exact')).items.map(({ player }) => player.id)).toEqual([signed.id]);
  });
});

describe('a candidate as a club sees it', () => {
  it('has no phone and no money', async () => {
    await savePlayer({ requestedSalary: 987, salary: 765, phone: '+39 333 000 4711' });
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
    // The names of the factories are numbered.
    const withoutNames = JSON.stringify(answer, (key, value) => (/name$/i.test(key) ? '' : value));
    expect(withoutNames).not.toMatch(/\b(987|765)\b|4711/);
  });

  it('is a closed card for a minor: initials, role, age and criteria', async () => {
    await savePlayer({ bornDate: '2009-03-17', currentClub: 'Scuola Calcio Segreta' });
    const request = await publish();
    const answer = (
      await app.call(club.token, 'Request/GetRequestCandidates', { requestId: request.id, kind: 'exact' })
    ).ok;
    expect(answer.items[0]?.player).toMatchObject({
      name: 'T. V.',
      age: 17,
      principalRole: playerRole.attackingMidfielder,
      currentClub: '',
      open: false,
    });
    expect((await matches('exact')).items[0]?.player).toMatchObject({ name: 'Tommaso Venier', open: true });
  });
});

describe('a deleted entry', () => {
  it('stays deleted for that user only, until a compared field changes', async () => {
    const player = await savePlayer();
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

    const same = { id: player.id, comments: 'nuovo' };
    const saved = await savePlayer({ ...same, version: player.version });
    expect((await matches('exact')).total).toBe(0);

    await savePlayer({ ...same, version: saved.version, searchLevels: [3, 4] });
    expect((await matches('exact')).total).toBe(1);
  });

  it('comes back when a compared field of the request changes, not when only its text does', async () => {
    const player = await savePlayer();
    const request = await publish();
    await app.call(agent.token, 'Matching/DeleteMatch', { requestId: request.id, playerId: player.id });
    const text = await publish({ id: request.id, version: 1, project: 'Altro testo' });
    expect((await matches('exact')).total).toBe(0);
    await publish({ id: request.id, version: text.version, underAge: 24 });
    expect((await matches('exact')).total).toBe(1);
  });

  it('can be restored', async () => {
    const player = await savePlayer();
    const pair = { requestId: (await publish()).id, playerId: player.id };
    await app.call(agent.token, 'Matching/DeleteMatch', pair);
    await app.call(agent.token, 'Matching/RestoreMatch', pair);
    expect((await matches('exact')).total).toBe(1);
    expect((await app.call(agent.token, 'Matching/RestoreMatch', pair)).problem.code).toBe('NOT_FOUND');
  });
});

describe('read access', () => {
  it('agents read matches of their own portfolio only', async () => {
    const other = await makeAgent(app);
    const player = await savePlayer();
    const request = await publish();
    expect((await matches('exact', other.token)).total).toBe(0);
    const pair = { requestId: request.id, playerId: player.id };
    expect((await app.call(other.token, 'Matching/DeleteMatch', pair)).problem.code).toBe('NOT_FOUND');
    const foreign = await app.call(other.token, 'Matching/GetMatches', {
      kind: 'exact',
      playerId: player.id,
    });
    expect(foreign.problem.code).toBe('NOT_FOUND');
    // Access to a player does not include access to their matches.
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const card = await app.call(premium.token, 'Player/GetPlayerInfo', { playerId: player.id });
    expect(card.status).toBe(200);
    const seen = { kind: 'exact' as const, playerId: player.id };
    expect((await app.call(premium.token, 'Matching/GetMatches', seen)).problem.code).toBe('NOT_FOUND');
    const posing = await app.call(other.token, 'Matching/GetMatches', {
      kind: 'exact',
      agentId: agent.agentId,
    });
    expect(posing.problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('players read matches of their own record, staff any or the whole market, clubs and coaches none (spec §6)', async () => {
    const player = await makePlayerAccount(app);
    await sql`update players set search_levels = '{3}', country = 'IT' where id = ${player.playerId}`.execute(
      app.services.db,
    );
    const request = await publish({ role: playerRole.centreForward });
    expect((await matches('exact', player.token)).items[0]?.player.id).toBe(player.playerId);
    const staff = await makeStaff(app);
    const asStaff = await app.call(staff.token, 'Matching/GetMatches', {
      kind: 'exact',
      requestId: request.id,
    });
    expect(asStaff.ok.total).toBe(1);
    const market = await app.call(staff.token, 'Matching/GetMatches', { kind: 'exact' });
    expect(market.ok.items.map((match) => match.player.id)).toEqual([player.playerId]);
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
  it('notifies only clubs that look for the player’s present or previous role', async () => {
    const recordOwnerClub = await makeTeamMember(app);
    await publish();
    const input = {
      role: playerRole.goalkeeper,
      level: 3,
      city: 'Padova',
      country: 'IT',
      agentIds: [agent.agentId],
    } as const;
    await app.call(recordOwnerClub.token, 'Request/SaveRequest', {
      request: { ...input, agentIds: [agent.agentId] },
    });
    await app.settle();
    const before = (await eventsOf('matches.changed')).length;

    const player = await savePlayer();
    await app.settle();
    expect((await eventsOf('matches.changed')).slice(before).map(({ recipients }) => recipients)).toEqual([
      [club.accountId],
    ]);

    await savePlayer({ id: player.id, version: player.version, principalRole: playerRole.goalkeeper });
    await app.settle();
    const told = (await eventsOf('matches.changed')).at(-1);
    expect(told?.data).toEqual({ playerId: player.id, roles: [1, 9] });
    expect(told?.recipients.toSorted()).toEqual([club.accountId, recordOwnerClub.accountId].toSorted());
  });

  it('a request notifies the whole market', async () => {
    const request = await publish();
    const told = (await eventsOf('request.published')).at(-1);
    expect(told).toMatchObject({
      data: { requestId: request.id, role: playerRole.attackingMidfielder },
      audience: 'market',
    });
  });
});
