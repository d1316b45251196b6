import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makePlayerAccount, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { startRedis } from '../../../../test/stage/start-redis.ts';
import { openTcpProxy } from '../../../../test/stage/tcp-proxy.ts';

const redis = await startRedis();
if (!redis) console.warn('Neither valkey-server nor redis-server is here, nor REDIS_URL: not tested.');
afterAll(() => redis?.stop());

const kinds = [
  ['the database', {}],
  ...(redis ? [['Redis', { REDIS_URL: redis.url }] as const] : []),
] as const;

describe.each(kinds)('two nodes that count in %s', (_where, env) => {
  let one: TestApp;
  let two: TestApp;

  beforeAll(async () => {
    one = await buildTestApp({ env });
    two = await buildTestApp({ env, databaseUrl: one.databaseUrl });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  let minutes = 0;
  /** A new minute and a new address: earlier attempts no longer count. */
  function nextMinute(): string {
    minutes += 1;
    for (const { clock } of [one, two]) clock.advance({ minutes: 1 });
    return `203.0.113.${minutes}`;
  }

  const post = async (node: TestApp, url: string, body: object, remoteAddress: string, token?: string) => {
    const form = url.startsWith('/auth');
    const response = await node.app.http.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    });
    return response.statusCode;
  };

  /** Every public way to try a password. */
  const ways = [
    (node: TestApp, email: string, ip: string, password = 'not this one') =>
      post(node, '/auth/login', { grant_type: 'password', username: email, password }, ip),
    (node: TestApp, email: string, ip: string, password = 'not this one') =>
      post(node, '/accounts/sign_in', { email, password }, ip),
    (node: TestApp, email: string, ip: string, password = 'not this one') =>
      post(node, '/api/Account/SendGuardianMail', { Email: email, Password: password }, ip),
  ] as const;

  it('give an address thirty passwords a minute in total, whatever calls it uses', async () => {
    const ip = nextMinute();
    const seen: number[] = [];
    for (let n = 0; n < 33; n += 1) {
      const way = ways[n % 3] ?? ways[0];
      seen.push(await way(n % 2 ? one : two, `nobody${n}@test.example`, ip));
    }
    expect(seen.slice(0, 30)).not.toContain(429);
    expect(seen.slice(30)).toEqual([429, 429, 429]);
    const person = await makeAgent(one);
    for (const way of ways) expect(await way(one, person.email, ip, testPassword)).toBe(429);
    expect(await ways[0](one, person.email, '198.51.100.1', testPassword)).toBe(200);
    nextMinute();
    expect(await ways[0](one, person.email, ip, testPassword)).toBe(200);
  });

  it('give an account five wrong passwords from a network in total, also concurrently', async () => {
    const ip = nextMinute();
    const person = await makePlayerAccount(one);
    const tried = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (ways[n % 3] ?? ways[0])(n % 2 ? one : two, person.email, ip)),
    );
    expect(tried.filter((status) => status === 429)).toHaveLength(19);
    for (const node of [one, two]) expect(await ways[1](node, person.email, ip, testPassword)).toBe(429);
    for (const { clock } of [one, two]) clock.advance({ minutes: 15 });
    expect(await ways[0](two, person.email, ip, testPassword)).toBe(200);
  });

  it('give an account 25 wrong passwords from all networks in total, also concurrently', async () => {
    nextMinute();
    const person = await makePlayerAccount(one);
    const tried = await Promise.all(
      Array.from({ length: 36 }, (_, n) =>
        (ways[n % 3] ?? ways[0])(n % 2 ? one : two, person.email, `198.51.100.${n}`),
      ),
    );
    expect(tried.filter((status) => status === 429)).toHaveLength(11);
    for (const node of [one, two])
      expect(await ways[1](node, person.email, '198.51.100.99', testPassword)).toBe(429);
    for (const { clock } of [one, two]) clock.advance({ minutes: 15 });
    expect(await ways[0](two, person.email, '198.51.100.99', testPassword)).toBe(200);
  });

  it('give a session five wrong confirmations in total', async () => {
    const ip = nextMinute();
    const { token } = await makeAgent(one);
    const confirm = (node: TestApp, CurrentPassword: string) =>
      post(node, '/api/Account/StartSecondFactor', { CurrentPassword }, ip, token);
    for (let n = 0; n < 5; n += 1) expect(await confirm(n % 2 ? one : two, 'not this one')).toBe(403);
    for (const node of [one, two]) expect(await confirm(node, testPassword)).toBe(429);
  });

  it('give an address thirty registrations a minute in total, here and at the chat service', async () => {
    const ip = nextMinute();
    const register = (node: TestApp, n: number) =>
      n % 2
        ? post(
            node,
            '/users',
            { email: `u${minutes}-${n}@test.example`, password: 'short', username: 'U' },
            ip,
          )
        : post(node, '/api/Account/StartResetPassword', { Email: `u${minutes}-${n}@test.example` }, ip);
    const seen: number[] = [];
    for (let n = 0; n < 32; n += 1) seen.push(await register(n % 4 < 2 ? one : two, n));
    expect(seen.slice(0, 30)).not.toContain(429);
    expect(seen.slice(30)).toEqual([429, 429]);
    const input = {
      Email: 'x@test.example',
      Password: testPassword,
      Profile: 0,
      Name: 'X',
      Language: 'it',
      TermsAccepted: true,
    };
    for (const node of [one, two]) expect(await post(node, '/api/Account/Register', input, ip)).toBe(429);
  });

  it('give a person 600 calls a minute in total, within a twentieth for each node', async () => {
    const ip = nextMinute();
    const person = await makeAgent(one);
    let done = 0;
    for (let n = 0; n < 720; n += 1) {
      const node = n % 2 ? one : two;
      const url = n % 3 ? '/api/Team/GetTeamsCount' : '/accounts/me';
      const method = n % 3 ? 'POST' : 'GET';
      const headers = {
        authorization: `Bearer ${person.token}`,
        ...(n % 3 && { 'content-type': 'application/json' }),
      };
      const payload = n % 3 ? '{}' : undefined;
      const answer = await node.app.http.inject({ method, url, remoteAddress: ip, headers, payload });
      if (answer.statusCode !== 429) done += 1;
    }
    expect(done).toBeGreaterThanOrEqual(600);
    expect(done).toBeLessThanOrEqual(660);
  });
});

it.runIf(redis).each(['at the start', 'later'])(
  'while Redis is down %s, each node counts alone and people can log in',
  async (when) => {
    const pipe = await openTcpProxy(redis?.url ?? '');
    if (when === 'at the start') pipe.cut();
    const node = await buildTestApp({ env: { REDIS_URL: pipe.url } });
    pipe.cut();
    const person = await makeAgent(node);
    expect((await node.logIn(person.email, testPassword)).status).toBe(200);
    for (let n = 0; n < 30; n += 1) await node.logIn(`nobody${n}@test.example`, 'wrong');
    expect((await node.logIn(person.email, testPassword)).status).toBe(429);
    await node.close();
    await pipe.close();
  },
);
