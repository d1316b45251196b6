import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makePair, OpenSockets, ok } from '../../../test/factories/chat.ts';
import { makeDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
/** Started with sockets, where jobs run by themselves. */
let live: TestApp;
let sockets: OpenSockets;
const newPassword = 'un altro prato, più verde';

beforeAll(async () => {
  app = await buildTestApp();
  live = await buildTestApp();
  sockets = new OpenSockets(await listen(live));
});
afterAll(async () => {
  sockets.close();
  await app.close();
  await live.close();
});

const codeIn = (link: string | undefined) => /[?&](?:code|guardian)=([\w-]+)/.exec(link ?? '')?.[1] ?? '';
const isIn = async (token: string, at = app) =>
  (await at.call(token, 'Account/GetMyProfile', {})).status === 200;

/** Logs in once more, as on another device. */
async function otherDevice(person: Person, userAgent = 'Phone', at = app): Promise<string> {
  const login = await at.logIn(person.email, testPassword, { 'user-agent': userAgent });
  return login.body.access_token;
}

describe('an irreversible change asks for the password again', () => {
  it.each([
    ['Account/ChangePassword', { newPassword }],
    ['Account/StartEmailChange', { email: 'new@test.example' }],
    ['Account/DeleteMyAccount', {}],
    ['Account/ExportMyData', {}],
    ['Account/StartSecondFactor', {}],
  ] as const)('%s without it, or with a wrong one, is 403', async (path, input) => {
    const person = await makeAgent(app);
    const missing = await app.call(person.token, path, input as never);
    const wrong = await app.call(person.token, path, { ...input, currentPassword: 'sbagliata' } as never);
    expect([missing.status, missing.problem.code]).toEqual([403, 'PASSWORD_WRONG']);
    expect([wrong.status, wrong.problem.code]).toEqual([403, 'PASSWORD_WRONG']);
    expect(wrong.problem.errors?.[0]?.field).toBe('CurrentPassword');
  });

  it('has a count of the session: after five wrong ones the sixth try is refused, and a login is not', async () => {
    const person = await makeAgent(app);
    for (let tries = 0; tries < 5; tries += 1) {
      await app.call(person.token, 'Account/ExportMyData', { currentPassword: 'sbagliata' });
    }
    const sixth = await app.call(person.token, 'Account/ExportMyData', { currentPassword: testPassword });
    expect([sixth.status, sixth.problem.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await app.logIn(person.email, testPassword)).status).toBe(200);
  });
});

describe('a socket of the account', () => {
  const ways: [string, (person: Person, sessionId: string) => Promise<{ status: number }>][] = [
    [
      'that is ended elsewhere',
      (person, sessionId) => live.call(person.token, 'Account/EndMySession', { sessionId }),
    ],
    ['among all the others', (person) => live.call(person.token, 'Account/EndMyOtherSessions', {})],
    [
      'before the password changed',
      (person) =>
        live.call(person.token, 'Account/ChangePassword', { currentPassword: testPassword, newPassword }),
    ],
    [
      'of somebody who erased the account',
      (person) => live.call(person.token, 'Account/DeleteMyAccount', { currentPassword: testPassword }),
    ],
  ];
  it.each(ways)('closes with 4001 as soon as its session ends: one %s', async (_name, end) => {
    const person = await makeAgent(live);
    const phone = await otherDevice(person, 'Phone', live);
    const { items } = (await live.call(phone, 'Account/GetMySessions', {})).ok;
    const socket = sockets.online({ token: phone });
    await ok(socket.channel(`users:${person.accountId}`).join());
    const closed = new Promise<number>((resolve) => socket.onClose(({ code }) => resolve(code)));
    expect((await end(person, items.find(({ current }) => current)?.id ?? '')).status).toBe(200);
    expect(await closed).toBe(4001);
    expect(await isIn(phone, live)).toBe(false);
  });
});

describe('a new password', () => {
  it('ends the other sessions, replaces the tokens of this one, and is reported by mail', async () => {
    const person = await makeAgent(app);
    const phone = await otherDevice(person);
    const answer = await app.call(person.token, 'Account/ChangePassword', {
      currentPassword: testPassword,
      newPassword,
    });
    expect(answer.ok.message).toBe('Password aggiornata');
    const { accessToken } = answer.ok.session;
    expect(await Promise.all([person.token, phone, accessToken].map((token) => isIn(token)))).toEqual([
      false,
      false,
      true,
    ]);
    expect((await app.logIn(person.email, testPassword)).status).toBe(400);
    expect((await app.logIn(person.email, newPassword)).status).toBe(200);
    await app.settle();
    expect((await app.mailTo(person.email))[0]?.subject).toBe('La tua password è cambiata');
  });

  it('is refused when it is common or the own name', async () => {
    const person = await makeAgent(app, { name: 'Maddalena' });
    for (const common of ['1q2w3e4r5t', 'Maddalena!!']) {
      const answer = await app.call(person.token, 'Account/ChangePassword', {
        currentPassword: testPassword,
        newPassword: common,
      });
      expect(answer.problem.code).toBe('PASSWORD_TOO_COMMON');
    }
  });
});

describe('a new e-mail', () => {
  const ask = (person: Person, email: string) =>
    app.call(person.token, 'Account/StartEmailChange', { email, currentPassword: testPassword });

  it('is valid once the link mailed to it is opened, and the old address is notified', async () => {
    const person = await makeAgent(app);
    await ask(person, 'Nuova@test.example');
    await app.settle();
    expect((await app.call(person.token, 'Account/GetMyAccount', {})).ok.pendingEmail).toBe(
      'nuova@test.example',
    );
    expect((await app.logIn('nuova@test.example', testPassword)).status).toBe(400);
    const code = codeIn((await app.mailTo('nuova@test.example'))[0]?.links[0]);
    expect((await app.call(null, 'Account/ConfirmEmail', { code })).status).toBe(200);
    expect((await app.call(null, 'Account/ConfirmEmail', { code })).problem.code).toBe('CODE_INVALID');
    await app.settle();
    expect((await app.logIn('nuova@test.example', testPassword)).status).toBe(200);
    expect((await app.logIn(person.email, testPassword)).status).toBe(400);
    expect((await app.mailTo(person.email))[0]?.subject).toBe('L’indirizzo del tuo account è cambiato');
    expect(await isIn(person.token)).toBe(false);
    const again = await app.logIn('nuova@test.example', testPassword);
    expect((await app.call(again.body.access_token, 'Account/GetMyAccount', {})).ok).toMatchObject({
      email: 'nuova@test.example',
      pendingEmail: null,
    });
  });

  it('cannot belong to another account, and a later request invalidates the first link', async () => {
    const person = await makeAgent(app);
    const other = await makeAgent(app);
    expect((await ask(person, other.email)).problem.code).toBe('EMAIL_EXISTS');
    await ask(person, 'prima@test.example');
    await app.settle();
    const first = codeIn((await app.mailTo('prima@test.example'))[0]?.links[0]);
    await ask(person, 'seconda@test.example');
    await app.settle();
    expect((await app.call(null, 'Account/ConfirmEmail', { code: first })).problem.code).toBe('CODE_INVALID');
    const second = codeIn((await app.mailTo('seconda@test.example'))[0]?.links[0]);
    app.clock.advance({ hours: 24, seconds: 1 });
    expect((await app.call(null, 'Account/ConfirmEmail', { code: second })).problem.code).toBe(
      'CODE_INVALID',
    );
  });
});

describe('sessions', () => {
  it('are listed with their device, and one is ended at once', async () => {
    const person = await makeAgent(app);
    const phone = await otherDevice(person, 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0');
    const { items } = (await app.call(person.token, 'Account/GetMySessions', {})).ok;
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    const theirs = items.find(({ current }) => !current);
    expect(theirs?.userAgent).toContain('Android');
    await app.call(person.token, 'Account/EndMySession', { sessionId: theirs?.id ?? '' });
    expect([await isIn(phone), await isIn(person.token)]).toEqual([false, true]);
    expect((await app.call(person.token, 'Account/GetMySessions', {})).ok.items).toHaveLength(1);
  });

  it('sessions of other accounts cannot be ended, and answer like absent ones', async () => {
    const [person, other] = [await makeAgent(app), await makeAgent(app)];
    const theirs = (await app.call(other.token, 'Account/GetMySessions', {})).ok.items[0]?.id ?? '';
    const foreign = await app.call(person.token, 'Account/EndMySession', { sessionId: theirs });
    const absent = await app.call(person.token, 'Account/EndMySession', { sessionId: crypto.randomUUID() });
    expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
    expect(await isIn(other.token)).toBe(true);
  });

  it('are all ended except the current one, or all of an account by an administrator', async () => {
    const person = await makeAgent(app);
    const others = [await otherDevice(person), await otherDevice(person)];
    await app.call(person.token, 'Account/EndMyOtherSessions', {});
    expect(await Promise.all([person.token, ...others].map((token) => isIn(token)))).toEqual([
      true,
      false,
      false,
    ]);
    const admin = await makeStaff(app, { admin: true });
    expect(
      (await app.call(admin.token, 'Account/EndSessionsOf', { accountId: person.accountId })).status,
    ).toBe(200);
    expect(await isIn(person.token)).toBe(false);
  });
});

describe('preferences', () => {
  it('set the language and kinds of mail; security mail is always sent', async () => {
    const deal = await makeDeal(app);
    const { club } = deal;
    await app.call(club.token, 'Account/SaveMyPreferences', {
      language: 'de',
      mail: [{ kind: 'negotiations', on: false }],
    });
    await app.settle();
    expect(await app.mailTo(club.email)).toEqual([]);
    await app.call(null, 'Account/StartResetPassword', { email: club.email });
    await app.settle();
    expect((await app.mailTo(club.email)).map(({ subject }) => subject)).toEqual([
      'Wähle ein neues Passwort für Trattativa',
    ]);
    const mine = (await app.call(club.token, 'Account/GetMyAccount', {})).ok;
    expect(mine.mail.filter(({ on }) => !on)).toEqual([{ kind: 'negotiations', on: false }]);
    await app.call(club.token, 'Account/SaveMyPreferences', { mail: [{ kind: 'negotiations', on: true }] });
    expect((await app.call(club.token, 'Account/GetMyAccount', {})).ok.mail.every(({ on }) => on)).toBe(true);
  });
});

describe('erasure', () => {
  const erase = (person: Person) =>
    app.call(person.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });

  /** Every row of every table as text, except sent mail and the queue's archive. */
  async function dump(): Promise<string> {
    const { sql } = await import('kysely');
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'local_mail'`.execute(
      app.services.db,
    );
    const texts = await Promise.all(
      tables.rows.map(async ({ name }) => {
        const rows = await sql<{
          row: string;
        }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(app.services.db);
        return rows.rows.map(({ row }) => row).join('\n');
      }),
    );
    return texts.join('\n');
  }

  it('leaves no personal data, ends the sessions, and frees the e-mail', async () => {
    const coach = await makeCoach(app);
    const friend = await makeAgent(app);
    await makePair(app, coach, friend);
    await app.services.db
      .updateTable('accounts')
      .set({ name: 'Canarino', surname: 'Giallo' })
      .where('id', '=', coach.accountId)
      .execute();
    await app.services.db
      .updateTable('coaching_staff')
      .set({ phone: '+39 canary', comments: 'canary' })
      .where('id', '=', coach.coachingStaffId)
      .execute();
    await app.logIn(coach.email, 'sbagliata');
    expect((await erase(coach)).ok.message).toBe('Il tuo account è stato eliminato');
    expect(await isIn(coach.token)).toBe(false);
    await app.settle();
    const everything = await dump();
    for (const canary of ['Canarino', 'Giallo', 'canary', coach.email]) {
      expect(everything.includes(canary), canary).toBe(false);
    }
    const again = await app.call(null, 'Account/Register', {
      email: coach.email,
      password: newPassword,
      profile: profileType.coachingStaff,
      name: 'Nuovo',
      language: 'it',
      termsAccepted: true,
    });
    expect(again.status).toBe(200);
  });

  it('is refused while negotiations are open that only this person can answer', async () => {
    const { agent, club, negotiationId } = await makeDeal(app);
    expect((await erase(agent)).problem).toMatchObject({ status: 409, code: 'ACCOUNT_HAS_DEALS' });
    expect((await erase(club)).problem.code).toBe('ACCOUNT_HAS_DEALS');
    const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    await app.call(agent.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      status: negotiationStatus.rejected,
      version,
    });
    expect((await erase(agent)).status).toBe(200);
    const kept = await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId });
    expect(kept.ok.proposer.name).toBe(`Account #${agent.accountId}`);
  });

  it('erasure of a member leaves the club to the others; of the last one leaves the club unregistered', async () => {
    const owner = await makeTeamMember(app);
    const member = await makeTeamMember(app, { teamId: owner.teamId });
    expect((await erase(owner)).status).toBe(200);
    const rest = await app.services.db
      .selectFrom('team_members')
      .select(['account_id', 'is_owner'])
      .where('team_id', '=', owner.teamId)
      .execute();
    expect(rest).toEqual([{ account_id: member.accountId, is_owner: true }]);
    expect((await erase(member)).status).toBe(200);
    const club = await app.services.db
      .selectFrom('teams')
      .select('profile')
      .where('id', '=', owner.teamId)
      .executeTakeFirstOrThrow();
    expect(club.profile).toBe(5);
  });
});
