import type { Api } from '@trattativa/contract/api';
import { maySignNow } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAgain, makeAgent, type Person } from '../../../../test/factories/people.ts';
import { saveScottishApproach } from '../../../../test/factories/rules.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Person & { agentId: number };

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-12-29T23:00:00Z', env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

/** Moves the clock, after which the agent logs in again. */
async function moveClock(by: Parameters<TestApp['clock']['advance']>[0]): Promise<void> {
  app.clock.advance(by);
  agent = { ...agent, token: await logInAgain(app, agent) };
}

type Input = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

const add = async (surname: string, facts: Partial<Input>) =>
  (
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { name: 'Luca', surname, bornDate: '2000-01-01', ...facts },
    })
  ).ok.player.id;

/** Players who may sign, by the filter of the list, and by what each player says with today's clock. */
async function signing() {
  const today = app.clock.now().toISOString().slice(0, 10);
  const list = async (input: Api['Agent/GetAgentPlayerList']['input']) =>
    (await app.call(agent.token, 'Agent/GetAgentPlayerList', { sort: 'name', ...input })).ok.items;
  const names = (players: readonly { surname: string }[]) => players.map(({ surname }) => surname);
  const all = await list({});
  const [may, mayNot] = [await list({ maySign: true }), await list({ maySign: false })];
  expect(names(all.filter((player) => maySignNow(player, today) === true))).toEqual(names(may));
  expect(names(all.filter((player) => maySignNow(player, today) === false))).toEqual(names(mayNot));
  return names(may);
}

it('a bound player may sign from the day that the rule of the association says, and the filter says the same', async () => {
  await add('Ander', { contractualStatus: contractualStatus.free });
  const bound = await add('Bosco', {
    contractualStatus: contractualStatus.underContract,
    contractEnd: '2027-06-30',
  });
  await add('Colle', {
    contractualStatus: contractualStatus.underContract,
    contractEnd: '2027-06-30',
    registeredAssociation: 'SCO',
  });
  await add('Dosso', { contractualStatus: contractualStatus.underContract, contractEnd: '2028-06-30' });
  await add('Erta', { contractualStatus: contractualStatus.underContract });
  const info = async () => (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: bound })).ok;
  expect(await info()).toMatchObject({ contractEnd: '2027-06-30', maySignFrom: '2026-12-30' });
  // The last day before, the first day, the last day of the contract and the day after it.
  expect(await signing()).toEqual(['Ander']);
  await moveClock({ hours: 1 });
  expect(await signing()).toEqual(['Ander', 'Bosco', 'Colle']);

  await saveScottishApproach(app, 1);
  expect(await signing()).toEqual(['Ander', 'Bosco']);
  await moveClock({ days: 151 });
  expect(app.clock.now().toISOString().slice(0, 10)).toBe('2027-05-30');
  expect(await signing()).toEqual(['Ander', 'Bosco', 'Colle']);
});
