import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeTeamMember, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { isSessionOpen } from './sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const registration = {
  password: 'prato verde a mezzogiorno',
  profile: profileType.agent,
  name: 'Elena',
  surname: 'Rossi',
  language: 'it',
  termsAccepted: true,
} as const;

function codeIn(link: string | undefined): string {
  return new URLSearchParams(link?.split('?')[1]).get('code') ?? '';
}

describe('a person registers, activates and logs in', () => {
  it('is inactive until the mailed link is opened, and the link works once', async () => {
    const email = 'elena@test.example';
    await app.call(null, 'Account/Register', { ...registration, email }).then((answer) => answer.ok);
    const early = await app.logIn(email, registration.password);
    expect(early.status).toBe(400);
    expect(early.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Utente non attivo. Ti abbiamo inviato una email per attivarti',
    });

    await app.settle();
    const mails = await app.mailTo(email);
    expect(mails).toHaveLength(2); // The first mail, and a second one because of the early login.
    const code = codeIn(mails[0]?.links[0]);
    expect((await app.call(null, 'Account/ConfirmEmail', { code })).status).toBe(200);
    expect((await app.call(null, 'Account/ConfirmEmail', { code })).problem.code).toBe('CODE_INVALID');

    const login = await app.logIn(email, registration.password);
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(JSON.parse(login.body.user)).toEqual({
      Id: expect.any(Number),
      Profile: 2,
      Email: email,
      UserImageUrl: null,
      PasswordHash: null,
    });
    const me = await app.call(login.body.access_token, 'Account/GetMyProfile', {});
    expect(me.ok).toMatchObject({ email, kind: 'agent', profileName: 'Elena Rossi' });
  });

  it('is refused with the spec’s message when the e-mail exists', async () => {
    const again = await app.call(null, 'Account/Register', { ...registration, email: 'ELENA@test.example' });
    expect(again.status).toBe(409);
    expect(again.problem.detail).toBe('Email già esistente');
  });

  it('must accept the terms', async () => {
    const answer = await app.call(null, 'Account/Register', {
      ...registration,
      email: 'x@test.example',
      termsAccepted: false,
    });
    expect(answer.problem).toMatchObject({ code: 'TERMS_REQUIRED', errors: [{ field: 'TermsAccepted' }] });
  });

  it.each(['password1', 'calciatore', 'Trattativa!!', 'elena-rossi', '1q2w3e4r5t'])(
    'cannot choose the password %s',
    async (password) => {
      const answer = await app.call(null, 'Account/Register', {
        ...registration,
        name: 'Elenarossi',
        email: 'y@test.example',
        password,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('as a club waits for staff and is told "Utente non autorizzato"', async () => {
    const email = 'club@test.example';
    await app.call(null, 'Account/Register', { ...registration, profile: profileType.team, email });
    await app.settle();
    await app.call(null, 'Account/ConfirmEmail', { code: codeIn((await app.mailTo(email))[0]?.links[0]) });
    const login = await app.logIn(email, registration.password);
    expect(login.body.error_description).toBe('Utente non autorizzato');
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown e-mail alike', async () => {
    const person = await makeAgent(app);
    const wrong = await app.logIn(person.email, 'not the password');
    const unknown = await app.logIn('nobody@test.example', 'not the password');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ error: 'invalid_grant', error_description: 'Email o password errate' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses the sixth try in fifteen minutes even with the right password, without affecting others', async () => {
    const person = await makeAgent(app);
    const other = await makeTeamMember(app);
    for (let tries = 0; tries < 5; tries += 1) await app.logIn(person.email, 'not the password');
    const sixth = await app.logIn(person.email, testPassword);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.logIn(other.email, testPassword)).status).toBe(200);
    app.clock.advance({ minutes: 16 });
    expect((await app.logIn(person.email, testPassword)).status).toBe(200);
  });

  it('uses every character of a long password', async () => {
    const long = `${'è'.repeat(63)}a`;
    await app.call(null, 'Account/Register', { ...registration, email: 'long@test.example', password: long });
    await app.settle();
    await app.call(null, 'Account/ConfirmEmail', {
      code: codeIn((await app.mailTo('long@test.example'))[0]?.links[0]),
    });
    expect((await app.logIn('long@test.example', `${'è'.repeat(63)}b`)).status).toBe(400);
    expect((await app.logIn('long@test.example', long)).status).toBe(200);
  });
});

describe('a session', () => {
  const refresh = (cookie: string) =>
    app.app.http.inject({ method: 'POST', url: '/auth/refresh', cookies: { trattativa_refresh: cookie } });

  it('is extended by its refresh cookie, which rotates each time', async () => {
    const person = await makeAgent(app);
    const login = await app.logIn(person.email, testPassword);
    const first = login.cookies[0]?.value ?? '';
    app.clock.advance({ minutes: 16 });
    expect((await app.call(login.body.access_token, 'Account/GetMyProfile', {})).status).toBe(401);
    const refreshed = await refresh(first);
    expect(refreshed.statusCode).toBe(200);
    const me = await app.call(refreshed.json().access_token, 'Account/GetMyProfile', {});
    expect(me.status).toBe(200);
  });

  it('ends for thief and owner when an old refresh cookie is reused', async () => {
    const person = await makeAgent(app);
    const stolen = (await app.logIn(person.email, testPassword)).cookies[0]?.value ?? '';
    const owner = await refresh(stolen);
    app.clock.advance({ minutes: 1 });
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await app.call(owner.json().access_token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await refresh(owner.cookies[0]?.value ?? '')).statusCode).toBe(401);
  });

  it('ends at once on logout', async () => {
    const person = await makeAgent(app);
    const login = await app.logIn(person.email, testPassword);
    const cookie = login.cookies[0]?.value ?? '';
    await app.app.http.inject({
      method: 'POST',
      url: '/auth/logout',
      cookies: { trattativa_refresh: cookie },
    });
    expect((await app.call(login.body.access_token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  it('ends after 30 days without use', async () => {
    const person = await makeAgent(app);
    const { id } = await app.services.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    // A socket checks on every join, however long it has been open.
    expect(await isSessionOpen(app.services, id)).toBe(true);
    const cookie = (await app.logIn(person.email, testPassword)).cookies[0]?.value ?? '';
    app.clock.advance({ days: 30 });
    expect(await isSessionOpen(app.services, id)).toBe(false);
    expect((await refresh(cookie)).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, once, and every session ends', async () => {
    const person = await makeAgent(app);
    await app.call(null, 'Account/StartResetPassword', { email: person.email });
    await app.settle();
    const code = codeIn((await app.mailTo(person.email))[0]?.links[0]);
    const input = { code, email: person.email, newPassword: 'un altro prato, più verde' };
    expect(
      (await app.call(null, 'Account/ConfirmResetPassword', { ...input, email: 'nobody@test.example' }))
        .status,
    ).toBe(400);
    expect((await app.call(null, 'Account/ConfirmResetPassword', input)).status).toBe(200);
    expect((await app.call(null, 'Account/ConfirmResetPassword', input)).problem.code).toBe('CODE_INVALID');
    expect((await app.call(person.token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await app.logIn(person.email, input.newPassword)).status).toBe(200);
  });

  it('answers an unknown e-mail like a known one', async () => {
    const known = await makeAgent(app);
    const first = await app.call(null, 'Account/StartResetPassword', { email: known.email });
    const second = await app.call(null, 'Account/StartResetPassword', { email: 'nobody@test.example' });
    expect(second.ok).toEqual(first.ok);
    // Both write the same rows, so that they take equally long; only the known e-mail gets a mail.
    const recorded = await app.services.db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'account.resetAsked')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const linkBase = 'http://trattativa.test';
    expect(recorded.map(({ data }) => data)).toEqual([
      { accountId: null, linkBase },
      { accountId: known.accountId, linkBase },
    ]);
    expect(await app.mailTo('nobody@test.example')).toEqual([]);
  });

  it('never mails a link to a foreign page', async () => {
    const person = await makeAgent(app);
    const answer = await app.call(null, 'Account/StartResetPassword', {
      email: person.email,
      baseUrl: 'https://evil.example',
    });
    expect(answer.problem.code).toBe('BASE_URL_NOT_ALLOWED');
  });
});
