import { i18n } from '../i18n/i18n.ts';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { createRefresh } from './refresh-session.ts';
import { createTransport, type TransportParts } from './transport.ts';

const browserFetch: typeof fetch = (...request) => fetch(...request);

/** Runs under a lock shared by the tabs; without Web Locks (plain http), only within this tab. */
export function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh-session', work) : work();
}

export const refreshSession = createRefresh({ fetch: browserFetch, session, withTabLock });

/** The parts of `send`, for other transports. */
export const transportParts: TransportParts = {
  fetch: browserFetch,
  session,
  refresh: refreshSession,
  language: () => language.get(),
  text: (code) => i18n.t(code, { ns: 'errors' }),
};

/** Sends with the session of this browser. Only for this folder; features use `call`. */
export const send = createTransport(transportParts);
