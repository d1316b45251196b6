import { type loginProfileTypes, profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal } from '../../../../test/factories/deals.ts';
import { makeAgent, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const { player, team, agent, coachingStaff } = profileType;
let made = 0;
const codeIn = (link: string | undefined) => /[?&](?:code|guardian)=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

async function register(profile: (typeof loginProfileTypes)[number]) {
  made += 1;
  const email = `dimenticato${made}@test.example`;
  await app.call(null, 'Account/Register', {
    email,
    password: 'nebbia sul Ticino 7',
    profile,
    name: 'Ada',
    surname: 'Ferri',
    language: 'it',
    termsAccepted: true,
  });
  await app.settle();
  return { email, code: codeIn((await app.mailTo(email))[0]?.links[0]) };
}

const exists = async (email: string) =>
  (await app.services.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).length > 0;

async function sweep(job: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await app.services.db.transaction().execute((tx) => app.services.jobs.enqueue(tx, job, {}));
  }
  await app.settle();
}

describe('an unconfirmed account', () => {
  it('is deleted after three days with its record, also when the job runs twice or late', async () => {
    const people = [
      await register(player),
      await register(team),
      await register(agent),
      await register(coachingStaff),
    ];
    app.clock.advance({ days: 2, hours: 23, minutes: 59 });
    await sweep('forget-unconfirmed-accounts');
    expect(await Promise.all(people.map(({ email }) => exists(email)))).toEqual([true, true, true, true]);
    app.clock.advance({ minutes: 2 });
    await sweep('forget-unconfirmed-accounts', 2);
    expect(await Promise.all(people.map(({ email }) => exists(email)))).toEqual([false, false, false, false]);
    const clubs = await app.services.db
      .selectFrom('teams')
      .select('id')
      .where('profile', '=', profileType.teamNotAccepted)
      .execute();
    expect(clubs).toEqual([]);
  });

  it('stays when it was confirmed', async () => {
    const { email, code } = await register(coachingStaff);
    await app.call(null, 'Account/ConfirmEmail', { code });
    app.clock.advance({ days: 10 });
    await sweep('forget-unconfirmed-accounts');
    expect(await exists(email)).toBe(true);
  });

  it('confirmed concurrently is kept or deleted as a whole', async () => {
    const people = await Promise.all([register(agent), register(agent), register(agent)]);
    app.clock.advance({ hours: 23, minutes: 59 });
    // A fresh link, as after a recent login attempt.
    for (const { email } of people) await app.logIn(email, 'nebbia sul Ticino 7');
    await app.settle();
    const codes = await Promise.all(
      people.map(async ({ email }) => codeIn((await app.mailTo(email))[0]?.links[0])),
    );
    app.clock.advance({ hours: 23, minutes: 59 });
    await Promise.all([
      sweep('forget-unconfirmed-accounts'),
      ...codes.map((code) => app.call(null, 'Account/ConfirmEmail', { code })),
    ]);
    for (const { email } of people) {
      const agents = await app.services.db
        .selectFrom('accounts')
        .leftJoin('agents', 'agents.account_id', 'accounts.id')
        .select(['agents.id', 'accounts.activated_at'])
        .where('accounts.email', '=', email)
        .execute();
      for (const { id, activated_at } of agents)
        expect([id === null, activated_at === null]).toEqual([false, false]);
    }
  });
});

describe('rows without a use', () => {
  it('are deleted after their time: codes, failed sign-ins, ended sessions, keys of repeated calls', async () => {
    const person = await makeAgent(app);
    const { db } = app.services;
    const login = await app.logIn(person.email, testPassword);
    await app.logIn(person.email, 'sbagliata');
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.settle();
    await app.call(login.body.access_token, 'Account/EndMyOtherSessions', {});
    await db
      .insertInto('idempotency_keys')
      .values({
        account_id: person.accountId,
        key: 'k',
        path: '/p',
        body_hash: Buffer.from('x'),
        created_at: app.clock.now(),
      })
      .execute();
    const counts = async () => {
      const of = async (table: 'account_codes' | 'sessions' | 'idempotency_keys') =>
        (await db.selectFrom(table).select('account_id').where('account_id', '=', person.accountId).execute())
          .length;
      const failures = await db
        .selectFrom('sign_in_failures')
        .select('id')
        .where('email', '=', person.email)
        .execute();
      return [await of('account_codes'), await of('sessions'), await of('idempotency_keys'), failures.length];
    };
    expect(await counts()).toEqual([1, 2, 1, 1]);
    app.clock.advance({ days: 3 });
    await sweep('forget-old-rows', 2);
    expect(await counts()).toEqual([1, 2, 0, 0]);
    app.clock.advance({ days: 6 });
    await sweep('forget-old-rows');
    expect(await counts()).toEqual([0, 2, 0, 0]);
    app.clock.advance({ days: 84 });
    await sweep('forget-old-rows');
    expect(await counts()).toEqual([0, 1, 0, 0]);
    // The session that expired meanwhile counts as ended from then on.
    app.clock.advance({ days: 91 });
    await sweep('forget-old-rows');
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe('a deleted record', () => {
  it('no longer names its person after 90 days, unless a deal shows it', async () => {
    const agent = await makeAgent(app);
    const { playerId: inDeal } = await makeDeal(app);
    const [gone, kept] = [
      await makeAgentPlayer(app, agent.agentId),
      await makeAgentPlayer(app, agent.agentId),
    ];
    await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: gone }).then(({ ok }) => ok);
    await app.services.db
      .updateTable('players')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', inDeal)
      .execute();
    const names = async () => {
      const rows = await app.services.db
        .selectFrom('players')
        .select(['id', 'name', 'born_date'])
        .where('id', 'in', [gone, kept, inDeal])
        .orderBy('id')
        .execute();
      return Object.fromEntries(rows.map(({ id, name, born_date }) => [id, [name, born_date === null]]));
    };
    const named = ['Tommaso', false];
    app.clock.advance({ days: 90 });
    await sweep('forget-old-rows');
    expect(await names()).toEqual({ [gone]: named, [kept]: named, [inDeal]: named });
    app.clock.advance({ seconds: 1 });
    await sweep('forget-old-rows', 2);
    expect(await names()).toEqual({ [gone]: ['–', true], [kept]: named, [inDeal]: named });
  });
});
