import { useRef, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import type { SessionUser } from '../session/session-store.ts';
import { logIn, logOut, wipeUser } from './log-in.ts';

export interface UseSession {
  /** Null for a guest, and while the profile of a stored session is loading. */
  user: SessionUser | null;
  restoring: boolean;
  /** The session of this tab expired, without a logout. */
  expired: boolean;
  logIn: typeof logIn;
  logOut: typeof logOut;
  wipeUser: typeof wipeUser;
}

export function useSession(): UseSession {
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  return {
    user: state.status === 'in' ? state.user : null,
    restoring: state.status === 'restoring',
    expired: state.status === 'guest' && state.ended === 'expired',
    logIn,
    logOut,
    wipeUser,
  };
}

/** The logged-in user, for private screens; the last known one while such a screen is closing. */
export function useUser(): SessionUser {
  const { user } = useSession();
  const last = useRef(user);
  if (user) last.current = user;
  if (!last.current) throw new Error('a private screen was opened without a session');
  return last.current;
}
