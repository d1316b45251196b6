import type { Api } from '@trattativa/contract/api';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
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

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const create = 'Negotiation/CreateNegotiation';
type Proposal = Api[typeof create]['input'];

async function agentWithPlayer() {
  const agent = await makeAgent(app);
  return { ...agent, playerId: await makeAgentPlayer(app, agent.agentId) };
}

describe('proposing a player', () => {
  it('to two clubs creates one proposal and a pending negotiation for each club', async () => {
    const agent = await agentWithPlayer();
    const teamIds = [await makeTeam(app), await makeTeam(app)];
    const { ok } = await app.call(agent.token, create, {
      playerId: agent.playerId,
      level: 3,
      teamIds,
      price: 2500,
      commissionAmount: 400,
      immediateAvailability: true,
      comments: 'Da lunedì.',
    });
    expect(ok.message).toBe('Trattativa avviata');
    expect(ok.items.map(({ status, team }) => [status, team.id])).toEqual(teamIds.map((id) => [0, id]));
    expect(new Set(ok.items.map(({ proposalId }) => proposalId))).toEqual(new Set([ok.proposalId]));
    const one = (
      await app.call(agent.token, 'Negotiation/GetNegotiation', { negotiationId: ok.items[0]?.id as number })
    ).ok;
    expect(one).toMatchObject({ price: 2500, commissionAmount: 400, commissionPercent: null, level: 3 });
    expect(one.timeline).toMatchObject([{ from: null, to: 0, by: 'proposer', version: 1 }]);
  });

  it('without a transaction cost says that there is none, not that it is zero', async () => {
    const agent = await agentWithPlayer();
    for (const price of [undefined, null, 0]) {
      const { ok } = await app.call(agent.token, create, {
        playerId: agent.playerId,
        level: 3,
        teamIds: [await makeTeam(app)],
        price,
      });
      expect(ok.items.map((item) => item.price)).toEqual([null]);
    }
  });

  it('requires a level and at least one club', async () => {
    const agent = await agentWithPlayer();
    const text = 'Parametri mancanti: indica chi proponi, il livello e almeno un club';
    const missing: Partial<Proposal>[] = [
      {},
      { level: 3 },
      { level: 3, teamIds: [] },
      { teamIds: [await makeTeam(app)] },
    ];
    for (const input of missing) {
      const { problem } = await app.call(agent.token, create, { playerId: agent.playerId, ...input });
      expect(problem).toMatchObject({ status: 400, code: 'MISSING_NEGOTIATION_PARAMETERS', detail: text });
    }
  });

  it('to thirty clubs is allowed, to thirty-one is refused', async () => {
    const agent = await agentWithPlayer();
    const teamIds: number[] = [];
    for (let count = 0; count < 31; count += 1) teamIds.push(await makeTeam(app));
    const refused = await app.call(agent.token, create, { playerId: agent.playerId, level: 3, teamIds });
    expect(refused.problem).toMatchObject({
      code: 'MAX_CLUBS',
      detail: 'Raggiunto il limite massimo di club',
    });
    const done = await app.call(agent.token, create, {
      playerId: agent.playerId,
      level: 3,
      teamIds: teamIds.slice(1),
    });
    expect(done.ok.items).toHaveLength(30);
  });

  it('to a club with an open proposal of the player is refused, names the club and creates nothing', async () => {
    const agent = await agentWithPlayer();
    const before = await makeTeam(app, { name: 'Aurora Ticino' });
    const fresh = await makeTeam(app);
    const input: Proposal = { playerId: agent.playerId, level: 3 };
    await app.call(agent.token, create, { ...input, teamIds: [before] });
    const { problem } = await app.call(agent.token, create, { ...input, teamIds: [fresh, before] });
    expect(problem).toMatchObject({ status: 409, code: 'ALREADY_PROPOSED' });
    expect(problem.detail).toContain('Aurora Ticino');
    expect(problem.errors).toMatchObject([{ field: 'TeamIds.1', code: 'duplicate' }]);
    const { total } = (await app.call(agent.token, 'Negotiation/GetNegotiations', { teamId: fresh })).ok;
    expect(total).toBe(0);
  });

  it('to a club that awaits acceptance or does not exist is refused', async () => {
    const agent = await agentWithPlayer();
    const waiting = await makeTeam(app, { profile: profileType.teamNotAccepted });
    const { problem } = await app.call(agent.token, create, {
      playerId: agent.playerId,
      level: 3,
      teamIds: [waiting, 999_999],
    });
    expect(problem).toMatchObject({ code: 'INVALID_INPUT' });
    expect(problem.errors?.map(({ field }) => field)).toEqual(['TeamIds.0', 'TeamIds.1']);
  });

  it('is refused for a player who is off the market', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
    const { problem } = await app.call(agent.token, create, {
      playerId,
      level: 3,
      teamIds: [await makeTeam(app)],
    });
    expect(problem.code).toBe('PLAYER_OFF_MARKET');
  });

  it('is refused for another agent’s player as for one that does not exist', async () => {
    const [owner, other] = [await agentWithPlayer(), await makeAgent(app)];
    const input: Omit<Proposal, 'playerId'> = { level: 3, teamIds: [await makeTeam(app)] };
    const foreign = await app.call(other.token, create, { ...input, playerId: owner.playerId });
    const absent = await app.call(other.token, create, { ...input, playerId: 999_999 });
    expect(foreign.status).toBe(404);
    expect(foreign.problem).toEqual(absent.problem);
  });

  it('is reserved to agents and staff', async () => {
    const agent = await agentWithPlayer();
    const input: Proposal = { playerId: agent.playerId, level: 3, teamIds: [await makeTeam(app)] };
    expect((await app.call(null, create, input)).status).toBe(401);
    expect((await app.call((await makeTeamMember(app)).token, create, input)).status).toBe(403);
    expect((await app.call((await makePlayerAccount(app)).token, create, input)).status).toBe(403);
    const done = await app.call((await makeStaff(app)).token, create, input);
    expect(done.ok.items[0]?.side).toBe('staff');
    // The agent who owns the record is a reader.
    const { items } = (await app.call(agent.token, 'Negotiation/GetNegotiations', {})).ok;
    expect(items).toMatchObject([{ side: 'reader' }]);
    expect(items[0]).not.toHaveProperty('price');
  });

  it('fifty times concurrently to one club creates one negotiation', async () => {
    const agent = await agentWithPlayer();
    const input: Proposal = { playerId: agent.playerId, level: 3, teamIds: [await makeTeam(app)] };
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.call(agent.token, create, input)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  it('prevents deleting the record without review', async () => {
    const { agent, playerId } = await makeDeal(app);
    const { problem } = await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: playerId });
    expect(problem).toMatchObject({ status: 409, code: 'PLAYER_PROPOSED' });
  });

  it('lets the club open a minor’s card for as long as the deal lasts', async () => {
    const agent = await makeAgent(app);
    const club = await makeTeamMember(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { bornDate: '2010-01-01' });
    const look = () => app.call(club.token, 'Player/GetPlayerInfo', { playerId });
    expect((await look()).status).toBe(404);
    const { items } = (await app.call(agent.token, create, { playerId, level: 15, teamIds: [club.teamId] }))
      .ok;
    expect((await look()).status).toBe(200);
    const negotiationId = items[0]?.id as number;
    const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect((await look()).status).toBe(404);
  });
});
