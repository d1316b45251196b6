import { errorStatus } from '@trattativa/contract/errors';
import { z } from 'zod';

export type Schema = Record<string, unknown>;

export const problemSchema: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
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

/** Common to every call: the database or another service is unreachable or overloaded. */
export const unavailableAnswer = {
  ...problemAnswer,
  description:
    'Cannot be answered at the moment (`UNAVAILABLE`): nothing was done; the same call can succeed later',
  headers: { 'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer' } } },
};

export const unavailable = { $ref: '#/components/responses/Unavailable' };

/** JSON Schema of a contract schema, under the contract's names. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const described = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meta =
        zodSchema._zod.def.type === 'custom' ? z.globalRegistry.get(zodSchema)?.override : undefined;
      if (meta) Object.assign(jsonSchema, meta);
    },
  }) as Schema;
  delete described.$schema;
  return described;
}

/** The refusal statuses of a call, unique and sorted; 503 applies to every call and is described once. */
export function statusesOf(statuses: readonly number[]): number[] {
  return [...new Set(statuses)].filter((status) => status !== 503).sort((one, other) => one - other);
}
