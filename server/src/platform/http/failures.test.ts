import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { buildHttp } from './build-http.ts';

let app: TestApp;
let lines: { level: number; status?: number; path?: string; attempt?: number }[] = [];

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = await buildTestApp({ env: { LOG_LEVEL: 'warn' }, logTo });
});
afterAll(() => app.close());

/** The log lines written while `act` runs. */
async function linesOf(act: () => Promise<unknown>) {
  lines = [];
  await act();
  return lines;
}

describe('a failure of the service', () => {
  it('by a persistent conflict is 503 with Retry-After after four attempts, each logged', async () => {
    const agent = await makeAgent(app);
    await sql`
      create function fail() returns trigger language plpgsql as $$
      begin raise exception 'conflict' using errcode = '40P01'; end $$`.execute(app.services.db);
    await sql`create trigger fail before insert on saved_searches execute function fail()`.execute(
      app.services.db,
    );
    const search = { name: 'Terzini', query: 'role=2' };
    const logLines = await linesOf(async () => {
      const answer = await app.call(agent.token, 'Portfolio/SaveSearch', search);
      expect([answer.status, answer.problem.code]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('2');
    });
    expect(logLines.filter(({ attempt }) => attempt).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(logLines.filter(({ status }) => status)).toMatchObject([{ level: 50, status: 503 }]);
  });

  it('without an error is logged too', async () => {
    const http = await buildHttp(app.services);
    http.get('/away', (_request, reply) => reply.code(502).send());
    const logLines = await linesOf(() => http.inject('/away'));
    expect(logLines).toMatchObject([{ level: 50, status: 502, path: '/away' }]);
    await http.close();
  });

  it('is in the documentation of every call, with Retry-After', async () => {
    const document = (await app.app.http.inject('/api/openapi.json')).json();
    type Described = Record<string, { responses: object }>;
    for (const [path, methods] of Object.entries<Described>(document.paths)) {
      for (const [method, { responses }] of Object.entries(methods))
        if (path.startsWith('/api/'))
          expect(responses, `${method} ${path}`).toHaveProperty('503', {
            $ref: '#/components/responses/Unavailable',
          });
    }
    const { Unavailable } = document.components.responses;
    expect(Unavailable.headers).toHaveProperty('Retry-After');
    expect(Unavailable.content['application/problem+json'].schema.$ref).toBe('#/components/schemas/Problem');
  });
});
