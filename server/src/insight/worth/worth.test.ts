import { assumedPercent } from '@trattativa/domain/insight/worth/potential-revenue';
import { payBandStarts } from '@trattativa/domain/market/matching/hidden-pay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedOffer } from '../../../test/factories/clauses.ts';
import { confirmProposal, makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { register } from '../../../test/factories/registrations.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const level = 3;

/** A player of the agent at the level of the deals, of the role and age of all players of the tests. */
async function listed(
  agentId: number,
  facts: { askedCents?: number; bornDate?: string } = {},
): Promise<number> {
  const { askedCents = null, ...options } = facts;
  const id = await makeAgentPlayer(app, agentId, options);
  await app.services.db
    .updateTable('players')
    .set({ current_level: level, requested_salary_cents: askedCents, player_value_cents: 5_000_000 })
    .where('id', '=', id)
    .execute();
  return id;
}

const worthOf = async ({ token }: Person) => (await app.call(token, 'Agent/GetPortfolioWorth', {})).ok;
const revenueOf = async ({ token }: Person) => (await app.call(token, 'Agent/GetPotentialRevenue', {})).ok;

describe('the value of a portfolio', () => {
  it('is a range only from five signed deals of other agents on, by the borders of bands; what is stated stands apart', async () => {
    const agent = await makeAgent(app);
    await listed(agent.agentId);
    await listed(agent.agentId);
    await listed(agent.agentId, { bornDate: '2010-02-03' });
    const clubs = [await makeTeamMember(app), await makeTeamMember(app), await makeTeamMember(app)];
    for (const [index, monthlySalary] of [900, 1_100, 1_300, 1_500].entries())
      await makeSignedOffer(app, { deal: { club: clubs[index % 3] }, terms: { monthlySalary } });
    expect(await worthOf(agent)).toEqual({
      stated: { value: 150_000, players: 3 },
      comparable: null,
      groups: [{ group: 'midfielder', level, ageFrom: 21, players: 2, range: null }],
      signed: 0,
      notCompared: 1,
    });
    const { agent: fifth } = await makeSignedOffer(app, {
      deal: { club: clubs[1] },
      terms: { monthlySalary: 1_700 },
    });
    const { comparable, groups } = await worthOf(agent);
    const range = groups[0]?.range;
    expect(range).toMatchObject({ deals: 5, clubs: 3, isSameLevel: true });
    const { from = 0, to = 0 } = range ?? {};
    expect(payBandStarts).toEqual(expect.arrayContaining([from, to]));
    expect(from <= 1_100 && from > 900 && to > 1_500).toBe(true);
    expect(comparable).toEqual({ from: 2 * from, to: 2 * to, players: 2 });

    // Who made one of the five knows it: the other four tell that agent nothing.
    await listed(fifth.agentId);
    expect((await worthOf(fifth)).comparable).toBeNull();
  });

  it('is left by who has signed for longer than the months in which one may sign elsewhere', async () => {
    const agent = await makeAgent(app);
    const [signed, ending] = [await listed(agent.agentId), await listed(agent.agentId)];
    const teamId = (await makeTeamMember(app)).teamId;
    await register(app, { playerId: signed, teamId });
    await register(app, { playerId: ending, teamId, until: '2026-12-31' });
    expect(await worthOf(agent)).toMatchObject({ signed: 1, stated: { value: 50_000, players: 1 } });
  });
});

describe('the potential revenue', () => {
  it('weighs each open deal by its stage, counts one of each player, and is the sum of its parts to the cent', async () => {
    const agent = await makeAgent(app);
    const clubs = [await makeTeamMember(app), await makeTeamMember(app)];
    const propose = async (playerId: number, terms: object) => {
      const { items, proposalId } = (
        await app.call(agent.token, 'Negotiation/CreateNegotiation', {
          playerId,
          level,
          teamIds: clubs.map(({ teamId }) => teamId),
          price: 1_000,
          ...terms,
        })
      ).ok;
      await confirmProposal(app, proposalId);
      await app.settle();
      return items;
    };
    const asking = await listed(agent.agentId, { askedCents: 155_500 });
    const [first] = await propose(asking, { commissionPercent: 5, commissionPay: 'yearlySalary' });
    await propose(await listed(agent.agentId), { commissionAmount: 777 });
    const gone = await listed(agent.agentId);
    await propose(gone, { commissionAmount: 9_999 });
    await register(app, { playerId: gone, teamId: (await makeTeamMember(app)).teamId });
    const club = clubs.find(({ teamId }) => teamId === first?.team.id) as Person;
    await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId: first?.id ?? 0 });

    const { total, lines, left, rates, rest } = await revenueOf(agent);
    expect(rates.map(({ source, percent }) => [source, percent])).toEqual(
      Object.values(assumedPercent).map((percent) => ['assumed', percent]),
    );
    expect(left).toBe(2);
    expect(
      lines.map(({ stage, amount, basis, weighed, counts }) => [stage, amount, basis, weighed, counts]),
    ).toEqual([
      ['viewed', 933, 'asked', 93.3, true],
      ['proposed', 777, null, 38.85, true],
      ['proposed', 933, 'asked', 46.65, false],
      ['proposed', 777, null, 38.85, false],
    ]);
    expect(rest).toEqual({ deals: 0, weighed: 0 });
    expect(total).toBe(132.15);
  });

  it('is read by its agent and by staff only', async () => {
    const [agent, other, staff] = [await makeAgent(app), await makeAgent(app), await makeStaff(app)];
    const { agentId } = agent;
    for (const path of ['Agent/GetPotentialRevenue', 'Agent/GetPortfolioWorth'] as const) {
      expect((await app.call(other.token, path, { agentId })).problem.code).toBe('SUBJECT_MISMATCH');
      expect((await app.call(staff.token, path, { agentId })).status).toBe(200);
    }
  });
});
