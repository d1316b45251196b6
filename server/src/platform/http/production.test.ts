import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, productionEnv, type TestApp } from '../../../test/stage/build-test-app.ts';
import { demoPassword } from '../../identity/accounts/public-settings.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: productionEnv });
});
afterAll(() => app.close());

describe('a production start', () => {
  it.each([
    '/api/docs',
    '/api/docs/start.js',
    '/api/openapi.json',
    '/metrics',
    '/dev/mailbox',
    '/dev/mailbox.json',
  ])('does not serve %s', async (url) => {
    expect((await app.app.http.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('has no movable clock', async () => {
    const moved = await app.post(null, '/dev/clock', { advanceSeconds: 3600 });
    expect(moved.status).toBe(404);
  });

  it("serves documents and metrics on the operator's port", async () => {
    for (const url of ['/api/openapi.json', '/metrics'])
      expect((await app.app.admin.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  it('has no demo accounts', async () => {
    for (const who of ['admin', 'staff', 'agent', 'club'])
      expect((await app.logIn(`${who}@demo.test`, demoPassword)).status).toBe(400);
    const { count } = await app.services.db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('sends its cookie over https only and hides it from scripts', async () => {
    const person = await makeAgent(app);
    const login = await app.logIn(person.email, testPassword);
    expect(login.cookies[0]).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/auth',
    });
  });
});
