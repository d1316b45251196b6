import { callerKinds } from '@trattativa/contract/access';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { errorStatus } from '@trattativa/contract/errors';
import { toWire, wireName } from '@trattativa/contract/wire-names';
import type { z } from 'zod';
import { type AddressedAt, addressedPaths } from './openapi-addressed.ts';
import { numberComponentsIn } from './openapi-numbers.ts';
import {
  jsonSchemaOf,
  problemAnswer,
  problemSchema,
  type Schema,
  statusesOf,
  unavailable,
  unavailableAnswer,
} from './openapi-parts.ts';

/** The OpenAPI 3.1 document of the described calls, in wire spelling. */
export function openApiDocument(endpoints: readonly Endpoint[], addressed: readonly AddressedAt[]): Schema {
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.path, { post: operationOf(endpoint) }]),
  );
  const all = { ...paths, ...addressedPaths(addressed), ...authPaths, ...filePaths };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trattativa',
      version: '1',
      description:
        'The football transfer market. Log in at /auth/login; send the access token as a bearer token.',
    },
    servers: [{ url: '/' }],
    paths: all,
    components: {
      schemas: { Problem: problemSchema, ...numberComponentsIn(all) },
      responses: { Unavailable: unavailableAnswer },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(endpoint: Endpoint): Schema {
  const open = endpoint.who.guest !== 'denied';
  const allowed = callerKinds.filter((kind) => endpoint.who[kind] !== 'denied');
  const statuses = statusesOf([
    400,
    ...(open ? [] : [401, 403]),
    ...endpoint.errors.map((code) => errorStatus[code]),
    429,
  ]);
  return {
    operationId: endpoint.path.slice('/api/'.length).replace('/', '.'),
    tags: [endpoint.path.split('/')[2]],
    summary: endpoint.summary,
    description: `Callers: ${allowed.join(', ')}.${endpoint.errors.length > 0 ? ` Errors: ${endpoint.errors.join(', ')}.` : ''}`,
    security: open ? [] : [{ bearer: [] }],
    parameters: endpoint.creates
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
      : [],
    requestBody: { content: endpoint.upload ? uploadContent(endpoint) : jsonContent(endpoint, 'input') },
    responses: {
      200: {
        description: 'Done',
        content: endpoint.binary ? binaryContent(endpoint.binary) : jsonContent(endpoint, 'output'),
      },
      ...Object.fromEntries(statuses.map((status) => [status, problemAnswer])),
      503: unavailable,
    },
  };
}

function jsonContent(endpoint: Endpoint, io: 'input' | 'output'): Schema {
  return {
    'application/json': { schema: wireSchema(endpoint[io], io), example: toWire(exampleOf(endpoint, io)) },
  };
}

/** An answer's example is what is sent of it: its schema leaves out the rest. */
function exampleOf({ example, output }: Endpoint, io: 'input' | 'output'): unknown {
  return io === 'input' ? example.input : output.parse(example.output);
}

/** With too many calls a call is refused before it is known which one it is. */
const signInUnavailable = {
  description:
    '`error` (`server_error`), `error_description`, Retry-After; a problem document (`OVERLOADED`) while there are too many calls',
};

/** The JSON input as the part `Input`, then the file. */
function uploadContent(endpoint: Endpoint): Schema {
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['Input', 'File'],
        properties: { Input: wireSchema(endpoint.input, 'input'), File: binary },
      },
      encoding: { Input: { contentType: 'application/json' } },
    },
  };
}

const binary = { type: 'string', format: 'binary' };

function binaryContent(types: readonly string[]): Schema {
  return Object.fromEntries(types.map((type) => [type, { schema: binary }]));
}

function wireSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return renameProperties(jsonSchemaOf(schema, io)) as Schema;
}

/** Property names, and the names in `required`, in wire spelling. */
function renameProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(renameProperties);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') {
        const renamed = Object.entries(value as Schema).map(([name, item]) => [
          wireName(name),
          renameProperties(item),
        ]);
        return [key, Object.fromEntries(renamed)];
      }
      if (key === 'required' && Array.isArray(value))
        return [key, value.map((name) => wireName(String(name)))];
      return [key, renameProperties(value)];
    }),
  );
}

const authPaths = {
  '/auth/login': {
    post: {
      operationId: 'auth.login',
      tags: ['Authentication'],
      summary: 'Log in; sets the refresh cookie',
      security: [],
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['grant_type', 'username', 'password'],
              properties: {
                grant_type: { const: 'password' },
                username: { type: 'string' },
                password: { type: 'string' },
                origin: { type: 'string' },
                otp: {
                  type: 'string',
                  description:
                    'Six digits of the authenticator or a recovery code, once `otp_required` was answered',
                },
              },
            },
          },
        },
      },
      responses: {
        200: { description: '`access_token`, `token_type`, `expires_in`, and `user` as a JSON string' },
        400: {
          description:
            '`error`, `error_description`. `otp_required`: the account has a second factor, send the form again with `otp`. `otp_invalid`: the code is wrong. `otp_setup_required`: staff must turn it on first, with what `otp_setup` says. `guardian_awaited`: a minor’s guardian, at `guardian_email`, has not consented yet. `entry`: a club that staff have not accepted yet may open its desk with it, at /auth/enter',
        },
        429: { description: '`error`, `error_description`, Retry-After' },
        503: signInUnavailable,
      },
    },
  },
  '/auth/enter': {
    post: {
      operationId: 'auth.enter',
      tags: ['Authentication'],
      summary:
        'Log in once with the code that the confirmation of an address answers; sets the refresh cookie',
      security: [],
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string' }, origin: { type: 'string' } },
            },
          },
        },
      },
      responses: {
        200: { description: 'As /auth/login' },
        400: { description: '`error`, `error_description`: the code was used or is over' },
        429: { description: '`error`, `error_description`, Retry-After' },
        503: signInUnavailable,
      },
    },
  },
  '/auth/refresh': {
    post: {
      operationId: 'auth.refresh',
      tags: ['Authentication'],
      summary: 'A new access token for the refresh cookie',
      security: [],
      responses: {
        200: { description: 'As /auth/login' },
        401: { description: '`error`, `error_description`' },
        429: { description: '`error`, `error_description`, Retry-After' },
        503: signInUnavailable,
      },
    },
  },
  '/auth/logout': {
    post: {
      operationId: 'auth.logout',
      tags: ['Authentication'],
      summary: 'Ends the session, its calls and its sockets',
      security: [],
      responses: {
        204: { description: 'Ended' },
        429: { description: '`error`, `error_description`, Retry-After' },
        503: signInUnavailable,
      },
    },
  },
};

const namedFile = (name: string) => [{ name, in: 'path', required: true, schema: { type: 'string' } }];
const fileAnswers = { 200: { description: 'The file' }, 404: problemAnswer, 503: unavailable };

/** Files read by their address (spec §7, Other). */
const filePaths = {
  '/files/{id}': {
    parameters: namedFile('id'),
    get: {
      operationId: 'files.get',
      tags: ['File'],
      summary: 'An attachment, for those who may read its parent; absent and foreign answer alike',
      security: [{ bearer: [] }],
      responses: { ...fileAnswers, 401: problemAnswer, 429: problemAnswer },
    },
    head: {
      operationId: 'files.head',
      tags: ['File'],
      summary: 'Whether the caller can read the attachment',
      security: [{ bearer: [] }],
      responses: { ...fileAnswers, 401: problemAnswer, 429: problemAnswer },
    },
  },
  '/avatars/{name}': {
    parameters: namedFile('name'),
    get: {
      operationId: 'avatars.get',
      tags: ['File'],
      summary: 'A picture of a person or a club, public',
      security: [],
      responses: fileAnswers,
    },
    head: {
      operationId: 'avatars.head',
      tags: ['File'],
      summary: 'Whether a picture exists',
      security: [],
      responses: fileAnswers,
    },
  },
  '/drawn/{name}': {
    parameters: namedFile('name'),
    get: {
      operationId: 'drawn.get',
      tags: ['File'],
      summary: 'A picture that is drawn from its name, such as a crest in the colours of a club; public',
      security: [],
      responses: fileAnswers,
    },
    head: {
      operationId: 'drawn.head',
      tags: ['File'],
      summary: 'Whether a picture can be drawn',
      security: [],
      responses: fileAnswers,
    },
  },
};
