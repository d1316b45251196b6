import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, type Person, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { readConfig } from '../../../platform/config.ts';
import { tokenSecretsOf } from '../../../platform/token-secrets.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const leaked = 'the secret that somebody has seen';
const next = 'the secret that replaced the leaked one';

let before: TestApp;
/** The system after the secret was replaced: with the former one at hand, and without. */
let withFormer: TestApp;
let without: TestApp;

beforeAll(async () => {
  before = await buildTestApp({ env: { TOKEN_SECRET: leaked } });
  const node = (env: Record<string, string>) =>
    buildTestApp({ databaseUrl: before.databaseUrl, env: { TOKEN_SECRET: next, ...env } });
  const older = 'a secret from before the leaked one';
  withFormer = await node({ TOKEN_SECRET_PREVIOUS: `${leaked}, ${older}` });
  without = await node({});
});
afterAll(async () => {
  await without.close();
  await withFormer.close();
  await before.close();
});

function codeOf(secret: string): string {
  for (const { clock } of [before, withFormer, without]) clock.advance({ seconds: 30 });
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: before.clock.now().getTime(),
  });
}

async function logIn(at: TestApp, { email }: Person, otp: string) {
  const form = new URLSearchParams({ grant_type: 'password', username: email, password: testPassword, otp });
  const answer = await at.app.http.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return answer.statusCode === 200 ? 'in' : (answer.json() as { error: string }).error;
}

async function withSecondFactor(): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> {
  const person = await makeAgent(before);
  const start = { currentPassword: testPassword };
  const { secret } = (await before.call(person.token, 'Account/StartSecondFactor', start)).ok;
  const otp = codeOf(secret);
  const { recoveryCodes } = (await before.call(person.token, 'Account/ConfirmSecondFactor', { otp })).ok;
  return { person, secret, recoveryCodes };
}

async function resetCode(email: string): Promise<string> {
  await before.call(null, 'Account/StartResetPassword', { email });
  await before.settle();
  const links = (await before.mailTo(email)).flatMap((mail) => mail.links);
  return links.map((link) => /resetpwd.*code=([\w-]+)/.exec(link)?.[1]).find(Boolean) ?? '';
}

const refresh = (at: TestApp, cookie: string) =>
  at.app.http.inject({ method: 'POST', url: '/auth/refresh', cookies: { trattativa_refresh: cookie } });

describe('after TOKEN_SECRET was replaced, with the former one in TOKEN_SECRET_PREVIOUS', () => {
  it('sessions, mailed links, second factors and recovery codes stay valid', async () => {
    const { person, secret, recoveryCodes } = await withSecondFactor();
    const account = await makeAgent(before);
    const login = await before.logIn(account.email, testPassword);
    const cookie = login.cookies.find(({ name }) => name === 'trattativa_refresh')?.value ?? '';
    const code = await resetCode(account.email);

    expect((await withFormer.call(login.body.access_token, 'Account/GetMyAccount', {})).status).toBe(200);
    const renewed = await refresh(withFormer, cookie);
    expect(renewed.statusCode).toBe(200);
    const { access_token: token } = renewed.json() as { access_token: string };
    expect((await without.call(token, 'Account/GetMyAccount', {})).status).toBe(200);
    const reset = { email: account.email, code, newPassword: 'un prato nuovo, verde' };
    expect((await withFormer.call(null, 'Account/ConfirmResetPassword', reset)).status).toBe(200);
    expect(await logIn(withFormer, person, codeOf(secret))).toBe('in');
    expect(await logIn(withFormer, person, recoveryCodes[0] ?? '')).toBe('in');
  });

  it('a job encrypts second factors again, after which the former secret can be removed', async () => {
    const { person, secret } = await withSecondFactor();
    expect(await logIn(without, person, codeOf(secret))).toBe('otp_invalid');
    const { db, jobs } = withFormer.services;
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'reseal-second-factors', {}));
    await withFormer.settle();
    expect(await logIn(without, person, codeOf(secret))).toBe('in');
  });
});

describe('after TOKEN_SECRET was replaced without the former one', () => {
  it('nothing fails inside: sessions and links are refused, and a recovery code signs in', async () => {
    const { person, secret, recoveryCodes } = await withSecondFactor();
    const login = await before.logIn((await makeAgent(before)).email, testPassword);
    const cookie = login.cookies.find(({ name }) => name === 'trattativa_refresh')?.value ?? '';
    expect((await without.call(login.body.access_token, 'Account/GetMyAccount', {})).status).toBe(401);
    expect((await refresh(without, cookie)).statusCode).toBe(401);
    const reset = {
      email: person.email,
      code: await resetCode(person.email),
      newPassword: 'un prato nuovo, verde',
    };
    expect((await without.call(null, 'Account/ConfirmResetPassword', reset)).problem.code).toBe(
      'CODE_INVALID',
    );
    expect(await logIn(without, person, codeOf(secret))).toBe('otp_invalid');
    expect(await logIn(without, person, 'aaaa-bbbb-cccc')).toBe('otp_invalid');
    expect(await logIn(without, person, recoveryCodes[0] ?? '')).toBe('in');
    expect(await logIn(without, person, recoveryCodes[0] ?? '')).toBe('otp_invalid');
  });

  it('the operator can take the second factor from an account, which the audit and a mail record', async () => {
    const { person } = await withSecondFactor();
    expect(await resetSecondFactor(before.services.db, person.email, before.clock.now())).toBe(true);
    expect(await resetSecondFactor(before.services.db, person.email, before.clock.now())).toBe(false);
    await before.settle();
    expect((await without.logIn(person.email, testPassword)).status).toBe(200);
    expect((await before.call(person.token, 'Account/GetMyAccount', {})).status).toBe(401);
    expect((await before.mailTo(person.email)).map(({ subject }) => subject)).toContain(
      'Il secondo fattore è disattivato',
    );
    const entries = await before.services.db
      .selectFrom('deal_audit')
      .select('type')
      .where('deal_kind', '=', 'account')
      .where('deal_id', '=', person.accountId)
      .execute();
    expect(entries.map(({ type }) => type)).toContain('administration.secondFactorReset');
  });
});

describe('the key of a development start', () => {
  it('is random, kept in the data folder, and readable by its owner only', async () => {
    const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'trattativa-key-'))));
    const [one = '', other = ''] = folders;
    const keyOf = async (dataDir: string) =>
      (await tokenSecretsOf(readConfig({ DATA_DIR: dataDir }))).present;
    const [first, second] = await Promise.all([keyOf(one), keyOf(one)]);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    expect(await keyOf(one)).toBe(first);
    expect(await keyOf(other)).not.toBe(first);
    expect((await stat(join(one, 'token-secret'))).mode & 0o777).toBe(0o600);
    for (const folder of folders) await rm(folder, { recursive: true });
  });
});
