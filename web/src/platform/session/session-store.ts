import { type SessionState, type SessionUser, type StoredUser, sessionUserId } from './session-state.ts';

/** The keys of localStorage that the session uses: the spec's id, username, e-mail and image, and the token. */
const keys = { token: 'token', id: 'id', username: 'username', email: 'email', image: 'image' } as const;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the service hands out at login and at each refresh. */
export interface Grant {
  token: string;
  /** Seconds for which the token is good. */
  expiresIn: number;
}

/**
 * The one place that knows who is logged in. It makes no calls; localStorage is shared by all tabs, so what another
 * tab wrote is taken over by `follow`.
 */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  /** True when the token is known to be useless: sending it would only bring a 401. */
  tokenIsSpent(): boolean;
  /** A session starts: its profile is still to be fetched. */
  begin(grant: Grant, stored: StoredUser): void;
  /** A new token for the same session. */
  renew(grant: Grant): void;
  complete(user: SessionUser): void;
  end(how: 'loggedOut' | 'expired'): void;
  /** Another tab changed what is stored: log in, log out, change of user or token. */
  follow(): void;
}

const guest: SessionState = { status: 'guest', ended: 'never' };

export function createSessionStore(storage: KeyValueStore, now: () => number): SessionStore {
  const listeners = new Set<() => void>();
  let expiresAt: { token: string; at: number } | null = null;
  let state: SessionState = stored() ? { status: 'restoring', stored: stored() as StoredUser } : guest;

  function stored(): StoredUser | null {
    const id = Number(storage.getItem(keys.id));
    if (!storage.getItem(keys.token) || !Number.isSafeInteger(id) || id <= 0) return null;
    const text = (key: string) => storage.getItem(key) ?? '';
    return { id, username: text(keys.username), email: text(keys.email), image: text(keys.image) };
  }

  function set(next: SessionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function storeUser(user: StoredUser): void {
    storage.setItem(keys.id, String(user.id));
    storage.setItem(keys.username, user.username);
    storage.setItem(keys.email, user.email);
    storage.setItem(keys.image, user.image);
  }

  function storeToken(grant: Grant): void {
    storage.setItem(keys.token, grant.token);
    expiresAt = { token: grant.token, at: now() + grant.expiresIn * 1000 };
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => (state.status === 'guest' ? null : storage.getItem(keys.token)),
    tokenIsSpent() {
      return expiresAt !== null && expiresAt.token === storage.getItem(keys.token) && now() >= expiresAt.at;
    },
    begin(grant, user) {
      // The token last: it is what makes the other tabs look.
      storeUser(user);
      storeToken(grant);
      set({ status: 'restoring', stored: user });
    },
    renew: storeToken,
    complete(user) {
      storeUser({ id: user.id, username: user.name, email: user.email, image: user.imageUrl ?? '' });
      set({ status: 'in', user });
    },
    end(how) {
      for (const key of Object.values(keys)) storage.removeItem(key);
      expiresAt = null;
      if (state.status !== 'guest') set({ status: 'guest', ended: how });
    },
    follow() {
      const here = sessionUserId(state);
      const there = stored();
      if (here !== null && !there) set({ status: 'guest', ended: 'expired' });
      else if (there && there.id !== here) set({ status: 'restoring', stored: there });
    },
  };
}
