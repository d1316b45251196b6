import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { maxInteger } from '@trattativa/contract/fields';
import { toWire } from '@trattativa/contract/wire-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';
import { tokensByRole } from './stage/tokens-by-role.ts';

/** Sends numbers at the limits of the database and the browser to every numeric field of every call. */

let app: TestApp;
let tokens: Record<CallerKind, string | null>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  tokens = await tokensByRole(app);
});
afterAll(() => app.close());

const rows = Object.values(endpoints).map((endpoint: Endpoint) => [endpoint.path, endpoint] as const);

interface Schema {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Every numeric field of an input with its path; `[]` stands for any list index. */
function* numbersOf(schema: Schema | undefined, path: readonly string[] = []): Generator<[string[], Schema]> {
  if (!schema) return;
  if ((schema.type === 'integer' || schema.type === 'number') && !schema.enum) yield [[...path], schema];
  for (const [name, below] of Object.entries(schema.properties ?? {}))
    yield* numbersOf(below, [...path, name]);
  yield* numbersOf(schema.items, [...path, '[]']);
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* numbersOf(one, path);
}

const inputSchema = (endpoint: Endpoint) =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Keys are `bigint`; every other stored number is an `integer` or narrower. */
const isKey = (path: readonly string[]) =>
  /^(users|seq|.*ids?)$/i.test(path.filter((part) => part !== '[]').at(-1) ?? '');

/** Years, which a refinement bounds instead of the schema; the probes below go through it. */
const isRefined = (path: readonly string[]) => /^(start|end)Year$/.test(path.at(-1) ?? '');

const edges = [2 ** 31, 2 ** 53].flatMap((edge) => [edge - 1, edge, edge + 2, -edge + 1, -edge, -edge - 2]);

/** The body with another value at the path; creates objects and lists that the example lacks. */
function withValue(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  if (first === '[]') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const object = body !== null && typeof body === 'object' ? body : {};
  return { ...object, [first]: withValue((object as Record<string, unknown>)[first], rest, value) };
}

describe('numbers of every call', () => {
  it.each(rows)('%s bounds each to its column’s range', (_path, endpoint) => {
    const unbounded = [...numbersOf(inputSchema(endpoint))]
      .filter(([path, { minimum, maximum }]) => {
        const largest = isKey(path) ? Number.MAX_SAFE_INTEGER : maxInteger;
        return (
          !isRefined(path) &&
          !(maximum !== undefined && maximum <= largest && minimum !== undefined && minimum >= -largest)
        );
      })
      .map(([path]) => path.join('.'));
    expect(unbounded).toEqual([]);
  });

  it.each(rows)('%s answers ±2³¹, ±2⁵³ and their neighbors without a 5xx', async (path, endpoint) => {
    const kind =
      callerKinds.find((candidate) => candidate !== 'guest' && endpoint.who[candidate] !== 'denied') ??
      'guest';
    for (const [field] of numbersOf(inputSchema(endpoint))) {
      for (const value of edges) {
        const body = toWire(withValue(endpoint.example.input, field, value));
        const { status } = await app.post(tokens[kind], path, body);
        expect([field.join('.'), value, status < 500]).toEqual([field.join('.'), value, true]);
      }
    }
  });
});
