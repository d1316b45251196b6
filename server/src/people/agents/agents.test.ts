import type { AgentInput } from '@trattativa/contract/people/agents/agent';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { mondayOf, saveAgentFigures } from './jobs/save-agent-figures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const profile: Omit<AgentInput, 'agentId'> = {
  version: 1,
  society: 'Rossi Sport',
  agentNumber: 'IT-10234',
  vat: 'IT01234567890',
  nationality: 'IT',
  country: 'FR',
  phone: '+39 333 555 0101',
  email: 'Studio@RossiSport.example',
  competenceCategories: [7, 2, 7],
  competenceLeagues: ['Challenge League', 'Ligue 2'],
  managedLevels: ['pro', 'youth'],
};

const info = async (token: string, agentId: number) =>
  (await app.call(token, 'Agent/GetAgentInfo', { agentId })).ok;

describe('an agent’s profile', () => {
  it('is written by the agent; clients read the public part, VAT and contacts are for the agent and staff', async () => {
    const agent = await makeAgent(app);
    const { agent: saved, message } = (
      await app.call(agent.token, 'Agent/SaveAgentInfo', { agent: { agentId: agent.agentId, ...profile } })
    ).ok;
    expect(message).toBe('Dati salvati correttamente');
    expect(saved).toMatchObject({
      version: 2,
      vat: 'IT01234567890',
      email: 'studio@rossisport.example',
      competenceCategories: [2, 7],
      can: { edit: true },
    });
    const staff = await makeStaff(app);
    expect(await info(staff.token, agent.agentId)).toMatchObject({
      vat: 'IT01234567890',
      can: { edit: true },
    });
    const premium = await makeAgent(app, { agentType: agentType.premium });
    for (const { token } of [await makeTeamMember(app), await makePlayerAccount(app), premium]) {
      const seen = await info(token, agent.agentId);
      expect(seen).toMatchObject({ agentNumber: 'IT-10234', country: 'FR', managedLevels: ['pro', 'youth'] });
      expect(JSON.stringify(seen)).not.toMatch(/01234567890|555 0101|studio@/);
    }
  });

  it('is written by nobody else, and a standard agent reads no other', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const foreign = await app.call(other.token, 'Agent/SaveAgentInfo', {
      agent: { agentId: agent.agentId, ...profile },
    });
    expect(foreign.problem.code).toBe('SUBJECT_MISMATCH');
    expect(
      (
        await app.call(other.token, 'Agent/UpdateAgentContacts', {
          agentId: agent.agentId,
          email: null,
          phone: '',
        })
      ).problem.code,
    ).toBe('SUBJECT_MISMATCH');
    const [seen, absent] = await Promise.all(
      [agent.agentId, 999_999].map((agentId) => app.call(other.token, 'Agent/GetAgentInfo', { agentId })),
    );
    expect([seen?.status, seen?.problem]).toEqual([404, absent?.problem]);
    expect((await info(agent.token, agent.agentId)).society).toBe('Test Sport');
  });

  it.each([{ AgentType: 2 }, { Roles: [1] }, { IsStaff: true }])('refuses %j', async (extra) => {
    const agent = await makeAgent(app);
    const answer = await app.post(agent.token, '/api/Agent/SaveAgentInfo', {
      Agent: {
        Version: 1,
        Society: 'X',
        AgentNumber: '',
        Vat: '',
        Nationality: null,
        Country: null,
        Phone: '',
        Email: null,
        CompetenceCategories: [],
        CompetenceLeagues: [],
        ManagedLevels: [],
        ...extra,
      },
    });
    expect(answer.problem.code).toBe('UNKNOWN_FIELD');
    const roles = (await app.call(agent.token, 'Agent/GetAgentRoles', { agentId: agent.agentId })).ok;
    expect(roles).toEqual({ roles: [2], agentType: 0 });
  });

  it('answers an outdated save with the present version', async () => {
    const agent = await makeAgent(app);
    const save = (society: string) =>
      app.call(agent.token, 'Agent/SaveAgentInfo', { agent: { ...profile, society } });
    const answers = await Promise.all([save('Prima'), save('Seconda')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)?.problem;
    expect(late).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Version: 2 } });
  });

  it('has a contact address separate from the login’s', async () => {
    const agent = await makeAgent(app);
    const input = { agentId: agent.agentId, email: 'clienti@agenzia.example', phone: '+39 02 5550 100' };
    const { agent: saved, message } = (await app.call(agent.token, 'Agent/UpdateAgentContacts', input)).ok;
    expect([message, saved.email, saved.phone]).toEqual(['Contatti aggiornati', input.email, input.phone]);
    const account = await app.services.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', agent.accountId)
      .executeTakeFirstOrThrow();
    expect(account.email).toBe(agent.email);
  });

  it('returns the role numbers of the session', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    expect(
      (await app.call(premium.token, 'Agent/GetAgentRoles', { agentId: premium.agentId })).ok.roles,
    ).toEqual([2, 6]);
  });
});

describe('an agent’s picture', () => {
  it('is the agent’s own where it is stored, by either id, else the default of the profile type', async () => {
    const agent = await makeAgent(app);
    const ask = async () =>
      Promise.all([
        app.call(agent.token, 'Agent/GetAgentAvatar', { agentId: agent.agentId }),
        app.call(agent.token, 'Agent/GetAgentAvatarByUserId', { userId: agent.accountId }),
      ]).then((answers) => answers.map(({ ok }) => ok));
    const set = (url: string) =>
      sql`update accounts set image_url = ${url} where id = ${agent.accountId}`.execute(app.services.db);
    for (const gone of [null, '/avatars/AAAAAAAAAAAAAAAAAAAAAA', 'https://elsewhere.example/me.png']) {
      if (gone !== null) await set(gone);
      for (const { imageUrl, isDefault } of await ask())
        expect([isDefault, imageUrl.startsWith('data:image/svg+xml,')]).toEqual([true, true]);
    }
    const own = 'data:image/png;base64,iVBORw0KGgo=';
    await set(own);
    expect(await ask()).toEqual([
      { imageUrl: own, isDefault: false },
      { imageUrl: own, isDefault: false },
    ]);
  });
});

describe('the list of agents', () => {
  it('is filtered and paged, with public profiles only', async () => {
    const club = await makeTeamMember(app);
    const made = [];
    for (const [index, country] of ['ES', 'ES', 'PT'].entries()) {
      const agent = await makeAgent(app, { name: `Òscar${index}` });
      const agentInput: typeof profile = {
        ...profile,
        country,
        society: 'Agència Élite',
        competenceCategories: [index as 0 | 1 | 2],
        managedLevels: index === 0 ? ['amateur'] : [],
      };
      await app.call(agent.token, 'Agent/SaveAgentInfo', { agent: agentInput });
      made.push(agent.agentId);
    }
    const ask = async (query: object) =>
      (await app.call(club.token, 'Agent/GetAgents', { text: 'elite', ...query })).ok;
    const ids = async (query: object) => (await ask(query)).items.map(({ id }) => id).sort();
    expect(await ids({})).toEqual(made);
    expect(await ids({ country: 'ES' })).toEqual(made.slice(0, 2));
    expect(await ids({ managedLevel: 'amateur' })).toEqual([made[0]]);
    expect(await ids({ category: 2 })).toEqual([made[2]]);
    expect(await ids({ text: 'oscar1' })).toEqual([made[1]]);
    const first = await ask({ limit: 2 });
    const rest = await ask({ limit: 2, cursor: first.nextCursor as string });
    expect([first.total, first.items.length, rest.items.length, rest.nextCursor]).toEqual([3, 2, 1, null]);
    expect(JSON.stringify(first)).not.toMatch(/555|studio@|01234567890/i);
  });
});

describe('the agent who represents a player', () => {
  it('is shown to the player and to readers of the record, and to nobody else', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    const ask = (token: string, id = playerId) =>
      app.call(token, 'Agent/GetAgentInfoFromPlayer', { playerId: id });
    for (const { token } of [
      agent,
      player,
      await makeTeamMember(app),
      await makeAgent(app, { agentType: agentType.premium }),
    ]) {
      expect((await ask(token)).ok).toMatchObject({ agent: { id: agent.agentId }, mandate: null });
    }
    expect((await ask(player.token, player.playerId)).ok.agent).toBeNull();
    for (const { token } of [await makeAgent(app), await makePlayerAccount(app)]) {
      expect((await ask(token)).problem).toEqual((await ask(token, 999_999)).problem);
    }
  });

  it('is shown to premium agents of any adult, also off the market, and of no minor', async () => {
    const agent = await makeAgent(app);
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const ask = (playerId: number) => app.call(premium.token, 'Agent/GetAgentInfoFromPlayer', { playerId });
    const adult = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
    expect((await ask(adult)).ok.agent).toMatchObject({ id: agent.agentId });
    const absent = (await ask(999_999)).problem;
    for (const bornDate of ['2012-03-17', null]) {
      const minor = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
      await sql`update players set born_date = ${bornDate} where id = ${minor}`.execute(app.services.db);
      expect((await ask(minor)).problem).toEqual(absent);
    }
  });
});

describe('an agent’s figures', () => {
  it('count as docs/agent-figures.md defines', async () => {
    const { agent, playerId } = await makeDeal(app, {
      otherTeamIds: [await makeTeam(app), await makeTeam(app)],
    });
    const second = await makeAgentPlayer(app, agent.agentId);
    const away = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
    await sql`update players set player_value_cents = 2500000 where id in (${playerId}, ${away})`.execute(
      app.services.db,
    );
    // 7 % of 2,500 in the deal; 900 where the price is none.
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId: second,
      level: 3,
      teamIds: [await makeTeam(app)],
      commissionAmount: 900,
    });
    const read = async () => (await app.call(agent.token, 'Agent/GetAgentFigures', {})).ok;
    expect((await read()).now).toEqual({
      value: 50_000,
      players: 3,
      revenue: 1075,
      onMarket: 2,
      covered: 2,
      clubs: 4,
    });
    const lines = async (figure: 'value' | 'revenue' | 'coverage' | 'clubs') =>
      (await app.call(agent.token, 'Agent/GetFigureList', { figure })).ok.items;
    const sum = (items: { amount: number | null }[]) =>
      items.reduce((total, { amount }) => total + (amount ?? 0), 0);
    expect(sum(await lines('value'))).toBe(50_000);
    expect(sum(await lines('revenue'))).toBe(1075);
    expect((await lines('coverage')).map(({ counts }) => counts)).toEqual([true, true]);
    expect((await lines('clubs')).length).toBe(4);
    const page = (await app.call(agent.token, 'Agent/GetFigureList', { figure: 'clubs', limit: 3 })).ok;
    const rest = (
      await app.call(agent.token, 'Agent/GetFigureList', {
        figure: 'clubs',
        limit: 3,
        cursor: page.nextCursor as string,
      })
    ).ok;
    expect([page.items.length, rest.items.length, rest.nextCursor]).toEqual([3, 1, null]);
  });

  it('are stored once a week as of its beginning, however often the job runs', async () => {
    const agent = await makeAgent(app);
    await makeAgentPlayer(app, agent.agentId);
    await saveAgentFigures.run(app.services, {});
    await makeAgentPlayer(app, agent.agentId);
    await saveAgentFigures.run(app.services, {});
    const { now, weeks } = (await app.call(agent.token, 'Agent/GetAgentFigures', {})).ok;
    expect([now.players, weeks.map(({ week, players }) => [week, players])]).toEqual([
      2,
      [['2026-09-14', 1]],
    ]);
    const other = await makeAgent(app);
    expect(
      (await app.call(other.token, 'Agent/GetAgentFigures', { agentId: agent.agentId })).problem.code,
    ).toBe('SUBJECT_MISMATCH');
  });

  it.each([
    ['2026-09-14T00:00:00Z', '2026-09-14'],
    ['2026-09-20T23:59:59Z', '2026-09-14'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
  ])('belong on %s to the week of Monday %s', (instant, monday) => {
    expect(mondayOf(new Date(instant))).toBe(monday);
  });
});
