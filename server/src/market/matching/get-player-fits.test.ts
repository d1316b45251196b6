import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOpenRequest } from '../../../test/factories/applications.ts';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('a club reads why a player fits its own open requests, without the player’s demands', async () => {
  const agent = await makeAgent(app);
  const playerId = await makeAgentPlayer(app, agent.agentId);
  const { club, requestId } = await makeOpenRequest(app, {
    role: playerRole.attackingMidfielder,
    monthlyOffer: 1500,
  });
  await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
  const fitsOf = (token: string, id = playerId) => app.call(token, 'Request/GetPlayerFits', { playerId: id });
  const { items } = (await fitsOf(club.token)).ok;
  expect(items.map(({ request }) => request.id)).toEqual([requestId]);
  const verdicts = Object.fromEntries((items[0]?.criteria ?? []).map((item) => [item.criterion, item]));
  expect(verdicts.role).toMatchObject({ verdict: 'met', wanted: [9], has: [9] });
  expect(verdicts.money?.has ?? null).toBe(null);
  // A club without requests reads none.
  expect((await fitsOf((await makeTeamMember(app)).token)).ok.items).toEqual([]);
  const minor = await makeAgentPlayer(app, agent.agentId, { bornDate: '2010-01-01' });
  expect((await fitsOf(club.token, minor)).problem.code).toBe('NOT_FOUND');
});
