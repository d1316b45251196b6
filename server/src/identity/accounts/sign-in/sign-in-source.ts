import { networkOf } from '../../../platform/http/admission/rate-limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { findKnownDevice } from './known-devices.repository.ts';

/** Where a try comes from. */
export interface Client {
  ip: string;
  /** The cookie of a browser that signed in before. */
  device: string | null;
  /** The session of a caller who is logged in and confirms something. */
  sessionId: string | null;
}

/** The client of a described call; its session where it is logged in. */
export function clientOf({ ip, device, caller }: Call<unknown>): Client {
  return { ip, device, sessionId: caller?.sessionId ?? null };
}

/** Source of sign-ins whose failures are counted together. */
export interface SignInSource {
  key: string;
  /** A session, or a device that signed in to this account before: a stranger cannot fill its count. */
  isKnown: boolean;
}

/** The source of a try for the account of an e-mail: its session, its known device, or else its network. */
export async function sourceOf(
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  email: string,
  { ip, device, sessionId }: Client,
): Promise<SignInSource> {
  if (sessionId) return { key: `session ${sessionId}`, isKnown: true };
  const known = device === null ? null : await findKnownDevice(db, ids.knownHashes(device), email);
  if (known) return { key: `device ${known.toString('hex')}`, isKnown: true };
  return { key: `network ${networkOf(ip)}`, isKnown: false };
}
