import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, addMinutes } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnswerCookie } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { rememberDevice } from './known-devices.ts';
import {
  endSession,
  endSessionsOf,
  type FoundSession,
  findActor,
  findSessionOpen,
  insertSession,
  lockSessionByRefresh,
  renewAccess,
  replaceTokens,
  rotateSession,
} from './sessions.repository.ts';

const accessMinutes = 15;
/** Inactivity and absolute lifetime of a session. */
export const inactiveDays = 30;
export const absoluteDays = 90;
/** Two tabs that refresh concurrently present the same token; a reuse within this time is no theft. */
const graceSeconds = 10;

export const refreshCookie = 'trattativa_refresh';

export function refreshCookieOf(token: string): AnswerCookie {
  return { name: refreshCookie, value: token, path: '/auth', maxAgeSeconds: inactiveDays * 24 * 60 * 60 };
}

export interface SessionTokens {
  accountId: number;
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Null when the browser already holds the newer one. */
  refreshToken: string | null;
  /** The secret of the browser, from now on known; absent where no browser signed in or nothing changed. */
  device?: string;
}

/** Opens a session for an account whose owner was just verified, and remembers the browser. */
export async function openSession(
  services: Services,
  accountId: number,
  userAgent: string,
  /** The device cookie of the browser, if it has one. */
  cookie: string | null = null,
): Promise<SessionTokens & { device: string }> {
  const id = services.ids.uuid();
  const at = services.clock.now();
  const refreshToken = services.ids.secret();
  const access = newAccess(services, at);
  const device = await rememberDevice(services, services.db, accountId, cookie);
  await insertSession(
    services.db,
    {
      id,
      accountId,
      refreshHash: services.ids.hash(refreshToken),
      userAgent: userAgent.slice(0, 200),
      deviceHash: device.hash,
      at,
    },
    access,
  );
  services.log.info({ event: 'signed in', account: accountId, session: id }, 'signed in');
  return {
    accountId,
    accessToken: access.token,
    expiresIn: accessMinutes * 60,
    refreshToken,
    device: device.secret,
  };
}

/**
 * Exchanges a refresh token for a new access token and rotates it. Reuse of an earlier token indicates theft:
 * the session ends. Throws `UNAUTHENTICATED`.
 */
export async function refreshSession(services: Services, refreshToken: string): Promise<SessionTokens> {
  const outcome = await services.db.transaction().execute(async (tx) => {
    const session = await lockSessionByRefresh(tx, services.ids.knownHashes(refreshToken));
    if (!session || session.ended_at !== null) return null;
    const now = services.clock.now();
    if (isExpired(session, now) || isReuse(session, now)) {
      services.log.warn(
        { event: 'session ended', session: session.id, reuse: session.is_previous },
        'refresh refused',
      );
      await endSessionRecorded(services, tx, session.account_id, session.id);
      return null;
    }
    const access = newAccess(services, now);
    await renewAccess(tx, session.id, access, now);
    const issued = {
      accountId: session.account_id,
      accessToken: access.token,
      expiresIn: accessMinutes * 60,
    };
    if (session.is_previous) return { ...issued, refreshToken: null };
    const next = services.ids.secret();
    await rotateSession(tx, session.id, services.ids.hash(next), now);
    return { ...issued, refreshToken: next };
  });
  if (!outcome) throw new AppError('UNAUTHENTICATED');
  return outcome;
}

function isExpired(session: FoundSession, now: Date): boolean {
  return (
    addDays(session.last_used_at, inactiveDays) <= now || addDays(session.created_at, absoluteDays) <= now
  );
}

function isReuse(session: FoundSession, now: Date): boolean {
  return session.is_previous && now.getTime() - session.rotated_at.getTime() > graceSeconds * 1000;
}

function newAccess(services: Services, at: Date) {
  const token = services.ids.secret();
  return { token, hash: services.ids.hash(token), expiresAt: addMinutes(at, accessMinutes) };
}

/** Replaces the tokens of a session and closes its sockets, which connect again, on every node. */
export async function renewTokens(
  services: Services,
  tx: Transaction,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<{ accessToken: string; expiresIn: number; refreshToken: string }> {
  const at = services.clock.now();
  const refreshToken = services.ids.secret();
  const access = newAccess(services, at);
  await replaceTokens(tx, sessionId, { refreshHash: services.ids.hash(refreshToken), access, at });
  await recordEvent(tx, {
    type: 'session.renewed',
    data: { accountId, sessionId },
    recipients: [],
    actorId: accountId,
    at,
  });
  return { accessToken: access.token, expiresIn: accessMinutes * 60, refreshToken };
}

/** Ends the session of a refresh token in any state: logout never fails. */
export async function closeSession(services: Services, refreshToken: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const session = await lockSessionByRefresh(tx, services.ids.knownHashes(refreshToken));
    if (session) await endSessionRecorded(services, tx, session.account_id, session.id);
  });
}

/** Ends a session at once, and closes its sockets on every node. */
export async function endSessionRecorded(
  services: Services,
  tx: Transaction,
  accountId: number,
  sessionId: string,
): Promise<void> {
  const at = services.clock.now();
  await endSession(tx, sessionId, at);
  await recordEvent(tx, {
    type: 'session.ended',
    data: { accountId, sessionId },
    recipients: [],
    actorId: accountId,
    at,
  });
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/**
 * The caller by the Authorization header; a guest without it. A header without a live session throws
 * `UNAUTHENTICATED`, so that the browser refreshes.
 */
export async function actorOf(services: Services, authorization: string | undefined): Promise<Actor | null> {
  if (authorization === undefined) return null;
  const token = bearer.exec(authorization)?.[1];
  const actor = token ? await findActorByToken(services, token) : null;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor;
}

const lookups = new WeakMap<Services, Map<string, Promise<Actor | null>>>();

/**
 * The caller by an access token; null without a live session. Calls with one token that arrive in the same turn of
 * the event loop share a query, as the first calls of a page do. It is sent after all of them have arrived, so none
 * reads an earlier state.
 */
export function findActorByToken(services: Services, token: string): Promise<Actor | null> {
  const waiting = lookups.get(services) ?? new Map<string, Promise<Actor | null>>();
  lookups.set(services, waiting);
  const shared = waiting.get(token);
  if (shared) return shared;
  const lookup = endOfTurn().then(() => {
    waiting.delete(token);
    return findActor(services.db, services.ids.knownHashes(token), services.clock.now());
  });
  waiting.set(token, lookup);
  return lookup;
}

/** Whether a session is open. A socket outlives its access token, but not its session. */
export function isSessionOpen(services: Services, sessionId: string): Promise<boolean> {
  const now = services.clock.now();
  const limits = { usedAfter: addDays(now, -inactiveDays), createdAfter: addDays(now, -absoluteDays) };
  return findSessionOpen(services.db, sessionId, limits);
}

/** Ends every session of an account at once, and closes its sockets on every node. */
export async function endAllSessions(
  tx: Transaction,
  accountId: number,
  by: { actorId: number | null; at: Date },
): Promise<void> {
  await endSessionsOf(tx, accountId, by.at);
  await recordEvent(tx, {
    type: 'session.ended',
    data: { accountId, sessionId: null },
    recipients: [],
    ...by,
  });
}
