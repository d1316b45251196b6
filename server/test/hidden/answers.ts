import type { CallerKind } from '@trattativa/contract/access';
import { isReading } from '@trattativa/contract/acts';
import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { toWire } from '@trattativa/contract/wire-names';
import { z } from 'zod';
import type { TestApp } from '../stage/build-test-app.ts';
import type { World } from './strangers.ts';

/** Values that filters, orders and texts are asked with: around the hidden ones, and parts of them. */
const probes: readonly unknown[] = [
  ...[true, false, 1000, 1050, 3, 1_000_000],
  ...['canarino', '777', '2027-01-01', 'IT', ['IT'], [3]],
];
/** Bounds on the probes of numbers, texts and catalogues. Orders and states are words: all are asked. */
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

/** What may be asked of one call. */
export interface Asked {
  path: string;
  /** Bodies with what is mandatory, of every thing of the world, and with one more of its things. */
  plain: Body[];
  /** A plain body with one field more: filters, orders, texts. */
  varied(plain: Body): Body[];
}

type Body = Readonly<Record<string, unknown>>;

function plainBodiesOf(endpoint: Endpoint, ids: World['ids']): Body[] {
  const example = (endpoint.example.input ?? {}) as Record<string, unknown>;
  const fields = inputFields(endpoint);
  const isOptional = (name: string) => fields[name]?.isOptional() ?? false;
  const named = Object.keys(fields).filter((name) => name in ids);
  const mandatory = named.filter((name) => !isOptional(name));
  const known = (name: string, index: number) =>
    name.endsWith('Ids') ? ids[name]?.slice(0, 3) : (ids[name]?.[index % (ids[name]?.length ?? 1)] ?? 0);
  const required = Object.fromEntries(Object.entries(example).filter(([name]) => !isOptional(name)));
  const times = Math.max(1, ...mandatory.map((name) => ids[name]?.length ?? 1));
  const bodies = Array.from({ length: times }).flatMap((_, index) => {
    const body = { ...required, ...Object.fromEntries(mandatory.map((name) => [name, known(name, index)])) };
    const added = named.filter(isOptional).map((name) => ({ ...body, [name]: known(name, index) }));
    return [body, ...added].filter((one) => endpoint.input.safeParse(one).success);
  });
  if (bodies.length > 0) return bodies;
  // Some fields are only mandatory together.
  const whole = Object.entries(example).map(([name, value]) => [name, name in ids ? known(name, 0) : value]);
  return [Object.fromEntries(whole)];
}

function withOneMore(endpoint: Endpoint, base: Body, ids: World['ids']): Body[] {
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

/** What a kind of caller may ask of every reading call. */
export function questionsOf(kind: CallerKind, ids: World['ids']): Asked[] {
  return readers
    .filter(({ who }) => who[kind] !== 'denied')
    .map((endpoint) => ({
      path: endpoint.path,
      plain: plainBodiesOf(endpoint, ids),
      varied: (plain) => withOneMore(endpoint, plain, ids),
    }));
}

const atOnce = 8;

/**
 * The answers as sent, by question: to all plain bodies, and to the variations of the first one that is answered. So the same are asked
 * as long as the plain answers are equal.
 */
export async function answersTo(
  app: TestApp,
  token: string,
  asked: readonly Asked[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const ask = async (path: string, question: Body) => {
    const answer = await answerTo(app, token, path, question);
    answers.set(`${path} ${JSON.stringify(question)}`, answer);
    return isAnswered(answer);
  };
  const askAll = async ({ path, plain, varied }: Asked) => {
    let answered: Body | undefined;
    for (const body of plain) if (await ask(path, body)) answered ??= body;
    for (const body of answered ? varied(answered) : []) await ask(path, body);
  };
  for (let from = 0; from < asked.length; from += atOnce)
    await Promise.all(asked.slice(from, from + atOnce).map(askAll));
  return answers;
}

/** Whether a call was answered, and not refused. */
const isAnswered = (answer: string) => Number(answer.slice(0, 3)) < 400;

/** The answer to one question as sent, with its status before it. */
async function answerTo(app: TestApp, token: string, path: string, question: Body): Promise<string> {
  const { statusCode, body } = await app.app.http.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(toWire(question)),
  });
  return `${statusCode} ${body}`;
}

/** The first plain question of each call whose answer `tells` something. */
export async function tellingQuestions(
  app: TestApp,
  token: string,
  asked: readonly Asked[],
  tells: (answer: string) => boolean,
): Promise<Asked[]> {
  const found: Asked[] = [];
  for (const { path, plain } of asked)
    for (const body of plain) {
      const answer = await answerTo(app, token, path, body);
      if (!isAnswered(answer) || !tells(answer)) continue;
      found.push({ path, plain: [body], varied: () => [] });
      break;
    }
  return found;
}
