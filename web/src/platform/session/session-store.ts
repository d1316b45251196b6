import type { CallerKind } from '@trattativa/contract/access';
import type { Api } from '@trattativa/contract/api';

type MyProfile = Api['Account/GetMyProfile']['output'];

/**
 * The logged-in user, as screens see it. `id` is the user's (chat, ownership of the session), `profileId` the
 * profile's.
 */
export interface SessionUser {
  id: number;
  /** Profile type, spec §3: player 0, team 1, agent 2, coaching staff 7. */
  profile: MyProfile['profile'];
  /** The id of the account's player, agent, team or coaching staff record; null if there is none yet. */
  profileId: number | null;
  kind: CallerKind;
  /** Sub-type of an agent (standard 0, local partner 1, premium 2), else null. */
  agentType: MyProfile['agentType'];
  /** The club's name for a club account, the person's otherwise. */
  name: string;
  email: string;
  imageUrl: string | null;
}

/** What the browser stores of a session between two visits, without the token. */
interface StoredUser {
  id: number;
  username: string;
  email: string;
  image: string;
}

/**
 * guest: nobody; `ended` says how the last session of this tab ended · restoring: there is a token, the profile is
 * loading · in: logged in, with the profile.
 */
type SessionState =
  | { status: 'guest'; ended: 'never' | 'loggedOut' | 'expired' }
  | { status: 'restoring'; stored: StoredUser }
  | { status: 'in'; user: SessionUser };

/** The user id of the session. */
export function sessionUserId(state: SessionState): number | null {
  if (state.status === 'guest') return null;
  return state.status === 'in' ? state.user.id : state.stored.id;
}

/** The keys of localStorage that the session uses: the spec's id, username, e-mail and image, and the token. */
const keys = { token: 'token', id: 'id', username: 'username', email: 'email', image: 'image' } as const;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the service issues at login and at each refresh. */
interface Grant {
  token: string;
  /** Seconds until the token expires. */
  expiresIn: number;
}

/**
 * The single source of who is logged in. It makes no calls. localStorage is shared by all tabs; `follow` takes over
 * what another tab wrote.
 */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  /** True if the token is known to have expired: sending it would only return a 401. */
  tokenIsSpent(): boolean;
  /** Starts a session whose profile is still to be fetched. */
  begin(grant: Grant, stored: StoredUser): void;
  /** A new token for the same session. */
  renew(grant: Grant): void;
  complete(user: SessionUser): void;
  end(how: 'loggedOut' | 'expired'): void;
  /** Another tab changed the stored session: login, logout, change of user or token. */
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
      // The token last: its change notifies the other tabs.
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
