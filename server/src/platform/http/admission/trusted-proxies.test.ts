import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let logged: string[] = [];
afterEach(() => app.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  logged = [];
  const logTo = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  app = await buildTestApp({ env: { LOG_LEVEL: 'warn', ...env }, logTo });
}

/** A call without a login that arrives from the address, by default a private one. */
const call = (forwarded: string | undefined, remoteAddress = '10.0.0.1') =>
  app.app.http.inject({
    method: 'POST',
    url: '/api/Account/GetMyProfile',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

const useUp = async (forwarded: string) => {
  for (let calls = 0; calls < 300; calls += 1) await call(forwarded);
};

const reports = () => logged.filter((line) => line.includes('TRUST_PROXY'));

describe('the client address named by a proxy', () => {
  it('is ignored from an untrusted sender: changing it evades no limit', async () => {
    await start();
    for (let calls = 0; calls < 300; calls += 1)
      expect((await call(`198.51.100.${calls % 250}`)).statusCode).toBe(401);
    expect((await call('203.0.113.9')).statusCode).toBe(429);
  });

  it.each(['10.0.0.1', '10.0.0.0/8', 'uniquelocal', '1', 'true'])(
    'is accepted from the proxies in TRUST_PROXY=%s, and only the entry that they added',
    async (trusted) => {
      await start({ TRUST_PROXY: trusted });
      await useUp('203.0.113.9');
      expect((await call('203.0.113.9')).statusCode).toBe(429);
      expect((await call('203.0.113.10')).statusCode).toBe(401);
      expect((await call('8.8.8.8, 203.0.113.9')).statusCode).toBe(429);
      expect(reports()).toEqual([]);
    },
  );

  it('is counted over as many proxies as TRUST_PROXY says', async () => {
    await start({ TRUST_PROXY: '2' });
    await useUp('203.0.113.9, 10.0.0.2');
    expect((await call('203.0.113.9, 10.0.0.2')).statusCode).toBe(429);
    expect((await call('203.0.113.10, 10.0.0.2')).statusCode).toBe(401);
  });
});

describe('a proxy that TRUST_PROXY does not name', () => {
  it.each(['10.0.0.1', '127.0.0.1', '::1', '::ffff:172.17.0.1', 'fd00::1'])(
    'is reported once in the log, by its address %s',
    async (proxy) => {
      await start();
      await call('203.0.113.9', proxy);
      await call('203.0.113.10', proxy);
      expect(reports()).toHaveLength(1);
      expect(JSON.parse(reports()[0] ?? '')).toMatchObject({ proxy });
      expect(reports()[0]).not.toContain('203.0.113.9');
    },
  );

  it('is reported if it stands behind one that is named', async () => {
    await start({ TRUST_PROXY: '1' });
    await call('203.0.113.9, 10.0.0.2');
    expect(reports()).toHaveLength(1);
  });

  it.each([
    ['there is no X-Forwarded-For', {}, undefined, '10.0.0.1'],
    ['the sender is on the internet, where anybody can write the header', {}, '203.0.113.9', '198.51.100.1'],
    ['the caller itself is in the internal network', { TRUST_PROXY: '1' }, '192.168.0.7', '10.0.0.1'],
    ['the operator said that no sender is believed', { TRUST_PROXY: 'off' }, '203.0.113.9', '10.0.0.1'],
  ] as const)('is not reported if %s', async (_why, env, forwarded, from) => {
    await start(env);
    await call(forwarded, from);
    expect(reports()).toEqual([]);
  });
});
