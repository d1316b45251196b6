import { type loginProfileTypes, profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { eraseAgain } from './erase-account.ts';

/** After an erasure nothing in the database identifies the person (GDPR Art. 17). */

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const password = 'prato verde a mezzogiorno';

/**
 * Every row of every table that contains a word. The local mailbox is excluded: it stands for mail already
 * sent.
 */
async function tracesOf(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') and table_name <> 'local_mail'`.execute(
    app.services.db,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t where t::text ilike ${`%${word}%`}`.execute(
      app.services.db,
    );
    found.push(...rows.rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function codeFor(email: string): Promise<string> {
  await app.settle();
  return /code=([\w-]+)/.exec((await app.mailTo(email))[0]?.links[0] ?? '')?.[1] ?? '';
}

async function register(word: string, profile: (typeof loginProfileTypes)[number]) {
  const email = `${word}@test.example`;
  await app.call(null, 'Account/Register', {
    email,
    password,
    profile,
    name: profile === profileType.team ? 'Club Alfa' : word,
    surname: word,
    language: 'it',
    termsAccepted: true,
    ...(profile === profileType.player && { bornDate: '2000-01-01' }),
  });
  await app.call(null, 'Account/ConfirmEmail', { code: await codeFor(email) });
  if (profile === profileType.team) {
    const staff = await makeStaff(app);
    const waiting = (await app.call(staff.token, 'Team/GetWaitingTeams', {})).ok.items;
    const teamId = waiting.find((team) => team.email === email)?.id ?? 0;
    await app.call(staff.token, 'Team/AcceptTeam', { teamId });
    await app.settle();
  }
  const token: string = (await app.logIn(email, password)).body.access_token;
  return { email, token };
}

const erase = async (token: string) => {
  const answer = await app.call(token, 'Account/DeleteMyAccount', { currentPassword: password });
  expect(answer.status).toBe(200);
  await app.settle();
};

describe('an erased account', () => {
  it.each([
    ['player', profileType.player],
    ['club', profileType.team],
    ['agent', profileType.agent],
    ['coach', profileType.coachingStaff],
  ] as const)('an erased account of a %s leaves no name and no address behind', async (kind, profile) => {
    const word = `canarino${kind}`;
    const { email, token } = await register(word, profile);
    await app.call(token, 'Account/SaveMyAccount', { name: word, surname: word });
    await app.call(token, 'Account/StartEmailChange', { email: `nuova${email}`, currentPassword: password });
    await app.call(null, 'Account/StartResetPassword', { email });
    await app.call(token, 'Whatchat/OpenSupport', {});
    await app.call(token, 'Portfolio/SaveSearch', { name: word, query: word });
    await app.logIn(email, 'not the password');
    await app.settle();
    expect((await tracesOf(word)).length).toBeGreaterThan(0);
    await erase(token);
    expect(await tracesOf(word)).toEqual([]);
  });

  it('is not named in the history of the club that invited it', async () => {
    const owner = await makeTeamMember(app);
    const email = 'canarinomembro@test.example';
    await app.call(owner.token, 'Team/InviteTeamMember', { email, name: 'Canarinomembro' });
    await app.call(null, 'Team/AcceptTeamInvitation', {
      code: await codeFor(email),
      name: 'Canarinomembro',
      surname: 'Rossi',
      password,
      language: 'it',
      termsAccepted: true,
    });
    const token: string = (await app.logIn(email, password)).body.access_token;
    await erase(token);
    expect(await tracesOf('canarinomembro')).toEqual([]);
    const history = (await app.call(owner.token, 'Team/GetTeamHistory', {})).ok.items;
    expect(history.map(({ kind, about }) => [kind, about])).toEqual([
      ['memberJoined', '–'],
      ['memberInvited', '–'],
    ]);
  });

  it('restored by a backup is erased again by its number, once', async () => {
    const { email } = await register('canarinotornato', profileType.agent);
    const { id } = await app.services.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const again = () => eraseAgain(app.services.db, id, app.clock.now());
    expect([await again(), await again()]).toEqual([true, false]);
    await app.settle();
    expect(await tracesOf('canarinotornato')).toEqual([]);
    expect(await eraseAgain(app.services.db, 987_654_321, app.clock.now())).toBe(false);
  });

  it('an erased account of the last member of a club closes its open invitations and takes its players off the market', async () => {
    const owner = await makeTeamMember(app);
    const { teamId } = owner;
    const player = { name: 'Piero', surname: 'Sella', principalRole: playerRole.goalkeeper } as const;
    await app.call(owner.token, 'Team/AddOrUpdateTeamPlayer', { player });
    const invited = 'tardi@test.example';
    await app.call(owner.token, 'Team/InviteTeamMember', { email: invited });
    const code = await codeFor(invited);
    await erase(owner.token);
    expect((await app.call(null, 'Team/GetTeamInvitation', { code })).problem.code).toBe('CODE_INVALID');
    const players = await app.services.db
      .selectFrom('players')
      .select('on_market')
      .where('team_id', '=', teamId)
      .execute();
    expect(players).toEqual([{ on_market: false }]);
  });
});
