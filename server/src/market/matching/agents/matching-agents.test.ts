import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../../test/factories/matching.ts';
import { makeAgent, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let market: Market;
const asked = { role: playerRole.attackingMidfielder, level: 3 as const, country: 'IT', underAge: 25 };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  market = await makeMarket(app);
});
afterAll(() => app.close());

const proposed = async (change: object = {}, by: Person = market.club) =>
  (await app.call(by.token, 'Request/GetMatchingAgents', { ...asked, ...change })).ok.items;

async function savesPlayer(agent: Person, changes: object): Promise<void> {
  const player = {
    name: 'Olmo',
    surname: 'Serra',
    bornDate: '2004-03-17',
    principalRole: playerRole.attackingMidfielder,
    searchLevels: [3],
    country: 'IT',
    ...changes,
  };
  (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player } as never)).ok;
}

describe('the agents to whom a request may be sent', () => {
  it('are those of the players who match, with the number of matches, the most first', async () => {
    const [one, two] = [await makeAgent(app), await makeAgent(app)];
    await savesPlayer(one, { surname: 'Esatto' });
    await savesPlayer(one, {
      surname: 'Potenziale',
      principalRole: playerRole.defensiveMidfielder,
      secondaryRole: playerRole.attackingMidfielder,
    });
    for (const surname of ['Primo', 'Secondo']) await savesPlayer(two, { surname });
    const items = await proposed();
    expect(items.map(({ id, exact, potential, players }) => [id, exact, potential, players])).toEqual([
      [two.agentId, 2, 0, 2],
      [one.agentId, 1, 1, 2],
    ]);
  });

  it('count only adults: of a minor a club learns nothing', async () => {
    const agent = await makeAgent(app);
    const today = app.clock.now();
    const eighteen = `${today.getUTCFullYear() - 18}${today.toISOString().slice(4, 10)}`;
    const dayAfter = new Date(Date.parse(eighteen) + 24 * 3600 * 1000).toISOString().slice(0, 10);
    const goalkeeper = { principalRole: playerRole.goalkeeper };
    await savesPlayer(agent, { ...goalkeeper, bornDate: dayAfter });
    expect(await proposed({ role: playerRole.goalkeeper })).toEqual([]);
    await savesPlayer(agent, { ...goalkeeper, bornDate: eighteen, surname: 'Maggiorenne' });
    expect(await proposed({ role: playerRole.goalkeeper })).toMatchObject([
      { id: agent.agentId, exact: 1, players: 1 },
    ]);
  });

  it('are those with players of the role when nobody matches', async () => {
    const agent = await makeAgent(app);
    await savesPlayer(agent, { principalRole: playerRole.rightBack, searchLevels: [12], country: 'PT' });
    expect(await proposed({ role: playerRole.rightBack })).toMatchObject([
      { id: agent.agentId, exact: 0, potential: 0, players: 1 },
    ]);
    expect(await proposed({ role: playerRole.centreForward })).toEqual([]);
  });

  it('are known to those who may publish; an agent without a mandate is refused', async () => {
    const agent = await makeAgent(app);
    const answer = await app.call(agent.token, 'Request/GetMatchingAgents', asked);
    expect(answer.problem.code).toBe('MANDATE_NEEDED');
    expect(
      (await app.call(market.club.token, 'Request/GetMatchingAgents', { ...asked, requestId: 1 })).status,
    ).toBe(404);
  });
});
