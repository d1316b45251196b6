import type { CallerKind } from '@trattativa/contract/access';
import { isReading } from '@trattativa/contract/acts';
import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { toWire } from '@trattativa/contract/wire-names';
import { z } from 'zod';
import type { TestApp } from '../build-test-app.ts';
import type { World } from './strangers.ts';

/** Values that filters, orders and texts are asked with: around the hidden ones, and parts of them. */
const probes: readonly unknown[] = [
  ...[true, false, 1000, 1050, 3, 1_000_000],
  ...['canarino', '777', '2027-01-01', 'IT', ['IT'], [3]],
];
/** Of numbers and texts, and of catalogues, which have numbers too. Orders and states are words: all are asked. */
const probesOfOneField = 3;
const membersOfCatalogue = 2;

/** Calls that read, by their name: everything else is changed by its callers themselves. */
const readers = (Object.values(endpoints) as Endpoint[]).filter(
  (call) => isReading(call) && !call.upload && !call.binary,
);

function inputFields({ input }: Endpoint): Readonly<Record<string, z.ZodType>> {
  return input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
}

/** The values of an enumeration, wherever the schema has it. */
function enumerated(schema: z.ZodType): unknown[] {
  const found: unknown[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'enum' && Array.isArray(value)) found.push(...value);
      else if (key === 'const') found.push(value);
      else walk(value);
    }
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return found;
}

/**
 * The bodies of a call in groups: the first of each has what is mandatory and names one thing of the world at most, and the
 * others add one field to it.
 */
function* groupsOf(endpoint: Endpoint, ids: World['ids']): Generator<Record<string, unknown>[]> {
  const example = (endpoint.example.input ?? {}) as Record<string, unknown>;
  const fields = inputFields(endpoint);
  const isOptional = (name: string) => fields[name]?.isOptional() ?? false;
  const named = Object.keys(fields).filter((name) => name in ids);
  const mandatory = named.filter((name) => !isOptional(name));
  const known = (name: string, index: number) =>
    name.endsWith('Ids') ? ids[name] : (ids[name]?.[index % (ids[name]?.length ?? 1)] ?? 0);
  const required = Object.fromEntries(Object.entries(example).filter(([name]) => !isOptional(name)));
  for (let index = 0; index < Math.max(1, ...mandatory.map((name) => ids[name]?.length ?? 1)); index += 1) {
    const body = { ...required, ...Object.fromEntries(mandatory.map((name) => [name, known(name, index)])) };
    const added = named.filter(isOptional).map((name) => ({ ...body, [name]: known(name, index) }));
    for (const base of [body, ...added])
      yield index === 0 ? [base, ...withOneMore(endpoint, base, ids)] : [base];
  }
}

function withOneMore(
  endpoint: Endpoint,
  base: Record<string, unknown>,
  ids: World['ids'],
): Record<string, unknown>[] {
  return Object.entries(inputFields(endpoint)).flatMap(([name, schema]) => {
    if (name in ids || name === 'cursor' || name === 'limit') return [];
    const accepted = (values: readonly unknown[]) =>
      values.filter((value) => endpoint.input.safeParse({ ...base, [name]: value }).success);
    const members = accepted(enumerated(schema));
    const values =
      members.length === 0
        ? accepted(probes).slice(0, probesOfOneField)
        : members.filter((value, place) => typeof value === 'string' || place < membersOfCatalogue);
    return values.map((value) => ({ ...base, [name]: value }));
  });
}

export interface Question {
  path: string;
  body: unknown;
}

/**
 * What a kind of caller may ask of every reading call, in groups of one call and thing: a caller who is refused the first of a group
 * is refused the others.
 */
export function questionsOf(kind: CallerKind, ids: World['ids']): Question[][] {
  return readers.flatMap((endpoint) => {
    if (endpoint.who[kind] === 'denied') return [];
    return [...groupsOf(endpoint, ids)]
      .map((bodies) =>
        bodies
          .filter((body) => endpoint.input.safeParse(body).success)
          .map((body) => ({ path: endpoint.path, body: toWire(body) })),
      )
      .filter((questions) => questions.length > 0);
  });
}

const atOnce = 8;

/** The answers to the questions, as sent, in their order. */
export async function answersTo(
  app: TestApp,
  token: string,
  questions: readonly Question[],
): Promise<string[]> {
  const answers: string[] = [];
  for (let from = 0; from < questions.length; from += atOnce) {
    const asked = questions.slice(from, from + atOnce).map(({ path, body }) =>
      app.app.http.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    );
    for (const { statusCode, body } of await Promise.all(asked)) answers.push(`${statusCode} ${body}`);
  }
  return answers;
}
