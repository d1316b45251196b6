import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { makeAgent } from '../../../test/factories/people.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await buildTestApp();
  token = (await makeAgent(app)).token;
});
afterAll(() => app.close());

const classes = [
  ['a call', 'POST', '/api/Account/GetMyProfile', 200],
  ['a call that is refused', 'POST', '/api/Agent/GetAgentInfo', 400],
  ['a call of the chat service', 'GET', '/contacts', 200],
  ['a sign-in that is refused', 'POST', '/auth/login', 400],
  ['a file that is not there', 'GET', `/files/${'x'.repeat(43)}`, 404],
  ['a picture that is not there', 'GET', `/avatars/${'x'.repeat(43)}.png`, 404],
  ['a shared page that is gone', 'GET', `/api/request/fb/${'x'.repeat(43)}`, 404],
  ['an address of nothing', 'GET', '/nothing', 404],
  ['a method that is none', 'DELETE', '/api/Account/GetMyProfile', 405],
  ['an unreadable address', 'GET', '/api/%ff', 400],
  ['the health', 'GET', '/healthz', 200],
] as const;

describe('every answer', () => {
  it.each(classes)('of %s: is not cached, not sniffed, not framed', async (_name, method, url, status) => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = url.endsWith('GetMyProfile') ? {} : undefined;
    const answer = await app.app.http.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (url === '/api/%ff') return;
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https:|\*)/);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('is closed to pages of other origins', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'POST'] as const) {
      const answer = await app.app.http.inject({ method, url: '/api/Team/getTeamsNames', headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});

describe('the client address named by a proxy', () => {
  const call = (to: TestApp, forwarded: string) =>
    to.app.http.inject({
      method: 'POST',
      url: '/api/Account/GetMyProfile',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });

  it('is ignored from an untrusted sender: changing it evades no limit', async () => {
    for (let calls = 0; calls < 300; calls += 1)
      expect((await call(app, `198.51.100.${calls % 250}`)).statusCode).toBe(401);
    expect((await call(app, '203.0.113.9')).statusCode).toBe(429);
  });

  it('is accepted from the proxies in TRUST_PROXY', async () => {
    const behind = await buildTestApp({ env: { TRUST_PROXY: '10.0.0.1' } });
    try {
      for (let calls = 0; calls < 300; calls += 1) await call(behind, '203.0.113.9');
      expect((await call(behind, '203.0.113.9')).statusCode).toBe(429);
      expect((await call(behind, '203.0.113.10')).statusCode).toBe(401);
      // Entries before the one that the proxy added do not count.
      expect((await call(behind, '8.8.8.8, 203.0.113.9')).statusCode).toBe(429);
    } finally {
      await behind.close();
    }
  });
});
