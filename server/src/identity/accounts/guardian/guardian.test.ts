import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../../test/factories/applications.ts';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import { makeAgent, makeCoach } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { isMinor, waitsForGuardian } from './guardian.ts';

let app: TestApp;
const password = 'nebbia sul Ticino 7';
const guardian = 'genitore@test.example';

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00.000Z' });
});
afterAll(() => app.close());

let made = 0;
const codeIn = (link: string | undefined) => /[?&](?:code|guardian)=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

async function registerMinor(bornDate = '2009-03-01') {
  made += 1;
  const email = `minore${made}@test.example`;
  const guardianEmail = `${made}${guardian}`;
  const answer = await app.call(null, 'Account/Register', {
    email,
    password,
    profile: profileType.player,
    name: 'Marco',
    surname: 'Rossi',
    language: 'it',
    termsAccepted: true,
    bornDate,
    guardianEmail,
  });
  await app.settle();
  const own = codeIn((await app.mailTo(email))[0]?.links[0]);
  const theirs = codeIn((await app.mailTo(guardianEmail))[0]?.links[0]);
  return { answer, email, guardianEmail, own, theirs };
}

const nameOfTeam = async (id: number) =>
  (await app.services.db.selectFrom('teams').select('name').where('id', '=', id).executeTakeFirstOrThrow())
    .name;

async function confirmedMinor(bornDate?: string) {
  const minor = await registerMinor(bornDate);
  await app.call(null, 'Account/ConfirmEmail', { code: minor.own });
  await app.call(null, 'Account/ConfirmEmail', { code: minor.theirs });
  await app.settle();
  const withdrawal = codeIn((await app.mailTo(minor.guardianEmail))[0]?.links[0]);
  return { ...minor, withdrawal };
}

describe('a minor', () => {
  it.each([
    ['2008-09-16', '2026-09-15', true],
    ['2008-09-15', '2026-09-15', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    [null, '2026-09-15', false],
  ])('born %s, on %s: %s', (born, today, minor) => {
    expect(isMinor(born, today)).toBe(minor);
  });

  it('waits for the guardian until the answer or the eighteenth birthday', () => {
    const ward = { born_date: '2009-03-01', guardian_email: 'g@x', guardian_confirmed_at: null };
    expect(waitsForGuardian(ward, '2027-02-28')).toBe(true);
    expect(waitsForGuardian(ward, '2027-03-01')).toBe(false);
    expect(waitsForGuardian({ ...ward, guardian_confirmed_at: new Date() }, '2026-09-15')).toBe(false);
  });
});

describe('a player under 18', () => {
  it('cannot register without a guardian, nor be their own guardian', async () => {
    const input = {
      email: 'solo@test.example',
      password,
      profile: profileType.player,
      name: 'Solo',
      language: 'it',
      termsAccepted: true,
      bornDate: '2009-03-01',
    } as const;
    expect((await app.call(null, 'Account/Register', input)).problem.code).toBe('GUARDIAN_REQUIRED');
    for (const guardianEmail of [input.email, input.email.replace('@', '+mamma@')]) {
      const same = await app.call(null, 'Account/Register', { ...input, guardianEmail });
      expect(same.problem.code).toBe('GUARDIAN_REQUIRED');
    }
  });

  it('logs in once both links were opened, their own and the guardian’s', async () => {
    const { email, own, theirs } = await registerMinor();
    const login = async () => (await app.logIn(email, password)).body.error_description;
    expect(await login()).toBe('Utente non attivo. Ti abbiamo inviato una email per attivarti');
    const confirmed = await app.call(null, 'Account/ConfirmEmail', { code: own });
    expect(confirmed.ok).toEqual({ ready: false, message: expect.stringContaining('genitore o tutore') });
    expect(await login()).toContain('Manca il consenso del genitore o tutore');
    const asked = await app.call(null, 'Account/GetGuardianship', { code: theirs });
    expect(asked.ok).toEqual({ name: 'Marco', surname: 'Rossi', age: 17, state: 'asked' });
    await app.call(null, 'Account/ConfirmEmail', { code: theirs });
    expect((await app.logIn(email, password)).status).toBe(200);
    await app.settle();
    const told = (await app.mailTo(email)).find(({ subject }) => subject.startsWith('Hai il consenso'));
    expect(told?.links[0]).toMatch(/#\/login$/);
  });

  it('a player under 18 who awaits the guardian gets a message, and can have the mail sent again a limited number of times', async () => {
    const { email, guardianEmail, own } = await registerMinor();
    await app.call(null, 'Account/ConfirmEmail', { code: own });
    expect((await app.logIn(email, password)).body).toEqual({
      error: 'guardian_awaited',
      error_description: expect.stringContaining('appena lo dà, ti scriviamo'),
      guardian_email: guardianEmail,
    });
    const send = (given: string) => app.call(null, 'Account/SendGuardianMail', { email, password: given });
    expect((await send('not the password')).problem.code).toBe('WRONG_CREDENTIALS');
    expect((await app.logIn(email, 'not the password')).body).not.toHaveProperty('guardian_email');
    const sent = [];
    for (let time = 0; time < 6; time += 1) {
      sent.push(await send(password));
      await app.settle();
    }
    expect(sent[0]?.ok).toEqual({ message: expect.stringContaining(guardianEmail), ready: false });
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(sent[5]?.problem.code).toBe('MAILED_TOO_OFTEN');
    expect(Number(sent[5]?.headers['retry-after'])).toBeGreaterThan(0);
    const mails = await app.mailTo(guardianEmail);
    expect(mails).toHaveLength(5);
    expect((await app.mailTo(email)).map(({ subject }) => subject)).toHaveLength(1);
    await app.call(null, 'Account/ConfirmEmail', { code: codeIn(mails[0]?.links[0]) });
    expect((await send(password)).ok).toEqual({ message: expect.stringContaining('attivo'), ready: true });
  });

  it('corrects a wrong guardian address: links mailed to the first one become invalid', async () => {
    const { email, own, theirs } = await registerMinor();
    const send = (guardianEmail: string) =>
      app.call(null, 'Account/SendGuardianMail', { email, password, guardianEmail });
    expect((await send('mamma@test.example')).problem.code).toBe('USER_NOT_ACTIVE');
    await app.call(null, 'Account/ConfirmEmail', { code: own });
    expect((await send(email)).problem.code).toBe('GUARDIAN_REQUIRED');
    expect((await send('mamma@test.example')).ok.message).toContain('mamma@test.example');
    await app.settle();
    expect((await app.call(null, 'Account/ConfirmEmail', { code: theirs })).problem.code).toBe(
      'CODE_INVALID',
    );
    const right = codeIn((await app.mailTo('mamma@test.example'))[0]?.links[0]);
    expect((await app.call(null, 'Account/ConfirmEmail', { code: right })).status).toBe(200);
    expect((await app.logIn(email, password)).status).toBe(200);
  });

  it('has three days for the profile from the consent on, and gets no reminder before it', async () => {
    const { email, guardianEmail, own } = await registerMinor();
    await app.call(null, 'Account/ConfirmEmail', { code: own });
    const sweep = async () => {
      await app.services.db
        .transaction()
        .execute((tx) => app.services.jobs.enqueue(tx, 'delete-incomplete-profiles', {}));
      await app.settle();
    };
    const incomplete = async () =>
      (await app.mailTo(email)).filter(({ subject }) => subject.includes('incompleto')).length;
    app.clock.advance({ hours: 50 });
    await sweep();
    expect(await incomplete()).toBe(0);
    await app.call(null, 'Account/SendGuardianMail', { email, password });
    await app.settle();
    const [mail] = await app.mailTo(guardianEmail);
    await app.call(null, 'Account/ConfirmEmail', { code: codeIn(mail?.links[0]) });
    const profile = async () => {
      const { body } = await app.logIn(email, password);
      return (await app.call(body.access_token, 'Account/GetMyProfile', {})).ok.profileId;
    };
    app.clock.advance({ hours: 71 });
    await sweep();
    expect(await incomplete()).toBe(1);
    expect(await profile()).not.toBeNull();
    app.clock.advance({ hours: 2 });
    await sweep();
    expect(await profile()).toBeNull();
  });

  it('loses access at once when the guardian withdraws consent, and leaves the market', async () => {
    const { email, withdrawal } = await confirmedMinor();
    const { body } = await app.logIn(email, password);
    expect((await app.call(null, 'Account/GetGuardianship', { code: withdrawal })).ok.state).toBe('given');
    await app.call(null, 'Account/WithdrawGuardianConsent', { code: withdrawal });
    expect((await app.call(body.access_token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await app.logIn(email, password)).body.error_description).toBe('Utente non autorizzato');
    expect((await app.call(null, 'Account/GetGuardianship', { code: withdrawal })).ok.state).toBe(
      'withdrawn',
    );
    const player = await app.services.db
      .selectFrom('players')
      .innerJoin('accounts', 'accounts.id', 'players.account_id')
      .select('on_market')
      .where('accounts.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(player.on_market).toBe(false);
  });

  it('a player under 18 whose guardian refuses stays closed, and the guardian gets no further mail', async () => {
    const { email, guardianEmail, own, theirs } = await registerMinor();
    await app.call(null, 'Account/WithdrawGuardianConsent', { code: theirs });
    await app.call(null, 'Account/ConfirmEmail', { code: own });
    expect((await app.logIn(email, password)).body.error_description).toBe('Utente non autorizzato');
    await app.settle();
    expect(await app.mailTo(guardianEmail)).toHaveLength(1);
  });

  it('a player under 18 who applies, or is put forward, is announced to the guardian by mail, and in the bell of the guardian’s own login', async () => {
    const minor = await confirmedMinor();
    const { body } = await app.logIn(minor.email, password);
    const coach = await makeCoach(app);
    const { db } = app.services;
    await db
      .updateTable('accounts')
      .set({ email: minor.guardianEmail })
      .where('id', '=', coach.accountId)
      .execute();
    const { requestId, club } = await makeOpenRequest(app);
    await applyTo(app, body.access_token, requestId);
    await app.settle();
    const [mail, ...earlier] = await app.mailTo(minor.guardianEmail);
    expect(earlier).toHaveLength(2);
    expect(mail?.subject).toBe(`Marco si è candidato: ${await nameOfTeam(club.teamId)}`);
    expect(mail?.text).toContain('possono vedere la sua scheda');
    const link = codeIn(mail?.links[0]);
    expect((await app.call(null, 'Account/GetGuardianship', { code: link })).ok.state).toBe('given');
    const bell = (await app.call(coach.token, 'Notification/GetNotifications', {})).ok.items;
    expect(bell).toMatchObject([{ kind: 'wardApplied', target: `/requests/${requestId}` }]);

    const agent = await makeAgent(app);
    const account = db.selectFrom('accounts').select('id').where('email', '=', minor.email);
    const { id: accountId } = await account.executeTakeFirstOrThrow();
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId });
    const other = await makeOpenRequest(app);
    await applyTo(app, agent.token, other.requestId, { playerId });
    await app.settle();
    expect((await app.mailTo(minor.guardianEmail))[0]?.text).toContain('Chi segue Marco Rossi');

    await app.call(null, 'Account/WithdrawGuardianConsent', { code: link });
    const third = await makeOpenRequest(app);
    await applyTo(app, agent.token, third.requestId, { playerId });
    await app.settle();
    expect(await app.mailTo(minor.guardianEmail)).toHaveLength(4);
  });

  it('comes of age by the clock: no guardian decides from the eighteenth birthday on', async () => {
    const { email, withdrawal } = await confirmedMinor('2008-10-20');
    const refused = await confirmedMinor('2008-10-20');
    await app.call(null, 'Account/WithdrawGuardianConsent', { code: refused.withdrawal });
    app.clock.advance({ days: 36 });
    const late = await app.call(null, 'Account/WithdrawGuardianConsent', { code: withdrawal });
    expect(late.problem.code).toBe('CODE_INVALID');
    expect((await app.logIn(email, password)).status).toBe(200);
    expect((await app.logIn(refused.email, password)).status).toBe(200);
  });
});
