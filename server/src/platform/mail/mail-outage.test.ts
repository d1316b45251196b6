import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeamMember, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { localTransport, type MailTransport } from './mailer.ts';

/** What the mail server does with a mail: takes it, or throws. */
let answer: (to: string) => void = () => {};
let app: TestApp;
let lines: Record<string, unknown>[] = [];

const away = () => {
  throw Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:25'), { code: 'ESOCKET', command: 'CONN' });
};
const refusal = (command: string, responseCode: number) => () => {
  const message = `${command} failed: ${responseCode} no <qualcuno@test.example>`;
  throw Object.assign(new Error(message), { code: 'EENVELOPE', command, responseCode });
};

beforeAll(async () => {
  let local: MailTransport | undefined;
  app = await buildTestApp({
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    mailTransport: {
      async deliver(mail) {
        answer(mail.to);
        local ??= localTransport(app.services.db, app.clock);
        await local.deliver(mail);
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  answer = () => {};
  lines = [];
  app.clock.advance({ hours: 2 });
});

/** Lets time pass as the service sees it: the due mails are tried every quarter of an hour at least. */
async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 15) {
    app.clock.advance({ minutes: Math.min(15, left) });
    const { db, jobs } = app.services;
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'deliver-mails', {}));
    await app.settle();
  }
}

const waiting = async () => {
  const found = await sql<{ n: number }>`select count(*)::int as n from outgoing_mails`.execute(
    app.services.db,
  );
  return found.rows[0]?.n;
};

async function codesIn(address: string): Promise<string[]> {
  const links = (await app.mailTo(address)).flatMap((mail) => mail.links);
  return links.flatMap((link) => /code=([\w-]+)/.exec(link)?.[1] ?? []);
}

const register = (email: string) =>
  app.call(null, 'Account/Register', {
    email,
    password: testPassword,
    profile: profileType.agent,
    name: 'Elena',
    surname: 'Rossi',
    language: 'it',
    termsAccepted: true,
  });

describe('a mail server that is away for three hours', () => {
  it('loses nothing: each mail arrives once, with the code that was made when it was asked for, and still valid', async () => {
    const person = await makeAgent(app);
    const club = await makeTeamMember(app);
    const admin = await makeStaff(app, { admin: true });
    const playerId = await makeAgentPlayer(app, person.agentId);
    await app.settle();
    answer = away;
    await register('nuova@test.example');
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.call(null, 'Account/SendSignInMail', { email: person.email });
    await app.call(person.token, 'Account/StartEmailChange', {
      email: 'altra@test.example',
      currentPassword: testPassword,
    });
    await app.call(person.token, 'Portfolio/InviteToClaim', { playerId, email: 'giocatore@test.example' });
    await app.call(club.token, 'Team/InviteTeamMember', { email: 'socio@test.example' });
    await app.call(admin.token, 'Administration/InviteStaff', {
      email: 'collega@test.example',
      name: 'Ada',
      surname: 'Neri',
      language: 'it',
      administrator: false,
      currentPassword: testPassword,
    });
    await app.settle();
    await pass(180);
    expect(await waiting()).toBe(7);
    const codes = await sql<{ n: number }>`
      select count(*)::int as n from account_codes where created_at > ${new Date(app.clock.now().getTime() - 4 * 3_600_000)}`.execute(
      app.services.db,
    );
    expect(codes.rows[0]?.n).toBe(5);

    answer = () => {};
    await pass(15);
    expect(await waiting()).toBe(0);
    for (const address of ['nuova', 'altra', 'giocatore', 'socio', 'collega'])
      expect(await app.mailTo(`${address}@test.example`)).toHaveLength(1);
    const [activation = ''] = await codesIn('nuova@test.example');
    const reset = (await app.mailTo(person.email)).find(({ links }) => /resetpwd/.test(links.join()));
    const code = /code=([\w-]+)/.exec(reset?.links[0] ?? '')?.[1] ?? '';
    await pass(30);
    expect((await app.call(null, 'Account/ConfirmEmail', { code: activation })).status).toBe(200);
    const changed = { email: person.email, code, newPassword: 'un altro prato, più verde' };
    expect((await app.call(null, 'Account/ConfirmResetPassword', changed)).status).toBe(200);
  });

  it('does not change how long a code is valid after it arrived', async () => {
    const person = await makeAgent(app);
    answer = away;
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.settle();
    await pass(180);
    answer = () => {};
    await pass(15);
    const [code = ''] = await codesIn(person.email);
    await pass(61);
    const late = { email: person.email, code, newPassword: 'un altro prato, più verde' };
    expect((await app.call(null, 'Account/ConfirmResetPassword', late)).problem.code).toBe('CODE_INVALID');
  });

  it('keeps a reader’s place: asking again sends another mail, and the sixth mail of an hour, the registration’s among them, is refused', async () => {
    answer = away;
    await register('riprova@test.example');
    const again = () => app.call(null, 'Account/SendActivationMail', { email: 'riprova@test.example' });
    for (let n = 0; n < 4; n += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused.problem.code).toBe('MAILED_TOO_OFTEN');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const unknown = () => app.call(null, 'Account/SendActivationMail', { email: 'nessuno@test.example' });
    for (let n = 0; n < 5; n += 1) expect((await unknown()).status).toBe(200);
    expect((await unknown()).problem.code).toBe('MAILED_TOO_OFTEN');
    await app.settle();
    answer = () => {};
    await pass(15);
    expect(await app.mailTo('riprova@test.example')).toHaveLength(5);
  });
});

describe('a mail', () => {
  it('is encrypted while it waits: the database holds no code', async () => {
    const person = await makeAgent(app);
    answer = away;
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.settle();
    const stored = await sql<{ row: string }>`
      select encode(sealed, 'escape') as row from outgoing_mails where recipient = ${person.email}`.execute(
      app.services.db,
    );
    expect(stored.rows[0]?.row).not.toContain('resetpwd');
    answer = () => {};
    await pass(15);
  });

  it('that is refused for good is dropped at once, and the log says so without the address', async () => {
    for (const [command, reply] of [
      ['RCPT TO', 550],
      ['DATA', 554],
    ] as const) {
      answer = refusal(command, reply);
      await register(`rifiutata-${reply}@test.example`);
      await app.settle();
      expect(await waiting()).toBe(0);
    }
    expect(lines.map(({ msg }) => msg)).toEqual(
      Array(2).fill('the mail server refused a mail for good: it is not tried again'),
    );
    expect(JSON.stringify(lines)).not.toContain('test.example');
    const { body } = await app.app.http.inject({ method: 'GET', url: '/metrics' });
    expect(body).toContain('trattativa_mails_lost_total{why="refused"} 2');
    expect(body).toContain('trattativa_mails_waiting 0');
  });

  it.each([
    ['a full mailbox', refusal('RCPT TO', 452)],
    ['a refused login of ours', refusal('AUTH PLAIN', 535)],
    ['a refused sender of ours', refusal('MAIL FROM', 550)],
  ])('is tried again after %s', async (_name, fails) => {
    answer = fails;
    const email = `attesa-${app.clock.now().getTime()}@test.example`;
    await register(email);
    await app.settle();
    expect(await waiting()).toBe(1);
    answer = () => {};
    await pass(15);
    expect(await app.mailTo(email)).toHaveLength(1);
  });

  it('a mail of one refused recipient does not hold up the others', async () => {
    answer = (to) => {
      if (to.startsWith('piena')) refusal('RCPT TO', 452)();
    };
    for (let n = 0; n < 8; n += 1) await register(`piena${n}@test.example`);
    await register('libera@test.example');
    await app.settle();
    await pass(2);
    expect(await app.mailTo('libera@test.example')).toHaveLength(1);
    answer = () => {};
    await pass(15);
    expect(await waiting()).toBe(0);
  });

  it('is given up after 48 hours, and the log names the last attempt as the last', async () => {
    answer = away;
    await register('persa@test.example');
    await app.settle();
    for (let hour = 0; hour < 47; hour += 1) {
      app.clock.advance({ minutes: 59 });
      await pass(1);
    }
    expect(await waiting()).toBe(1);
    lines = [];
    app.clock.advance({ hours: 1 });
    await pass(1);
    expect(await waiting()).toBe(0);
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      msg: 'a mail was not accepted for 48 hours: this was the last attempt',
    });
  });

  it('that waits is deleted when its recipient’s account is erased', async () => {
    const person = await makeAgent(app);
    answer = away;
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.settle();
    expect(await waiting()).toBe(1);
    await app.call(person.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
    expect(await waiting()).toBe(0);
  });
});
