import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

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
  it.each(classes)(
    'the answer of %s is not cached, not sniffed, not framed',
    async (_name, method, url, status) => {
      const headers = { authorization: `Bearer ${token}` };
      const payload = url.endsWith('GetMyProfile') ? {} : undefined;
      const answer = await app.app.http.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload }),
      });
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
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|https:|blob:|\*)/);
      expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      expect(answer.headers).not.toHaveProperty('server');
    },
  );

  it('is closed to pages of other origins', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'POST'] as const) {
      const answer = await app.app.http.inject({ method, url: '/api/Team/getTeamsNames', headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});
