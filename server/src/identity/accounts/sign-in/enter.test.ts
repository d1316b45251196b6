import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
const password = 'prato verde a mezzogiorno';

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let made = 0;
async function register(
  input: object = {},
): Promise<{ email: string; confirm: () => ReturnType<typeof confirm> }> {
  made += 1;
  const email = `new-${made}@test.example`;
  const base = {
    email,
    password,
    profile: 2,
    name: 'Elena',
    surname: 'Rossi',
    language: 'it',
    termsAccepted: true,
  };
  (await app.call(null, 'Account/Register', { ...base, ...input } as never)).ok;
  await app.settle();
  return { email, confirm: () => confirm(email) };
}

const codeOf = async (email: string) =>
  new URLSearchParams((await app.mailTo(email))[0]?.links[0]?.split('?')[1]).get('code') ?? '';

const confirm = async (email: string) =>
  (await app.call(null, 'Account/ConfirmEmail', { code: await codeOf(email) })).ok;

async function enter(code: string | undefined) {
  const response = await app.app.http.inject({
    method: 'POST',
    url: '/auth/enter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code: code ?? '' }).toString(),
  });
  return { status: response.statusCode, body: response.json(), cookies: response.cookies };
}

describe('the link of the activation mail', () => {
  it('signs in once, without the password, with a session like that of a login', async () => {
    const { email, confirm } = await register();
    const { entry, ready } = await confirm();
    expect([ready, entry?.email]).toEqual([true, email]);
    const entered = await enter(entry?.code);
    expect(entered.body).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(entered.cookies[0]).toMatchObject({ name: 'trattativa_refresh', httpOnly: true });
    const me = await app.call(entered.body.access_token, 'Account/GetMyProfile', {});
    expect(me.ok).toMatchObject({ email, kind: 'agent' });
    const again = await enter(entry?.code);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('gives ten minutes, and is worth nothing after a change of the password', async () => {
    const late = await (await register()).confirm();
    app.clock.advance({ minutes: 10 });
    expect((await enter(late.entry?.code)).status).toBe(400);
    const { email, confirm } = await register();
    const { entry } = await confirm();
    await app.call(null, 'Account/StartResetPassword', { email });
    await app.settle();
    const input = { code: await codeOf(email), email, newPassword: 'un altro prato, più verde' };
    (await app.call(null, 'Account/ConfirmResetPassword', input)).ok;
    expect((await enter(entry?.code)).status).toBe(400);
  });

  it('does not sign in a minor whose guardian has not consented; an unknown code is refused alike', async () => {
    const minor = await register({ profile: 0, bornDate: '2010-05-01', guardianEmail: 'paola@test.example' });
    const asked = await minor.confirm();
    expect([asked.ready, asked.entry]).toEqual([false, undefined]);
    const unknown = await enter('a'.repeat(43));
    expect(unknown.status).toBe(400);
    expect((await enter('')).status).toBe(400);
  });
});

describe('the activation mail', () => {
  it('is sent again on request; the answer is the same for every e-mail', async () => {
    const { email } = await register();
    const send = async (address: string) =>
      (await app.call(null, 'Account/SendActivationMail', { email: address })).ok;
    const answer = await send(email);
    expect(answer.message).toBe('Ti abbiamo inviato una email per attivare il tuo account');
    const active = await makeAgent(app);
    expect(await send(active.email)).toEqual(answer);
    expect(await send('nobody@test.example')).toEqual(answer);
    await app.settle();
    expect(await app.mailTo(email)).toHaveLength(2);
    expect(await app.mailTo(active.email)).toEqual([]);
    expect(await app.mailTo('nobody@test.example')).toEqual([]);
  });
});
