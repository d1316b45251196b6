import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { errorStatus, type Problem } from '@trattativa/contract/errors';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/modules.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';
import { tokensByRole } from './stage/tokens-by-role.ts';

/** Rules for every call of the service, whatever its feature. */

let app: TestApp;
let tokens: Record<CallerKind, string | null>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  tokens = await tokensByRole(app);
});
afterAll(() => app.close());

const all: Endpoint[] = Object.values(endpoints);
const rows = all.map((endpoint) => [endpoint.path, endpoint] as const);

describe('every described call', () => {
  it('is bound exactly once, and no undescribed call is bound', () => {
    expect(routes.map((route) => route.endpoint.path).sort()).toEqual(
      all.map((endpoint) => endpoint.path).sort(),
    );
  });

  it.each(rows)('%s has examples that its own schemas accept', (_path, endpoint) => {
    expect(endpoint.input.safeParse(endpoint.example.input).error).toBeUndefined();
    expect(endpoint.output.safeParse(endpoint.example.output).error).toBeUndefined();
  });

  it.each(rows)('%s refuses exactly those whom its permission row denies', async (path, endpoint) => {
    for (const kind of callerKinds) {
      const answer = await app.post(tokens[kind], path, toWire(endpoint.example.input));
      if (endpoint.who[kind] === 'denied') {
        expect([kind, answer.status, answer.problem.code]).toEqual(
          kind === 'guest' ? [kind, 401, 'UNAUTHENTICATED'] : [kind, 403, endpoint.refusedAs ?? 'FORBIDDEN'],
        );
      } else {
        expect([kind, answer.status]).not.toEqual([kind, 401]);
      }
    }
  });
});

/** Values that break careless code, for every place of every input. */
const badValues: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(20_000),
  '',
  ' ',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  true,
  null,
  [],
  {},
  [[[[[[]]]]]],
  '9999-99-99',
  '2026-02-30',
  { $ne: null },
];

function* withOneBadValue(input: unknown): Generator<{ where: string; body: unknown }> {
  if (input === null || typeof input !== 'object') return;
  for (const key of Object.keys(input)) {
    const copy = () => structuredClone(input) as Record<string, unknown>;
    for (const bad of badValues) yield { where: key, body: { ...copy(), [key]: bad } };
    for (const inner of withOneBadValue((input as Record<string, unknown>)[key])) {
      yield {
        where: `${key}.${inner.where}`,
        body: Array.isArray(input) ? [inner.body] : { ...copy(), [key]: inner.body },
      };
    }
  }
}

/**
 * All values that the input's schema lets through to the code behind it, and two that it refuses at each
 * place: the schema handles every refused value in the same way.
 */
function* worthSending(endpoint: Endpoint): Generator<{ where: string; body: unknown }> {
  const refused = new Map<string, number>();
  for (const bad of withOneBadValue(toWire(endpoint.example.input))) {
    if (!endpoint.input.safeParse(fromWire(bad.body)).success) {
      const before = refused.get(bad.where) ?? 0;
      if (before === 2) continue;
      refused.set(bad.where, before + 1);
    }
    yield bad;
  }
}

function expectProblem(problem: Problem, status: number): void {
  expect(problem).toMatchObject({
    type: 'about:blank',
    status,
    code: expect.any(String),
    detail: expect.any(String),
  });
  expect(errorStatus[problem.code]).toBe(status);
  // An answer contains no stack, SQL, path or version.
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts:|select |insert |postgres|kysely|fastify/i);
}

describe('bad input', () => {
  it.each(rows)('%s answers any of it in one shape and never with a 5xx', async (path, endpoint) => {
    const kind =
      callerKinds.find((candidate) => candidate !== 'guest' && endpoint.who[candidate] !== 'denied') ??
      'guest';
    const token = tokens[kind];
    for (const { where, body } of worthSending(endpoint)) {
      const answer = await app.post(token, path, body);
      expect([where, answer.status < 500], JSON.stringify(body).slice(0, 300)).toEqual([where, true]);
      if (answer.status >= 400) expectProblem(answer.problem, answer.status);
    }
  });

  it.each(rows)('%s refuses unknown fields, and bodies that are no object', async (path, endpoint) => {
    const kind = callerKinds.find((candidate) => endpoint.who[candidate] !== 'denied') ?? 'admin';
    const known = toWire(endpoint.example.input) as Record<string, unknown>;
    for (const extra of ['AgentType', 'IsAdministrator', 'OwnerId', 'id', 'x']) {
      const answer = await app.post(tokens[kind], path, { ...known, [extra]: 1 });
      expect([extra, answer.status]).toEqual([extra, 400]);
    }
    for (const body of [
      '[]',
      '1',
      '"x"',
      'null x',
      '{',
      '{"__proto__": {"a": 1}}',
      '{"constructor": {"prototype": {}}}',
    ]) {
      const answer = await app.post(tokens[kind], path, body);
      expect([body, answer.status]).toEqual([body, 400]);
      expectProblem(answer.problem, 400);
    }
  });
});

describe('refusals by the framework have the same shape', () => {
  const inject = (
    method: 'GET' | 'POST' | 'PUT' | 'OPTIONS',
    url: string,
    options: { payload?: string; type?: string } = {},
  ) =>
    app.app.http.inject({
      method,
      url,
      payload: options.payload,
      headers: options.type ? { 'content-type': options.type } : {},
    });

  it.each([
    ['an unknown path', () => inject('GET', '/api/Nothing/Here'), 404],
    ['a wrong method', () => inject('GET', '/api/Account/Register'), 405],
    [
      'a wrong content type',
      () => inject('POST', '/api/Account/Register', { payload: '<a/>', type: 'text/xml' }),
      415,
    ],
    [
      'a body that is too large',
      () =>
        inject('POST', '/api/Account/Register', {
          payload: `{"Name":"${'x'.repeat(300_000)}"}`,
          type: 'application/json',
        }),
      413,
    ],
    ['an unreadable path', () => inject('GET', '/api/%ff'), 400],
    [
      'OPTIONS with plain text',
      () => inject('OPTIONS', '/api/Account/Register', { payload: 'x', type: 'text/plain' }),
      415,
    ],
    [
      'OPTIONS with a form',
      () =>
        inject('OPTIONS', '/api/File/UploadFile', { payload: 'x', type: 'multipart/form-data; boundary=b' }),
      415,
    ],
  ] as const)('%s', async (_name, ask, status) => {
    const response = await ask();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expectProblem(response.json(), status);
  });

  it('are in the requested language, Italian by default', async () => {
    const detailIn = async (language?: string) =>
      (await app.post(null, '/api/Account/GetMyProfile', {}, language ? { 'accept-language': language } : {}))
        .problem.detail;
    const texts = await Promise.all([
      detailIn(),
      detailIn('it'),
      detailIn('en-GB'),
      detailIn('de;q=0.9'),
      detailIn('xx'),
    ]);
    expect(texts[0]).toBe(texts[1]);
    expect(texts[4]).toBe(texts[0]);
    expect(new Set(texts).size).toBe(3);
  });

  it.each(['abc', `Bearer ${'a'.repeat(43)}`, 'Bearer', 'Basic dXNlcjpwYXNz', `Bearer ${'a'.repeat(5000)}`])(
    'an invalid token is 401: %s',
    async (authorization) => {
      const answer = await app.post(null, '/api/Account/GetMyProfile', {}, { authorization });
      expect(answer.status).toBe(401);
    },
  );
});
