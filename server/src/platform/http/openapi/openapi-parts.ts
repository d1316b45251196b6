import { errorStatus } from '@trattativa/contract/errors';
import { wireName } from '@trattativa/contract/wire-names';
import { z } from 'zod';
import { componentOfNumbers } from './openapi-numbers.ts';

export type Schema = Record<string, unknown>;

export const problemSchema: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { title: 'ErrorCode', type: 'string', enum: Object.keys(errorStatus) },
    detail: { type: 'string', description: 'In the language of Accept-Language; Italian by default.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, text: { type: 'string' } },
      },
    },
    current: { description: 'The present state, when somebody else was first.' },
    retryAfter: { type: 'integer', description: 'Seconds.' },
  },
};

export const problemAnswer = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Common to every call: the database or another service is unreachable, or there are too many calls. */
export const unavailableAnswer = {
  ...problemAnswer,
  description:
    'Cannot be answered at the moment (`UNAVAILABLE`), or there are more calls than can be answered in time (`OVERLOADED`): nothing was done; the same call can succeed later',
  headers: { 'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer' } } },
};

export const unavailable = { $ref: '#/components/responses/Unavailable' };

/** JSON Schema of a contract schema, under the contract's names. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const described = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { numbers } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(numbers)) jsonSchema.numbers = componentOfNumbers(numbers);
    },
  }) as Schema;
  delete described.$schema;
  return titledFields(withComponents(described)) as Schema;
}

/** Lists of numbers as references to their components. */
function withComponents(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withComponents);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === 'numbers' && typeof value === 'string'
      ? ['$ref', `#/components/schemas/${value}`]
      : [key, withComponents(value)],
  );
  return Object.fromEntries(entries);
}

/** Fields whose lists of words have a title, so that generators of clients have a name for them. */
function titledFields(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(titledFields);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key !== 'properties') return [key, titledFields(value)];
    const fields = Object.entries(value as Record<string, Schema>).map(([name, field]) => [
      name,
      titled(name, titledFields(field) as Schema),
    ]);
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(entries);
}

/** A schema whose list of words, also in a list or beside null, has the title of the field that it is of. */
export function titled(name: string, schema: Schema): Schema {
  const { anyOf, enum: words, items } = schema;
  if (Array.isArray(words)) return { title: wireName(name), ...schema };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map((one: Schema) => titled(name, one)) };
  return items && typeof items === 'object' ? { ...schema, items: titled(name, items as Schema) } : schema;
}

/** The refusal statuses of a call, unique and sorted; 503 applies to every call and is described once. */
export function statusesOf(statuses: readonly number[]): number[] {
  return [...new Set(statuses)].filter((status) => status !== 503).sort((one, other) => one - other);
}
