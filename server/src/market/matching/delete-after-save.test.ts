import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { makeCoach } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';

let app: TestApp;
let market: Market;
let log = '';

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'info' }, logTo });
  market = await makeMarket(app);
  await market.publish();
});
afterAll(() => app.close());

/**
 * Blocks writes of exact matches; the returned function waits for so many waiting statements, then unblocks
 * them.
 */
async function blockMatches() {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table told_matches in share row exclusive mode');
  return {
    async untilWaiting(enough: number) {
      for (let waiting = 0; waiting < enough; ) {
        await client.query('select pg_stat_clear_snapshot()');
        const seen = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waiting = seen.rows[0]?.waiting ?? 0;
      }
    },
    release: () => client.end(),
  };
}

it('deleting a player while the reaction to its last change saves its matches rolls neither back', async () => {
  await app.settle();
  const { id } = await market.savePlayer();
  const block = await blockMatches();
  const reacted = app.settle();
  await block.untilWaiting(1);
  const deleted = app.call(market.agent.token, 'Agent/DeletePlayer', { agentPlayerId: id });
  await block.untilWaiting(2);
  await block.release();
  expect((await deleted).status).toBe(200);
  await reacted;
  expect(log).not.toMatch(/40P01|runs again|failed/);
});

it('deleting forty players while others are saved causes no deadlock and no 503', async () => {
  const coach = await makeCoach(app);
  const player = { name: 'Elio', principalRole: 9, searchLevels: [3], country: 'IT', bornDate: '2004-03-17' };
  const add = (n: number) => ({
    token: coach.token,
    path: 'CoachingStaff/AddOrUpdateCoachingStaffPlayer',
    input: {
      player: { ...player, surname: `Vanni ${n}`, foot: 1, requestedSalary: 1000, phone: '+39 049 1' },
    },
  });
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  let added: { Player: { Id: number } }[] = [];
  for (let round = 0; round < 2; round += 1) {
    const answers = await sendTogether(app, [
      ...added.map(({ Player }) => ({
        token: coach.token,
        path: 'CoachingStaff/DeletePlayer',
        input: { coachingStaffPlayerId: Player.Id },
      })),
      ...numbers.map(add),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    added = answers.slice(-40).map(({ body }) => body as { Player: { Id: number } });
  }
  await app.settle();
  expect(log).not.toMatch(/40P01|runs again|failed/);
});
