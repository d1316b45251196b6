import { agentType } from '@trattativa/domain/identity/agent-types';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeAgent>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = await makeAgent(app);
  for (const [surname, bornDate, onMarket, salary] of [
    ['Adulto', '2000-01-01', true, 2000],
    ['Fuori', '2000-01-01', false, 2000],
    // Eighteen tomorrow.
    ['Minore', '2008-09-16', true, 2000],
    ['Ricco', '2000-01-01', true, 90_000],
  ] as const) {
    const player = { name: 'Gino', surname, bornDate, onMarket, salary };
    await app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', { player });
  }
});
afterAll(() => app.close());

it('clubs and premium agents find the adults on the market, staff find everybody', async () => {
  const seenBy = async (token: string) =>
    (await app.call(token, 'Player/GetPlayers', { sort: 'name' })).ok.items.map(({ surname }) => surname);
  const market = ['Adulto', 'Ricco'];
  const club = (await makeTeamMember(app)).token;
  const premium = (await makeAgent(app, { agentType: agentType.premium })).token;
  expect(await seenBy(club)).toEqual(market);
  expect(await seenBy(premium)).toEqual(market);
  expect(await seenBy((await makeStaff(app)).token)).toEqual(['Adulto', 'Fuori', 'Minore', 'Ricco']);
});

it('an agent finds the own portfolio, and the market for a club that has mandated the agent', async () => {
  const seenBy = async (token: string) =>
    (await app.call(token, 'Player/GetPlayers', { sort: 'name' })).ok.items.map(({ surname }) => surname);
  const stranger = await makeAgent(app);
  expect(await seenBy(owner.token)).toEqual(['Adulto', 'Fuori', 'Minore', 'Ricco']);
  expect(await seenBy(stranger.token)).toEqual([]);
  const club = await makeTeamMember(app);
  const { id, version } = (
    await app.call(stranger.token, 'Mandate/ProposeClubMandate', {
      teamId: club.teamId,
      startsOn: '2026-09-15',
      endsOn: '2027-06-30',
      countries: [],
      exclusive: false,
    })
  ).ok.mandate;
  (
    await app.call(club.token, 'Mandate/UpdateMandateStatus', {
      mandateId: id,
      version,
      status: mandateStatus.confirmed,
    })
  ).ok;
  expect(await seenBy(stranger.token)).toEqual(['Adulto', 'Ricco']);
  expect(await seenBy(owner.token)).toEqual(['Adulto', 'Fuori', 'Minore', 'Ricco']);
});

it('a listed player’s card opens, and money cannot be inferred from filters or order', async () => {
  for (const { token } of [
    await makeTeamMember(app),
    await makeAgent(app, { agentType: agentType.premium }),
  ]) {
    const { items } = (await app.call(token, 'Player/GetPlayers', { salaryFrom: 50_000, sort: 'salary' })).ok;
    expect(items.map(({ surname }) => surname).sort()).toEqual(['Adulto', 'Ricco']);
    for (const { id, salary } of items) {
      expect(salary).toBeUndefined();
      expect((await app.call(token, 'Player/GetPlayerInfo', { playerId: id })).status).toBe(200);
    }
  }
});
