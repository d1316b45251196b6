import { i18n } from '../i18n/i18n.ts';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { createRefresh } from './refresh-session.ts';
import { createTransport, type TransportParts } from './transport.ts';

const browserFetch: typeof fetch = (...request) => fetch(...request);

/** Runs under a lock shared by the tabs; without Web Locks (plain http), only within this tab. */
function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh-session', work) : work();
}

let renewal: Promise<unknown> | null = null;

/**
 * Runs a call that replaces the tokens of this session, under the lock of the refresh. Calls that begin meanwhile wait: an
 * event may ask for something before the answer with the new tokens is here.
 */
export function renewTokens<T>(work: () => Promise<T>): Promise<T> {
  const renewing = withTabLock(work);
  const ended = renewing
    .catch(() => undefined)
    .finally(() => {
      if (renewal === ended) renewal = null;
    });
  renewal = ended;
  return renewing;
}

export const refreshSession = createRefresh({ fetch: browserFetch, session, withTabLock });

/** The parts of `send`, for other transports. */
export const transportParts: TransportParts = {
  fetch: browserFetch,
  session,
  refresh: refreshSession,
  renewal: () => renewal,
  language: () => language.get(),
  text: (code) => i18n.t(code, { ns: 'errors' }),
};

/** Sends with the session of this browser. Only for this folder; features use `call`. */
export const send = createTransport(transportParts);
