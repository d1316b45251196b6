import { i18n } from '../i18n/i18n.ts';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { createRefresh } from './refresh-session.ts';
import { createTransport, type TransportParts } from './transport.ts';

const browserFetch: typeof fetch = (...request) => fetch(...request);

/** Runs alone among the tabs; where a browser has no Web Locks (plain http), alone in this tab. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh-session', work) : work();
}

const refreshSession = createRefresh({ fetch: browserFetch, session, alone });

/** What sending needs, for those that send in another way. */
export const partsOfSend: TransportParts = {
  fetch: browserFetch,
  session,
  refresh: refreshSession,
  language: () => language.get(),
  text: (code) => i18n.t(code, { ns: 'errors' }),
};

/** Sends with the session of this browser. Only the files of this folder use it; features use `call`. */
export const send = createTransport(partsOfSend);
