import type { Api } from '@trattativa/contract/api';
import { notificationSentence } from '@trattativa/contract/insight/notifications/notification-sentence';
import { contractEndsSoon } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { signableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import { textsIn } from '@trattativa/texts/translate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAgent, makeTeamMember } from '../../../../test/factories/people.ts';
import { saveScottishApproach } from '../../../../test/factories/rules.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { claimContractsEndingSoon } from './contract-notices.repository.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

beforeEach(async () => {
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
});

type Input = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

const add = async (change: Partial<Input>) =>
  (
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: {
        name: 'Luca',
        surname: 'Ferri',
        bornDate: '2000-01-01',
        contractualStatus: contractualStatus.underContract,
        ...change,
      },
    })
  ).ok.player;
const watch = (playerId: number) => app.call(club.token, 'Watch/WatchPlayer', { playerId });

/** The day so many days after today. */
const daysAhead = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Runs the nightly job twice, as it may run on two nodes. */
async function tell(): Promise<void> {
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, 'tell-contract-ends', {});
    await app.services.jobs.enqueue(tx, 'tell-contract-ends', {});
  });
  await app.settle();
}

/** What somebody was told of a player, and how often. */
async function toldOf(accountId: number, playerId: number): Promise<[string, number][]> {
  const found = await sql<{ kind: string; count: number }>`
    select kind, count from notifications where account_id = ${accountId} and (params->>'playerId')::bigint = ${playerId}
      and kind like 'contract%' order by id`.execute(app.services.db);
  return found.rows.map(({ kind, count }) => [kind, count]);
}

it('the owner and the clubs that watch the player are told, once, of a contract in its last six months', async () => {
  const { id } = await add({ contractEnd: daysAhead(100) });
  await watch(id);
  await tell();
  await tell();
  for (const { accountId } of [agent, club])
    expect(await toldOf(accountId, id)).toEqual([['contractEndsSoon', 1]]);
});

it('another end of the contract is told again', async () => {
  const { id } = await add({ contractEnd: daysAhead(100) });
  await tell();
  await add({ id, version: 1, contractEnd: daysAhead(120) });
  await tell();
  expect(await toldOf(agent.accountId, id)).toEqual([['contractEndsSoon', 2]]);
});

it('the owner and the clubs that watch the player are told once of a contract that has ended, and no more after a month', async () => {
  const ended = await add({ contractEnd: daysAhead(-1) });
  const longAgo = await add({ contractEnd: daysAhead(-31) });
  await watch(ended.id);
  await tell();
  await tell();
  for (const { accountId } of [agent, club])
    expect(await toldOf(accountId, ended.id)).toEqual([['contractEnded', 1]]);
  expect(await toldOf(agent.accountId, longAgo.id)).toEqual([]);
});

it('nobody is told of a longer contract, of one on its last day as ended, or of a deleted record', async () => {
  const longer = await add({ contractEnd: daysAhead(200) });
  const lastDay = await add({ contractEnd: daysAhead(0) });
  const deleted = await add({ contractEnd: daysAhead(50) });
  await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: deleted.id });
  await tell();
  expect(await toldOf(agent.accountId, longer.id)).toEqual([]);
  expect(await toldOf(agent.accountId, lastDay.id)).toEqual([['contractEndsSoon', 1]]);
  expect(await toldOf(agent.accountId, deleted.id)).toEqual([]);
});

it('a club that may no longer see the player is not told', async () => {
  const { id } = await add({ contractEnd: daysAhead(100) });
  await watch(id);
  await add({ id, version: 1, onMarket: false });
  await tell();
  expect(await toldOf(club.accountId, id)).toEqual([]);
  expect(await toldOf(agent.accountId, id)).toEqual([['contractEndsSoon', 1]]);
});

it('claims on each day exactly the contracts that the rule counts', async () => {
  const ends = [
    '2027-02-28',
    '2027-08-28',
    '2027-08-29',
    '2027-08-31',
    '2027-09-01',
    '2028-08-31',
    '2027-06-30',
  ];
  const players = await Promise.all(
    ends.map(async (contractEnd) => ({ contractEnd, id: (await add({ contractEnd })).id })),
  );
  for (const today of [
    '2026-08-28',
    '2026-12-29',
    '2026-12-30',
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
    '2028-02-29',
  ]) {
    const claimed = await app.services.db.transaction().execute(async (tx) => {
      await sql`delete from player_contract_notices`.execute(tx);
      return claimContractsEndingSoon(tx, today, {
        ends: signableEnds(shippedPacks.contracts, today),
        max: 1000,
      });
    });
    const expected = players.filter(({ contractEnd }) => contractEndsSoon(contractEnd, today));
    const ids = claimed.map(({ playerId }) => playerId);
    expect([today, ids.filter((id) => players.some((player) => player.id === id)).sort()]).toEqual([
      today,
      expected.map(({ id }) => id).sort(),
    ]);
  }
});

it('the notification says as many months as the rule of the association has', async () => {
  await saveScottishApproach(app, 3);
  await add({ surname: 'Bosco', contractEnd: daysAhead(80) });
  await add({ surname: 'Colle', contractEnd: daysAhead(80), registeredAssociation: 'SCO' });
  await add({ surname: 'Dosso', contractEnd: daysAhead(100), registeredAssociation: 'SCO' });
  await tell();
  const told = (await app.call(agent.token, 'Notification/GetNotifications', {})).ok.items.filter(
    ({ kind }) => kind === 'contractEndsSoon',
  );
  const say = textsIn('it', ['notifications', 'catalogue']);
  expect(told.map((one) => notificationSentence(one, say)).sort()).toEqual([
    'Il contratto di Luca Bosco finisce entro 6 mesi: da oggi può firmare con un altro club.',
    'Il contratto di Luca Colle finisce entro 3 mesi: da oggi può firmare con un altro club.',
  ]);
});
