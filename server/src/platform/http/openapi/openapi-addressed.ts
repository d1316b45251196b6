import { callerKinds } from '@trattativa/contract/access';
import type { AddressedCall } from '@trattativa/contract/addressed-call';
import { errorStatus } from '@trattativa/contract/errors';
import type { z } from 'zod';
import {
  jsonSchemaOf,
  problemAnswer,
  type Schema,
  statusesOf,
  titled,
  unavailable,
} from './openapi-parts.ts';

/** A call by method and path, and its host when it is not the main service's. */
export interface AddressedAt {
  call: AddressedCall;
  host: string | undefined;
}

/** The OpenAPI 3.1 paths of calls by method and path, in their own spelling. */
export function addressedPaths(calls: readonly AddressedAt[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const { call, host } of calls) {
    paths[call.path] = {
      ...paths[call.path],
      ...(host === undefined ? {} : { servers: [{ url: host }] }),
      [call.method]: operationOf(call),
    };
  }
  return paths;
}

function operationOf(call: AddressedCall): Schema {
  const isOpen = call.who.guest !== 'denied';
  const isPage = call.output === 'page';
  const statuses = statusesOf([
    ...(call.input ? [400] : []),
    ...(isOpen ? [] : [401]),
    ...call.errors.map((code) => (call.unauthorized?.includes(code) ? 401 : errorStatus[code])),
    429,
  ]);
  const allowed = callerKinds.filter((kind) => call.who[kind] !== 'denied');
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    description: `Callers: ${allowed.join(', ')}.${call.errors.length > 0 ? ` Errors: ${call.errors.join(', ')}.` : ''}`,
    security: isOpen ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...(isPage ? [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(call.input && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(call.input, 'input') } },
      },
    }),
    responses: {
      [call.status]: answerOf(call),
      ...(isPage && { 304: { description: 'As it was when it had this ETag' } }),
      ...Object.fromEntries(statuses.map((status) => [status, problemAnswer])),
      ...(isPage && { 404: { description: 'Unknown, hidden, expired or taken back', content: html } }),
      503: unavailable,
    },
  };
}

function parametersOf(place: 'path' | 'query', described: Readonly<Record<string, z.ZodType>> = {}) {
  return Object.entries(described).map(([name, schema]) => ({
    name,
    in: place,
    required: !schema.safeParse(undefined).success,
    schema: titled(name, jsonSchemaOf(schema, 'input')),
  }));
}

const html = { 'text/html': { schema: { type: 'string' } } };

function answerOf({ output }: AddressedCall): Schema {
  if (output === null) return { description: 'Done' };
  if (output === 'page') {
    return { description: 'The page', headers: { ETag: { schema: { type: 'string' } } }, content: html };
  }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } } };
}
