import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const twoYears = { startsOn: '2027-12-01', endsOn: '2029-11-30' };

const check = (agent: Person, input: { playerId: number; feePercent?: number; isOnForm?: boolean }) =>
  app.call(agent.token, 'Mandate/CheckMandate', { ...twoYears, ...input });

const rulesOf = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).ok.verdicts.map(({ rule }) => rule);

describe('before a mandate is proposed, its form says', () => {
  it('nothing of one with a fee on the federation’s form, by a licensed agent, for two years', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const kept = await rulesOf(agent, { playerId, feePercent: 3, isOnForm: true });
    expect(kept).not.toContain('mandateLength');
    expect(kept).not.toContain('mandateContents');
    expect(kept).not.toContain('agentLicence');
  });

  it('that it lacks what has to stand in it, that the agent has no licence, and how a minor is protected', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    const playerId = await makeAgentPlayer(app, agent.agentId, { bornDate: '2012-02-03' });
    const found = await rulesOf(agent, { playerId });
    expect(found).toEqual(expect.arrayContaining(['mandateContents', 'agentLicence', 'approachOfMinors']));
  });

  it('that another agent has the player exclusively, without the day on which that ends', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const { accountId, playerId: ownRecord } = await makePlayerAccount(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const at = app.clock.now();
    const { db } = app.services;
    await db.updateTable('players').set({ account_id: accountId }).where('id', '=', playerId).execute();
    await db
      .insertInto('mandates')
      .values({
        agent_id: other.agentId,
        player_id: ownRecord,
        account_id: accountId,
        starts_on: '2026-08-01',
        ends_on: '2028-01-31',
        exclusive: true,
        proposed_by_agent: true,
        status: mandateStatus.confirmed,
        confirmed_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const { verdicts } = (await check(agent, { playerId, feePercent: 3 })).ok;
    const verdict = verdicts.find(({ rule }) => rule === 'exclusiveApproach');
    expect(verdict).toBeDefined();
    expect(JSON.stringify(verdict)).not.toMatch(/2028/);
  });

  it('nothing to an agent who does not keep the player', async () => {
    const playerId = await makeAgentPlayer(app, (await makeAgent(app)).agentId);
    expect((await check(await makeAgent(app), { playerId })).status).toBe(404);
  });
});
