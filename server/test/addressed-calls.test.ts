import type { AddressedCall } from '@trattativa/contract/addressed-call';
import { addressedCalls } from '@trattativa/contract/api';
import { chatRestCalls } from '@trattativa/contract/room/chat/rest-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeViewedDeal } from './factories/deals.ts';
import { type Person, testPassword } from './factories/people.ts';
import { publish } from './factories/reports.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/** The calls by method and address, as `/api/openapi.json` describes them. */

interface Answer {
  content?: Record<string, { schema: z.core.JSONSchema.BaseSchema }>;
}

interface Operation {
  security: object[];
  parameters: { name: string; in: string; required?: boolean; schema: z.core.JSONSchema.BaseSchema }[];
  requestBody?: { content: Record<string, { schema: z.core.JSONSchema.BaseSchema }> };
  responses: Record<string, Answer>;
}

let app: TestApp;
let paths: Record<string, Record<string, Operation> & { servers?: { url: string }[] }>;
let components: Record<string, z.core.JSONSchema.BaseSchema>;
let agent: Person;
let club: Person;
let shareId: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const response = await app.app.http.inject({ method: 'GET', url: '/api/openapi.json' });
  const document = response.json() as { paths: typeof paths; components: { schemas: typeof components } };
  paths = document.paths;
  components = document.components.schemas;
  const deal = await makeViewedDeal(app);
  ({ agent, club } = deal);
  ({ shareId } = await publish(app, agent.token, 'player', deal.playerId, ['identity']));
});
afterAll(() => app.close());

const described = ({ path, method }: AddressedCall) => paths[path]?.[method] as Operation;
const all = [...addressedCalls.chat, ...addressedCalls.pages, ...addressedCalls.payments].map(
  (call) => [call.name, call] as const,
);

function inject(token: string | null, call: AddressedCall, parts: Record<string, string>, payload?: object) {
  return app.app.http.inject({
    method: call.method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    url: call.path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? 'x'),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

/**
 * Whether a value matches a schema of the document, its components included; ignores patterns, because `fromJSONSchema`
 * compiles them without `\p{…}`.
 */
function misfit(schema: z.core.JSONSchema.BaseSchema | undefined, value: unknown) {
  const text = JSON.stringify({ ...schema, $defs: components }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  const read = JSON.parse(text, (key, part) => (key === 'pattern' ? undefined : part));
  return z.fromJSONSchema(read).safeParse(value).error;
}

describe('the document of the calls', () => {
  it('lists the pages of shared links, the calls of the chat service and the webhook of payments', () => {
    for (const [method, path] of [
      ['get', '/api/player/playerReport/fb/{id}/{name}'],
      ['get', '/api/request/fb/{id}'],
      ['post', '/api/Payment/Webhook'],
      ['post', '/users'],
      ['post', '/accounts/sign_in'],
      ['delete', '/accounts/sign_out'],
      ['get', '/accounts/me'],
      ['get', '/contacts'],
      ['get', '/discussions'],
      ['post', '/discussions'],
      ['get', '/standardmessages/type/{type}/lang/{lang}'],
    ] as const)
      expect(paths[path]?.[method], `${method} ${path}`).toBeDefined();
  });

  it.each(all)('describes %s with its parameters, permissions and refusals', async (_name, call) => {
    const { parameters, security, responses } = described(call);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name, required }) => `{${name}}:${required}`)).toEqual(
      (call.path.match(/\{\w+\}/g) ?? []).map((part) => `${part}:true`),
    );
    const refused = await inject(null, call, { type: '1', lang: 'it' });
    expect(Object.keys(responses)).toContain(String(refused.statusCode));
    expect([call.name, refused.statusCode === 401]).toEqual([call.name, security.length > 0]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '503']));
  });

  it('describes each answer of the chat service, and what the service accepts', async () => {
    const user = { email: 'nuova@test.example', password: testPassword, username: 'Nuova Persona' };
    const signIn = { email: agent.email, password: testPassword };
    const token = agent.token;
    const requests: [AddressedCall, string | null, Record<string, string>, object?][] = [
      [chatRestCalls.signUp, null, {}, user],
      [chatRestCalls.signIn, null, {}, signIn],
      [
        chatRestCalls.openDiscussion,
        token,
        {},
        { user_ids: [club.accountId], is_group: true, name: 'Mercato' },
      ],
      [chatRestCalls.getMe, token, {}],
      [chatRestCalls.getContacts, token, {}],
      [chatRestCalls.getDiscussions, token, {}],
      [chatRestCalls.getStandardMessages, token, { type: '1', lang: 'it' }],
      [chatRestCalls.signOut, token, {}],
    ];
    expect(requests.map(([call]) => call.name).sort()).toEqual(
      addressedCalls.chat.map(({ name }) => name).sort(),
    );
    for (const [call, caller, parts, payload] of requests) {
      const { requestBody, responses } = described(call);
      const body = requestBody?.content['application/json']?.schema;
      if (payload) expect([call.name, misfit(body, payload)]).toEqual([call.name, undefined]);
      const answer = await inject(caller, call, parts, payload);
      expect([call.name, answer.statusCode]).toEqual([call.name, call.status]);
      const shape = responses[call.status]?.content?.['application/json']?.schema;
      if (shape) expect([call.name, misfit(shape, answer.json())]).toEqual([call.name, undefined]);
      else expect(answer.body).toBe('');
    }
  });

  it('lists the sign-in refusals that are 401', async () => {
    const wrong = await inject(
      null,
      chatRestCalls.signIn,
      {},
      { email: agent.email, password: 'not this one' },
    );
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(Object.keys(described(chatRestCalls.signIn).responses)).toContain('401');
  });

  it('describes a link’s page as HTML with an ETag, also for a link that no longer exists', async () => {
    for (const page of addressedCalls.pages.filter(({ path }) => path.includes('playerReport'))) {
      const open = (id: string, headers = {}) =>
        app.app.http.inject({
          method: 'GET',
          url: page.path.replace('{id}', id).replace('{name}', 'Tommaso'),
          headers,
        });
      const shown = await open(shareId);
      const again = await open(shareId, { 'if-none-match': String(shown.headers.etag) });
      const gone = await open('x'.repeat(43));
      const { responses } = described(page);
      for (const answer of [shown, gone]) {
        const type = String(answer.headers['content-type']).split(';')[0] as string;
        expect(responses[answer.statusCode]?.content).toHaveProperty([type]);
      }
      expect([shown, again, gone].map(({ statusCode }) => statusCode)).toEqual([200, 304, 404]);
      expect(responses).toHaveProperty('304');
    }
  });
});
