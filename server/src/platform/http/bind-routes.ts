import { fromWire } from '@trattativa/contract/wire-names';
import { type Language, negotiateLanguage } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { blameCursor } from '../paging.ts';
import type { Services } from '../services.ts';
import { Call } from './call.ts';
import { inputRefusal } from './field-problems.ts';
import { answerOnce } from './idempotency.ts';
import { guardInput } from './input-guard.ts';
import { RateLimit } from './rate-limits.ts';
import type { Route } from './routes.ts';
import { compileEncoder } from './wire-codec.ts';

const callsAMinuteOfAUser = 600;
const callsAMinuteOfAGuest = 300;

export type FindActor = (authorization: string | undefined) => Promise<Actor | null>;

/** Which language an answer speaks: the one asked for, Italian by default. */
export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language']);
}

/** Binds each described call: token, rate, permission row, input guard, decoding, checking, use case, encoding. */
export function bindRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  findActor: FindActor,
): void {
  const perMinute = new RateLimit(services.clock, 60);
  for (const route of routes) bindRoute(app, services, route, findActor, perMinute);
}

function bindRoute(
  app: FastifyInstance,
  services: Services,
  route: Route,
  findActor: FindActor,
  perMinute: RateLimit,
): void {
  const { endpoint, handle } = route;
  const encode = compileEncoder(endpoint.output);

  const options = endpoint.largestBody === undefined ? {} : { bodyLimit: endpoint.largestBody };
  app.post(endpoint.path, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await findActor(request.headers.authorization);
    if (services.config.rateLimits) countCall(perMinute, caller, request.ip);
    if (endpoint.who[caller?.kind ?? 'guest'] === 'denied') {
      if (caller)
        services.log.info(
          { event: 'refused', path: endpoint.path, account: caller.accountId },
          'call refused',
        );
      throw new AppError(caller ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
    const body = request.body ?? {};
    guardInput(body);
    const parsed = endpoint.input.safeParse(fromWire(body), { reportInput: true });
    if (!parsed.success) throw inputRefusal(parsed.error.issues);
    const call = new Call(parsed.data, languageOf(request), caller, request.ip);
    const answer = async () => {
      try {
        return encode(await handle(services, call));
      } catch (error) {
        throw blameCursor(error, parsed.data);
      }
    };
    const key = request.headers['idempotency-key'];
    const encoded =
      endpoint.creates && typeof key === 'string' && caller
        ? await answerOnce(services, { accountId: caller.accountId, key, path: endpoint.path, body }, answer)
        : await answer();
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify(encoded);
  });
}

function countCall(perMinute: RateLimit, caller: Actor | null, ip: string): void {
  const wait = caller
    ? perMinute.count(`account ${caller.accountId}`, callsAMinuteOfAUser)
    : perMinute.count(`ip ${ip}`, callsAMinuteOfAGuest);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfter: wait });
}
