import { createHash } from 'node:crypto';
import { isAct } from '@trattativa/contract/acts';
import type { ErrorCode } from '@trattativa/contract/errors';
import { isOpenWhileWaiting } from '@trattativa/contract/open-while-waiting';
import { priorityOf } from '@trattativa/contract/priority';
import { fromWire } from '@trattativa/contract/wire-names';
import { maxFileBytes } from '@trattativa/domain/platform/file-limits';
import { type Language, negotiateLanguage } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, assertAccepted, assertMayAct } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { blameCursor } from '../paging.ts';
import type { Services } from '../services.ts';
import type { CallLimit } from './admission/rate-limits.ts';
import { Call } from './call.ts';
import { deviceCookie, setCookie } from './cookies.ts';
import { inputRefusal } from './field-problems.ts';
import { answerOnce } from './idempotency.ts';
import { guardInput } from './input-guard.ts';
import { acceptUploads, receiveUpload, type UploadedFile } from './receive-upload.ts';
import type { Route } from './routes.ts';
import { type FileAnswer, sendFile } from './send-file.ts';
import { compileEncoder, type Encode } from './wire-codec.ts';

/** Refusals that no screen of ours causes: foreign records, missing permission, forged input. */
const suspicious: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'FORBIDDEN',
  'SUBJECT_MISMATCH',
  'FORBIDDEN_CHARACTERS',
  'UNKNOWN_FIELD',
]);

export type FindActor = (authorization: string | undefined) => Promise<Actor | null>;

/** The language of an answer: the one asked for, Italian by default. */
export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language']);
}

/**
 * Binds each described call: token, rate limit, permission row, input guard, decoding, validation, use case,
 * encoding.
 */
export function bindRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  findActor: FindActor,
  limit: CallLimit,
): void {
  for (const route of routes) {
    if (!route.endpoint.upload) bindRoute(app, services, route, findActor, limit);
  }
  // Only uploading calls parse multipart; the others refuse it as an unsupported content type.
  app.register(async (scope) => {
    await acceptUploads(scope);
    for (const route of routes) {
      if (route.endpoint.upload) bindRoute(scope, services, route, findActor, limit);
    }
  });
}

function bindRoute(
  app: FastifyInstance,
  services: Services,
  route: Route,
  findActor: FindActor,
  limit: CallLimit,
): void {
  const { endpoint, handle } = route;
  // Most processes answer only some of the calls, and compiling the encoders of all takes most of a start.
  let encode: Encode | undefined;
  const acts = isAct(endpoint);
  const openToWaiting = isOpenWhileWaiting(endpoint);

  const priority = priorityOf(endpoint);
  const { admission } = services;
  const options = {
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    config: { priority, admitsItself: endpoint.upload ?? false },
  };

  app.post(endpoint.path, options, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!endpoint.upload) return answerCall(request, reply, await admit(request, reply), request.body ?? {});
    // An upload takes as long as its sender likes: meanwhile it takes no place of other calls.
    const caller = await admission.run(priority, () => admit(request, reply), reply.raw);
    const largest = endpoint.maxBodyBytes ?? maxFileBytes;
    const received = await receiveUpload(request, largest, languageOf(request));
    try {
      const { input, file } = received;
      const answer = () => answerCall(request, reply, caller, input ?? request.body ?? {}, file);
      return await admission.run(priority, answer, reply.raw);
    } finally {
      await received.discard();
    }
  });

  /** The caller, if they may make this call. Throws what refuses them. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
    const caller = await limit.identify(() => findActor(request.headers.authorization), request, reply);
    if (endpoint.who[caller?.kind ?? 'guest'] === 'denied') {
      const refusal = new AppError(caller ? (endpoint.refusedAs ?? 'FORBIDDEN') : 'UNAUTHENTICATED');
      throw logRefusal(refusal, endpoint.path, caller);
    }
    if (caller) assertAccepted(caller, openToWaiting);
    if (caller && acts) assertMayAct(caller);
    return caller;
  }

  /** Logs a refusal that our own screens cannot cause, with the account and without the input. */
  function logRefusal(error: unknown, path: string, caller: Actor | null): unknown {
    if (error instanceof AppError && suspicious.has(error.code)) {
      const account = caller?.accountId ?? null;
      services.log.info({ event: 'refused', path, account, code: error.code }, 'call refused');
    }
    return error;
  }

  async function answerCall(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Actor | null,
    body: unknown,
    file?: UploadedFile,
  ): Promise<unknown> {
    try {
      return await answerChecked(request, reply, caller, body, file);
    } catch (error) {
      throw logRefusal(error, endpoint.path, caller);
    }
  }

  async function answerChecked(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Actor | null,
    body: unknown,
    file: UploadedFile | undefined,
  ): Promise<unknown> {
    guardInput(body);
    const parsed = endpoint.input.safeParse(fromWire(body), { reportInput: true });
    if (!parsed.success) throw inputRefusal(parsed.error.issues);
    if (endpoint.upload && !file) throw new AppError('FILE_REQUIRED');
    const header = request.headers['idempotency-key'];
    const idempotencyKey =
      endpoint.creates && typeof header === 'string' && caller
        ? { accountId: caller.accountId, key: header }
        : null;
    const device = request.cookies[deviceCookie] ?? null;
    const by = { language: languageOf(request), caller, ip: request.ip, device };
    const call = new Call(parsed.data, by, { file, idempotencyKey });
    if (endpoint.binary) return sendFile(reply, (await handle(services, call)) as FileAnswer);
    const answer = async () => {
      try {
        encode ??= compileEncoder(endpoint.output);
        return encode(await handle(services, call));
      } catch (error) {
        throw blameCursor(error, parsed.data);
      }
    };
    const encoded = idempotencyKey
      ? await answerOnce(services, { ...idempotencyKey, path: endpoint.path, body }, answer)
      : await answer();
    for (const cookie of call.cookies) setCookie(reply, services.config, cookie);
    reply.type('application/json; charset=utf-8');
    const written = JSON.stringify(encoded);
    if (!endpoint.revalidates) {
      reply.header('cache-control', 'no-store');
      return written;
    }
    const tag = `"${createHash('sha256').update(written).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    const seen = request.headers['if-none-match']?.split(',').map((word) => word.trim().replace(/^W\//, ''));
    return seen?.includes(tag) ? reply.status(304).send() : written;
  }
}
