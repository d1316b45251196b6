import type { Api } from '@trattativa/contract/api';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const venier = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: playerRole.attackingMidfielder,
} as const;

type Saved = Api['Agent/AddOrUpdateAgentPlayer']['output'];
type PlayerBody = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

/** The calls of one kind of owner; the kinds differ in names only. */
const kinds = [
  {
    kind: 'agent',
    profile: profileType.agentPlayer,
    make: () => makeAgent(app).then((person) => ({ ...person, ownerId: person.agentId })),
    calls: [
      'Agent/AddOrUpdateAgentPlayer',
      'Agent/GetAgentPlayerList',
      'Agent/DeletePlayer',
      'Agent/RestorePlayer',
    ],
    idName: 'AgentId',
    playerIdName: 'AgentPlayerId',
  },
  {
    kind: 'team',
    profile: profileType.teamPlayer,
    make: () => makeTeamMember(app).then((person) => ({ ...person, ownerId: person.teamId })),
    calls: [
      'Team/AddOrUpdateTeamPlayer',
      'Team/GetTeamPlayerList',
      'Team/DeletePlayer',
      'Team/RestorePlayer',
    ],
    idName: 'TeamId',
    playerIdName: 'TeamPlayerId',
  },
  {
    kind: 'coach',
    profile: profileType.coachingStaffPlayer,
    make: () => makeCoach(app).then((person) => ({ ...person, ownerId: person.coachingStaffId })),
    calls: [
      'CoachingStaff/AddOrUpdateCoachingStaffPlayer',
      'CoachingStaff/GetCoachingStaffPlayerList',
      'CoachingStaff/DeletePlayer',
      'CoachingStaff/RestorePlayer',
    ],
    idName: 'CoachingStaffId',
    playerIdName: 'CoachingStaffPlayerId',
  },
] as const;

describe.each(kinds)('the portfolio of a $kind', ({ profile, make, calls, idName, playerIdName }) => {
  const [saveCall, listCall, deleteCall, restoreCall] = calls;
  let owner: Person & { ownerId: number };
  let other: Person & { ownerId: number };
  beforeAll(async () => {
    [owner, other] = [await make(), await make()];
  });

  const post = (person: Person, call: string, body: unknown) => app.post(person.token, `/api/${call}`, body);
  const save = async (person: Person, player: PlayerBody) =>
    (await app.call(person.token, saveCall, { player })) as {
      status: number;
      ok: Saved;
      problem: { code: string };
    };
  const list = async (person: Person) => (await app.call(person.token, listCall, {})).ok;

  it('adds a player, changes one, and lists both to its owner only', async () => {
    const added = (await save(owner, venier)).ok.player;
    expect(added).toMatchObject({ profile, name: 'Tommaso', can: { edit: true, remove: true } });
    const changed = (await save(owner, { ...venier, id: added.id, version: added.version, name: 'Tomaso' }))
      .ok;
    expect(changed.player).toMatchObject({ id: added.id, name: 'Tomaso', version: added.version + 1 });
    expect((await list(owner)).items.map(({ id }) => id)).toEqual([added.id]);
    expect((await list(other)).total).toBe(0);
  });

  it('answers a foreign and an absent player alike, for changing and for removing', async () => {
    const { id, version } = (await save(owner, { ...venier, surname: 'Altrui' })).ok.player;
    for (const target of [id, 999_999]) {
      const changed = await save(other, { ...venier, id: target, version });
      expect([changed.status, changed.problem.code]).toEqual([404, 'NOT_FOUND']);
      const removed = await post(other, deleteCall, { [playerIdName]: target });
      expect([removed.status, removed.problem.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await list(owner)).items.find((player) => player.id === id)?.surname).toBe('Altrui');
  });

  it('refuses a foreign id in the body, and a record of another kind of portfolio', async () => {
    for (const call of [saveCall, listCall]) {
      const body = call === saveCall ? { Player: { Name: 'A', Surname: 'B' } } : {};
      const answer = await post(owner, call, { ...body, [idName]: other.ownerId });
      expect([call, answer.status, answer.problem.code]).toEqual([call, 403, 'SUBJECT_MISMATCH']);
    }
    const stranger = await makePlayerAccount(app);
    const removed = await post(owner, deleteCall, { [playerIdName]: stranger.playerId });
    expect(removed.status).toBe(404);
  });

  it('answers a conflicting change with the present state', async () => {
    const { id, version } = (await save(owner, { ...venier, surname: 'Gara' })).ok.player;
    await save(owner, { ...venier, id, version, surname: 'Prima' });
    const late = await save(owner, { ...venier, id, version, surname: 'Dopo' });
    expect([late.status, late.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.problem).toMatchObject({ current: { Surname: 'Prima' } });
  });

  it('restores a removed player for half a minute', async () => {
    const { id } = (await save(owner, { ...venier, surname: 'Ritorna' })).ok.player;
    const body = { [playerIdName]: id };
    expect((await post(owner, deleteCall, body)).ok).toMatchObject({
      message: 'Calciatore eliminato correttamente',
    });
    expect((await list(owner)).items.map((player) => player.id)).not.toContain(id);
    expect((await post(other, restoreCall, body)).status).toBe(404);
    expect((await post(owner, restoreCall, body)).status).toBe(200);
    await post(owner, deleteCall, body);
    app.clock.advance({ seconds: 31 });
    expect((await post(owner, restoreCall, body)).status).toBe(404);
  });

  it('lets staff change a record, and add one for an existing owner', async () => {
    const staff = await makeStaff(app);
    const { id, version } = (await save(owner, { ...venier, surname: 'Vista' })).ok.player;
    const changed = await save(staff, { ...venier, id, version, surname: 'Rivista' });
    expect(changed.ok.player).toMatchObject({ id, profile, surname: 'Rivista' });
    const added = await post(staff, saveCall, {
      [idName]: owner.ownerId,
      Player: { Name: 'A', Surname: 'B' },
    });
    expect(added.ok).toMatchObject({ player: { profile } });
    const nobody = await post(staff, saveCall, { [idName]: 999_999, Player: { Name: 'A', Surname: 'B' } });
    expect([nobody.status, nobody.problem.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('notifies the owner’s screens of every change', async () => {
    const { id } = (await save(owner, { ...venier, surname: 'Vivo' })).ok.player;
    await post(owner, deleteCall, { [playerIdName]: id });
    const events = await app.services.db
      .selectFrom('events')
      .select(['type', 'recipients'])
      .where('type', 'like', 'player.%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ type, recipients }) => [type, recipients.map(Number)])).toEqual([
      ['player.removed', [owner.accountId]],
      ['player.added', [owner.accountId]],
    ]);
  });
});

describe('a club’s portfolio', () => {
  it('is read by a premium agent, adults only and without private data; never by a standard one', async () => {
    const club = await makeTeamMember(app);
    const save = (player: PlayerBody) => app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player });
    await save({ ...venier, phone: '+39 049 555 0101', salary: 900 });
    await save({ ...venier, name: 'Giovane', bornDate: '2009-09-16' });
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const read = (await app.call(premium.token, 'Team/GetTeamPlayerList', { teamId: club.teamId })).ok;
    expect(read.items.map(({ name }) => name)).toEqual(['Tommaso']);
    expect(read.items[0]).toMatchObject({ can: { edit: false, remove: false, propose: false } });
    expect(read.items[0]).not.toHaveProperty('phone');
    expect(read.items[0]).not.toHaveProperty('salary');
    const filtered = { teamId: club.teamId, salaryFrom: 1_000_000, sort: 'salary' } as const;
    expect((await app.call(premium.token, 'Team/GetTeamPlayerList', filtered)).ok.total).toBe(1);
    const standard = await makeAgent(app);
    const denied = await app.call(standard.token, 'Team/GetTeamPlayerList', { teamId: club.teamId });
    expect(denied.status).toBe(403);
  });

  it('belongs to all members of the club', async () => {
    const first = await makeTeamMember(app);
    const second = await makeTeamMember(app, { teamId: first.teamId });
    const { player } = (await app.call(first.token, 'Team/AddOrUpdateTeamPlayer', { player: venier })).ok;
    const seen = (await app.call(second.token, 'Team/GetTeamPlayerList', {})).ok;
    expect(seen.items.map(({ id }) => id)).toEqual([player.id]);
  });
});

describe('a player’s id by name', () => {
  it('is found in the agent’s own portfolio only, ignoring accents, case and order', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const { player } = (
      await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
        player: { name: 'Nicolò', surname: 'Serrà' },
      })
    ).ok;
    for (const playerName of ['Nicolò Serrà', 'nicolo serra', 'SERRÀ NICOLÒ']) {
      const found = await app.call(agent.token, 'Agent/GetAgentPlayerIdByName', { playerName });
      expect(found.ok).toEqual({ playerId: player.id, playerIds: [player.id] });
    }
    for (const [person, playerName] of [
      [other, 'Nicolò Serrà'],
      [agent, 'Nicolò'],
    ] as const) {
      expect((await app.call(person.token, 'Agent/GetAgentPlayerIdByName', { playerName })).status).toBe(404);
    }
  });
});
