import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgent, type Person, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

/** Nobody can keep somebody else signed out, and guessing stays bounded. */

let app: TestApp;
let network = 0;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ minutes: 61 }));

/** An address in a network that nobody used before. */
function newAddress(): string {
  network += 1;
  return `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}`;
}

interface From {
  ip: string;
  /** The cookies of the browser. */
  cookies?: Record<string, string>;
}

async function post(url: string, sent: Record<string, unknown>, { ip, cookies = {} }: From, token?: string) {
  const form = url.startsWith('/auth');
  const response = await app.app.http.inject({
    method: 'POST',
    url,
    remoteAddress: ip,
    cookies,
    headers: {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: form ? new URLSearchParams(sent as Record<string, string>).toString() : JSON.stringify(sent),
  });
  const device = response.cookies.find(({ name }) => name === 'trattativa_device');
  const isJson = /json/.test(String(response.headers['content-type']));
  const body = isJson ? response.json() : null;
  return { status: response.statusCode, headers: response.headers, body, device };
}

const logIn = (email: string, from: From, more: Record<string, string> = {}) =>
  post('/auth/login', { grant_type: 'password', username: email, password: testPassword, ...more }, from);

const guess = (email: string, from: From) => logIn(email, from, { password: 'not this one' });

/** Signs in from a browser; returns its cookies. */
async function signedInBefore(person: Person): Promise<Record<string, string>> {
  const { device } = await logIn(person.email, { ip: newAddress() });
  return { trattativa_device: device?.value ?? '' };
}

async function mailedCode(email: string, pattern: RegExp): Promise<string> {
  await app.settle();
  const links = (await app.mailTo(email)).flatMap((mail) => mail.links);
  return links.map((link) => pattern.exec(link)?.[1]).find(Boolean) ?? '';
}

/** Fills what strangers can fill, from many networks. */
async function attack(email: string): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    const ip = newAddress();
    for (let tries = 0; tries < 6; tries += 1) await guess(email, { ip });
  }
}

describe('wrong passwords of a stranger', () => {
  it('keep out the network that they come from, and nobody else', async () => {
    const person = await makeAgent(app);
    const stranger = { ip: newAddress() };
    for (let tries = 0; tries < 5; tries += 1) expect((await guess(person.email, stranger)).status).toBe(400);
    const sixth = await logIn(person.email, stranger);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(person.email, { ip: newAddress() })).status).toBe(200);
  });

  it('one every three minutes from one network never keep the owner out', async () => {
    const person = await makeAgent(app);
    const stranger = { ip: newAddress() };
    for (let minutes = 0; minutes < 30; minutes += 3) {
      await guess(person.email, stranger);
      app.clock.advance({ minutes: 3 });
      expect((await logIn(person.email, { ip: newAddress() })).status).toBe(200);
    }
  });

  it.each([
    ['IPv4 address', '203.0.113.9', '203.0.113.9', 429],
    ['IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['another IPv6 network', '2001:db8:1:3::1', '2001:db8:1:4::1', 200],
  ])('are counted together by %s', async (_name, stranger, other, status) => {
    const person = await makeAgent(app);
    for (let tries = 0; tries < 5; tries += 1) await guess(person.email, { ip: stranger });
    expect((await logIn(person.email, { ip: other })).status).toBe(status);
  });

  it('from many networks are bounded in total; then unknown networks wait', async () => {
    const person = await makeAgent(app);
    let tried = 0;
    for (let n = 0; n < 12; n += 1)
      for (let tries = 0; tries < 3; tries += 1)
        if ((await guess(person.email, { ip: `192.0.2.${n}` })).status === 400) tried += 1;
    expect(tried).toBe(25);
    expect((await logIn(person.email, { ip: newAddress() })).status).toBe(429);
    app.clock.advance({ minutes: 15 });
    expect((await logIn(person.email, { ip: newAddress() })).status).toBe(200);
  });
});

describe('a browser that signed in before', () => {
  it('signs in from any network while strangers fill every count, at the chat service too', async () => {
    const person = await makeAgent(app);
    const cookies = await signedInBefore(person);
    await attack(person.email);
    const ip = newAddress();
    expect((await logIn(person.email, { ip })).status).toBe(429);
    expect((await logIn(person.email, { ip, cookies })).status).toBe(200);
    const chat = { email: person.email, password: testPassword };
    expect((await post('/accounts/sign_in', chat, { ip })).status).toBe(429);
    expect((await post('/accounts/sign_in', chat, { ip, cookies })).status).toBe(200);
  });

  it('signs in from a network that has used up its thirty passwords a minute', async () => {
    const person = await makeAgent(app);
    const cookies = await signedInBefore(person);
    const ip = newAddress();
    for (let n = 0; n < 31; n += 1) await guess(`nobody${n}@test.example`, { ip });
    expect((await logIn(person.email, { ip })).status).toBe(429);
    expect((await logIn(person.email, { ip, cookies })).status).toBe(200);
  });

  it('is limited itself', async () => {
    const person = await makeAgent(app);
    const cookies = await signedInBefore(person);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await guess(person.email, { ip: newAddress(), cookies })).status).toBe(400);
    expect((await logIn(person.email, { ip: newAddress(), cookies })).status).toBe(429);
  });

  it('is known for the accounts that signed in there, and no other', async () => {
    const [one, two, three] = [await makeAgent(app), await makeAgent(app), await makeAgent(app)];
    const cookies = await signedInBefore(one);
    const again = await logIn(two.email, { ip: newAddress(), cookies });
    expect(again.device?.value).toBe(cookies.trattativa_device);
    for (const { email } of [one, two, three]) await attack(email);
    for (const [{ email }, status] of [
      [one, 200],
      [two, 200],
      [three, 429],
    ] as const)
      expect((await logIn(email, { ip: newAddress(), cookies })).status).toBe(status);
  });

  it('never keeps a secret that a stranger chose', async () => {
    const person = await makeAgent(app);
    const cookies = { trattativa_device: 'x'.repeat(43) };
    const { device } = await logIn(person.email, { ip: newAddress(), cookies });
    expect(device?.value).not.toBe(cookies.trattativa_device);
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  });

  it.each([
    [
      'its session is ended',
      (person: Person, sessionId: string) => app.call(person.token, 'Account/EndMySession', { sessionId }),
    ],
    [
      'all other sessions are ended',
      (person: Person) => app.call(person.token, 'Account/EndMyOtherSessions', {}),
    ],
    [
      'the password is reset elsewhere',
      async ({ email }: Person) => {
        await app.call(null, 'Account/StartResetPassword', { email });
        const code = await mailedCode(email, /resetpwd.*code=([\w-]+)/);
        return app.call(null, 'Account/ConfirmResetPassword', { email, code, newPassword: testPassword });
      },
    ],
  ] as const)('is unknown again after %s', async (_name, end) => {
    const person = await makeAgent(app);
    const cookies = await signedInBefore(person);
    const { items } = (await app.call(person.token, 'Account/GetMySessions', {})).ok;
    const sessionId = items.find(({ current }) => !current)?.id ?? '';
    expect((await end(person, sessionId)).status).toBe(200);
    await attack(person.email);
    expect((await logIn(person.email, { ip: newAddress(), cookies })).status).toBe(429);
  });
});

describe('a mailed link', () => {
  const ask = (email: string, from: From) => post('/api/Account/SendSignInMail', { Email: email }, from);
  const enter = (code: string, from: From) => post('/auth/enter', { code }, from);

  it('signs in whoever is kept out by attempts, once', async () => {
    const person = await makeAgent(app);
    await attack(person.email);
    const from = { ip: newAddress() };
    expect((await logIn(person.email, from)).status).toBe(429);
    expect((await ask(person.email, from)).status).toBe(200);
    const code = await mailedCode(person.email, /signIn=([\w-]+)/);
    const entered = await enter(code, from);
    expect(entered.status).toBe(200);
    expect(entered.body.access_token).toBeTruthy();
    const cookies = { trattativa_device: entered.device?.value ?? '' };
    expect((await logIn(person.email, { ...from, cookies })).status).toBe(200);
    expect((await enter(code, from)).status).toBe(400);
  });

  it('to an account with a second factor makes the browser known, and the code is asked for as ever', async () => {
    const person = await makeAgent(app);
    const start = { currentPassword: testPassword };
    const { secret } = (await app.call(person.token, 'Account/StartSecondFactor', start)).ok;
    const otp = () => {
      app.clock.advance({ seconds: 30 });
      const timestamp = app.clock.now().getTime();
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    };
    await app.call(person.token, 'Account/ConfirmSecondFactor', { otp: otp() });
    await attack(person.email);
    const from = { ip: newAddress() };
    await ask(person.email, from);
    const entered = await enter(await mailedCode(person.email, /signIn=([\w-]+)/), from);
    expect([entered.status, entered.body.error]).toEqual([400, 'login_required']);
    const cookies = { trattativa_device: entered.device?.value ?? '' };
    expect((await logIn(person.email, { ...from, cookies })).body.error).toBe('otp_required');
    expect((await logIn(person.email, { ...from, cookies }, { otp: otp() })).status).toBe(200);
  });

  it('that chooses a new password makes the browser known', async () => {
    const person = await makeAgent(app);
    await attack(person.email);
    const from = { ip: newAddress() };
    await post('/api/Account/StartResetPassword', { Email: person.email }, from);
    const code = await mailedCode(person.email, /resetpwd.*code=([\w-]+)/);
    const newPassword = 'un altro prato, più verde';
    const body = { Email: person.email, Code: code, NewPassword: newPassword };
    const { device } = await post('/api/Account/ConfirmResetPassword', body, from);
    const cookies = { trattativa_device: device?.value ?? '' };
    expect((await logIn(person.email, { ...from, cookies }, { password: newPassword })).status).toBe(200);
  });

  it.each(['SendSignInMail', 'StartResetPassword', 'SendActivationMail'])(
    'can be asked for while strangers ask for it too: %s',
    async (path) => {
      const person = await makeAgent(app);
      const cookies = await signedInBefore(person);
      const asked = async (from: From) =>
        (await post(`/api/Account/${path}`, { Email: person.email }, from)).status;
      const stranger = { ip: newAddress() };
      for (let n = 0; n < 5; n += 1) expect(await asked(stranger)).toBe(200);
      expect(await asked(stranger)).toBe(429);
      expect(await asked({ ip: newAddress() })).toBe(200);
      const statuses = [];
      for (let n = 0; n < 20; n += 1) statuses.push(await asked({ ip: newAddress() }));
      expect(statuses.filter((status) => status === 200)).toHaveLength(14);
      expect(await asked({ ip: newAddress(), cookies })).toBe(200);
    },
  );
});

describe('a confirmation by somebody who is logged in', () => {
  it('is counted for the session: strangers cannot prevent it', async () => {
    const person = await makeAgent(app);
    const ip = newAddress();
    await attack(person.email);
    for (let n = 0; n < 31; n += 1) await guess(`nobody${n}@test.example`, { ip });
    const token = person.token;
    const own = { CurrentPassword: testPassword };
    for (const [path, body] of [
      ['GetUserInfo', { Email: person.email, Password: testPassword }],
      ['StartEmailChange', { ...own, Email: 'altra@test.example' }],
      ['StartSecondFactor', own],
      ['ExportMyData', own],
      ['ChangePassword', { ...own, NewPassword: 'un altro prato, più verde' }],
    ] as const)
      expect([path, (await post(`/api/Account/${path}`, body, { ip }, token)).status]).toEqual([path, 200]);
  });

  it('is limited itself', async () => {
    const person = await makeAgent(app);
    const wrong = { currentPassword: 'not this one' };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await app.call(person.token, 'Account/DeleteMyAccount', wrong)).problem.code).toBe(
        'PASSWORD_WRONG',
      );
    const right = await app.call(person.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
    expect(right.problem.code).toBe('TOO_MANY_ATTEMPTS');
  });
});
