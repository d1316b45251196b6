import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { networkOf } from '../../../platform/http/admission/rate-limits.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** A new minute: earlier attempts no longer count. */
const nextMinute = () => app.clock.advance({ minutes: 1 });

describe('guessing a password', () => {
  it('with twenty concurrent tries gets five tries, as one after the other', async () => {
    nextMinute();
    const person = await makeAgent(app);
    const wrong = await Promise.all(
      Array.from({ length: 20 }, () => app.logIn(person.email, 'not this one')),
    );
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('a guess at the password of an erased account is treated like one at an unknown account', async () => {
    nextMinute();
    const person = await makeAgent(app);
    await app.call(person.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
    for (const password of ['-', testPassword]) {
      const login = await app.logIn(`erased-${person.accountId}@erased.invalid`, password);
      expect(login.status).toBe(400);
      expect(login.body.error_description).toBe('Email o password errate');
    }
  });
});

describe('a foreign page', () => {
  const post = (path: string, headers: Record<string, string>, payload = '') =>
    app.app.http.inject({
      method: 'POST',
      url: `/auth/${path}`,
      headers: { host: 'trattativa.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  const loginOf = ({ email }: { email: string }) =>
    new URLSearchParams({ grant_type: 'password', username: email, password: testPassword });

  it.each(['https://evil.example', 'null', 'http://trattativa.test.evil.example', 'no address'])(
    'at %s cannot log its visitor in or out',
    async (origin) => {
      nextMinute();
      const person = await makeAgent(app);
      const form = loginOf(person);
      for (const [path, payload] of [['login', form.toString()], ['logout'], ['refresh']] as const) {
        const answer = await post(path, { origin }, payload);
        expect([path, answer.statusCode, answer.headers['set-cookie']]).toEqual([path, 403, undefined]);
      }
    },
  );

  it.each(['http://trattativa.test', 'http://localhost:4000'])('is not assumed at %s', async (origin) => {
    nextMinute();
    const person = await makeAgent(app);
    const form = loginOf(person);
    const answer = await post('login', { origin, host: new URL(origin).host }, form.toString());
    expect(answer.statusCode).toBe(200);
  });
});

describe('calls without a login', () => {
  const madeUp = `Bearer ${'x'.repeat(43)}`;
  const ask = (method: 'GET' | 'POST', url: string, ip: string) =>
    app.app.http.inject({ method, url, remoteAddress: ip, headers: { authorization: madeUp } });

  it.each([
    ['POST', '/api/Account/GetMyProfile', ['/api/Team/GetTeams', '/auth/refresh']],
    ['GET', '/accounts/me', ['/accounts/me']],
  ] as const)('are limited by address, also with invalid tokens: %s %s', async (method, url, alike) => {
    nextMinute();
    for (let calls = 0; calls < 300; calls += 1)
      expect((await ask(method, url, '203.0.113.7')).statusCode).toBe(401);
    for (const next of alike) {
      const answer = await ask(method, next, '203.0.113.7');
      expect([next, answer.statusCode]).toEqual([next, 429]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    if (method === 'POST') expect((await ask('GET', '/files/x', '203.0.113.7')).statusCode).toBe(429);
    expect((await ask(method, url, '203.0.113.8')).statusCode).toBe(401);
  });

  it('are limited by network when a caller has many addresses', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:0db8:1:2::9'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('bytes that are no HTTP', () => {
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.app.http.server.address() as { port: number };
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  beforeAll(async () => {
    await app.app.http.listen({ host: '127.0.0.1', port: 0 });
  });

  it.each([
    ['noise', 'hello?\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc',
      400,
      'BAD_REQUEST',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'TOO_LARGE'],
  ])('%s is refused as a problem document', async (_name, text, status, code) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
  });
});
