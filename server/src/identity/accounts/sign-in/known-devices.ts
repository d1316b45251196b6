import type { Queryable } from '../../../platform/database/database.ts';
import type { AnswerCookie } from '../../../platform/http/call.ts';
import { deviceCookie } from '../../../platform/http/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import { findDevice, saveKnownDevice } from './known-devices.repository.ts';

/** A device that was not used for this long is unknown again. */
export const deviceDays = 180;
export const maxDevicesOfAccount = 20;

/**
 * Remembers a browser whose user has just proved to be the owner of an account; its failures are counted for itself from
 * now on. It grants nothing else. A browser keeps one secret for all its accounts, but never one that we did not make.
 */
export async function rememberDevice(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  db: Queryable,
  accountId: number,
  cookie: string | null,
): Promise<{ secret: string; hash: Buffer }> {
  const present = cookie === null ? null : await findDevice(db, ids.knownHashes(cookie));
  const secret = present && cookie ? cookie : ids.secret();
  const hash = present ?? ids.hash(secret);
  await saveKnownDevice(db, { hash, accountId, at: clock.now() });
  return { secret, hash };
}

export function deviceCookieOf(secret: string): AnswerCookie {
  return { name: deviceCookie, value: secret, path: '/', maxAgeSeconds: deviceDays * 24 * 60 * 60 };
}
