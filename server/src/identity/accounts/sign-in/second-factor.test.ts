import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeStaff, type Person, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, productionEnv, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  production = await buildTestApp({ env: productionEnv });
});
afterAll(async () => {
  await app.close();
  await production.close();
});

const codeOf = (secret: string, at = app) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() });

async function logIn(at: TestApp, email: string, otp?: string, password = testPassword) {
  const form = new URLSearchParams({
    grant_type: 'password',
    username: email,
    password,
    ...(otp && { otp }),
  });
  const response = await at.app.http.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return { status: response.statusCode, body: response.json() as Record<string, unknown> };
}

async function turnOn(person: Person) {
  const { secret } = (
    await app.call(person.token, 'Account/StartSecondFactor', { currentPassword: testPassword })
  ).ok;
  const { recoveryCodes, session } = (
    await app.call(person.token, 'Account/ConfirmSecondFactor', { otp: codeOf(secret) })
  ).ok;
  person.token = session.accessToken;
  app.clock.advance({ seconds: 30 });
  return { secret, recoveryCodes };
}

describe('a second factor', () => {
  it('is turned on by a first code; from then on a login needs one', async () => {
    const person = await makeAgent(app);
    const setup = await app.call(person.token, 'Account/StartSecondFactor', {
      currentPassword: testPassword,
    });
    expect(setup.ok.otpauthUrl).toContain('otpauth://totp/Trattativa:');
    expect(setup.ok.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    // Not before it is confirmed.
    expect((await logIn(app, person.email)).status).toBe(200);
    const wrong = await app.call(person.token, 'Account/ConfirmSecondFactor', { otp: '000000' });
    expect(wrong.problem.code).toBe('OTP_INVALID');
    const otp = codeOf(setup.ok.secret);
    const { recoveryCodes, session } = (await app.call(person.token, 'Account/ConfirmSecondFactor', { otp }))
      .ok;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await logIn(app, person.email)).toMatchObject({ status: 400, body: { error: 'otp_required' } });
    // The code that turned it on is consumed.
    expect(await logIn(app, person.email, otp)).toMatchObject({
      status: 400,
      body: { error: 'otp_invalid' },
    });
    app.clock.advance({ seconds: 30 });
    expect((await logIn(app, person.email, codeOf(setup.ok.secret))).status).toBe(200);
    const mine = (await app.call(session.accessToken, 'Account/GetMyAccount', {})).ok;
    expect(mine.secondFactor).toEqual({ on: true, recoveryCodesLeft: 10, required: false });
  });

  it('accepts a code once, also when it is sent twice concurrently', async () => {
    const person = await makeAgent(app);
    const { secret } = await turnOn(person);
    const otp = codeOf(secret);
    const both = await Promise.all([logIn(app, person.email, otp), logIn(app, person.email, otp)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is also required by the chat sign-in', async () => {
    const person = await makeAgent(app);
    const { secret } = await turnOn(person);
    const without = await app.post(null, '/accounts/sign_in', {
      email: person.email,
      password: testPassword,
    });
    expect([without.status, without.problem.code]).toEqual([401, 'OTP_REQUIRED']);
    const body = { email: person.email, password: testPassword, otp: codeOf(secret) };
    expect((await app.post(null, '/accounts/sign_in', body)).status).toBe(200);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const person = await makeAgent(app);
    const { recoveryCodes } = await turnOn(person);
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(app, person.email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn(app, person.email, first)).body.error).toBe('otp_invalid');
    expect((await logIn(app, person.email, second)).status).toBe(200);
    expect((await app.call(person.token, 'Account/GetMyAccount', {})).ok.secondFactor.recoveryCodesLeft).toBe(
      8,
    );
  });

  it('resists guessing: after five wrong codes the sixth is refused, and the right password in between resets nothing', async () => {
    const person = await makeAgent(app);
    const { secret } = await turnOn(person);
    for (let tries = 0; tries < 5; tries += 1) {
      await logIn(app, person.email);
      expect((await logIn(app, person.email, '000000')).body.error).toBe('otp_invalid');
    }
    expect((await logIn(app, person.email, codeOf(secret))).status).toBe(429);
    app.clock.advance({ minutes: 16 });
    expect((await logIn(app, person.email, codeOf(secret))).status).toBe(200);
  });

  it('is turned off, or its recovery codes renewed, with password and code', async () => {
    const person = await makeAgent(app);
    const { secret, recoveryCodes } = await turnOn(person);
    const proof = { currentPassword: testPassword, otp: codeOf(secret) };
    const answer = (await app.call(person.token, 'Account/RenewRecoveryCodes', proof)).ok;
    const renewed = answer.recoveryCodes;
    person.token = answer.session.accessToken;
    expect((await logIn(app, person.email, recoveryCodes[0])).body.error).toBe('otp_invalid');
    const off = { currentPassword: testPassword, otp: renewed[0] ?? '' };
    expect((await app.call(person.token, 'Account/TurnOffSecondFactor', { ...off, otp: '1' })).status).toBe(
      400,
    );
    expect((await app.call(person.token, 'Account/TurnOffSecondFactor', off)).status).toBe(200);
    expect((await logIn(app, person.email)).status).toBe(200);
  });

  it('is encrypted in the database', async () => {
    const person = await makeAgent(app);
    const { secret, recoveryCodes } = await turnOn(person);
    const kept = await app.services.db
      .selectFrom('second_factors')
      .select('secret')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    const plain = Buffer.from(Secret.fromBase32(secret).buffer);
    expect(kept.secret.includes(plain)).toBe(false);
    const hashes = await app.services.db.selectFrom('recovery_codes').select('hash').execute();
    expect(hashes.some(({ hash }) => hash.toString().includes(recoveryCodes[0] ?? ''))).toBe(false);
  });
});

describe('in production', () => {
  it('staff get no token without a second factor, and turn it on by their first login', async () => {
    for (const staff of [await makeStaff(production), await makeStaff(production, { admin: true })]) {
      const first = await logIn(production, staff.email);
      expect(first).toMatchObject({ status: 400, body: { error: 'otp_setup_required' } });
      expect(first.body.access_token).toBeUndefined();
      const { Secret: secret } = first.body.otp_setup as { Secret: string };
      expect((await logIn(production, staff.email, '000000')).body.error).toBe('otp_invalid');
      const done = await logIn(production, staff.email, codeOf(secret, production));
      expect(done.status).toBe(200);
      expect(done.body.recovery_codes).toHaveLength(10);
      const chat = await production.post(null, '/accounts/sign_in', {
        email: staff.email,
        password: testPassword,
      });
      expect([chat.status, chat.problem.code]).toEqual([401, 'OTP_REQUIRED']);
      const off = await production.call(String(done.body.access_token), 'Account/TurnOffSecondFactor', {
        currentPassword: testPassword,
        otp: '123456',
      });
      expect(off.problem.code).toBe('SECOND_FACTOR_MANDATORY');
    }
  });

  it('a second factor is optional for everybody else', async () => {
    const person = await makeAgent(production);
    expect((await logIn(production, person.email)).status).toBe(200);
  });
});
