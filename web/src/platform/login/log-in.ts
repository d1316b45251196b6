import { ApiError } from '../api/api-error.ts';
import { type LoginAnswer, postEntry, postLogin, postLogout } from '../api/auth-calls.ts';
import { call } from '../api/call.ts';
import { ask } from '../ask/ask.ts';
import { i18n } from '../i18n/i18n.ts';
import { session } from '../session/session.ts';
import { type SessionUser, sessionUserId } from '../session/session-store.ts';
import { deviceStore } from '../storage/device-store.ts';
import { clearReturnPlace } from './return-to.ts';

/** Spec §5: login is for players, clubs, agents and coaching staff. One that waits for staff enters its own part. */
const profilesThatEnter = [0, 1, 2, 6, 7];

const listeners = new Set<(user: SessionUser) => void>();

/** Registers a listener for logins by hand in this tab. */
export function onLogIn(listener: (user: SessionUser) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const errorText = (code: 'INTERNAL' | 'USER_NOT_ALLOWED') => i18n.t(code, { ns: 'errors' });

/**
 * Logs in, fetches the user, and goes to the remembered place or to the first screen. Throws ApiError with the text to
 * show: the service's own, or "Errore interno, riprovare più tardi" if the profile does not load (spec §7).
 */
export async function logIn(email: string, password: string, otp?: string): Promise<void> {
  await enter(await postLogin(email, password, otp));
}

/**
 * Logs in with the code that the confirmation of an address, or the login of a waiting club, answers. Throws like
 * `logIn`.
 */
export async function enterWith(code: string): Promise<void> {
  await enter(await postEntry(code));
}

/** Continues with the response of a login. Throws like `logIn`. */
export async function enter(answer: LoginAnswer): Promise<void> {
  const user = await openSession(answer);
  for (const listener of [...listeners]) listener(user);
}

async function openSession({ token, expiresIn, user }: LoginAnswer): Promise<SessionUser> {
  const stored = { id: user.Id, username: user.Email, email: user.Email, image: user.UserImageUrl ?? '' };
  session.begin({ token, expiresIn }, stored);
  try {
    if (!profilesThatEnter.includes(user.Profile)) {
      throw new ApiError(403, 'USER_NOT_ALLOWED', errorText('USER_NOT_ALLOWED'));
    }
    const profile = await fetchProfile();
    const known = { ...profile, name: (await nameByType(profile)) ?? profile.name };
    deviceStore.open(known.id);
    session.complete(known);
    return known;
  } catch (error) {
    await postLogout();
    session.end('loggedOut');
    if (error instanceof ApiError && error.code === 'USER_NOT_ALLOWED') throw error;
    throw new ApiError(500, 'INTERNAL', errorText('INTERNAL'));
  }
}

async function fetchProfile(): Promise<SessionUser> {
  const mine = await call('Account/GetMyProfile', {});
  const { accountId, profile, profileId, kind, agentType, profileName, email, imageUrl } = mine;
  return { id: accountId, profile, profileId, kind, agentType, name: profileName, email, imageUrl };
}

/** Spec §7: after the login the profile is fetched by its type, for the name. */
async function nameByType({ kind, profileId }: SessionUser): Promise<string | null> {
  if (profileId === null) return null;
  if (kind === 'player') {
    const { name, surname } = await call('Player/GetPlayerInfo', { playerId: profileId });
    return `${name} ${surname}`.trim();
  }
  if (kind === 'team')
    return (await call('Team/GetTeamInfo', { teamId: profileId, advertisesInfo: false })).name;
  if (kind === 'agent' || kind === 'premium')
    return (await call('Agent/GetAgentInfo', { agentId: profileId })).name;
  return null;
}

/** Asks anew who the user is: their rights have changed while they are logged in. */
export async function refreshUser(): Promise<void> {
  const before = session.get();
  if (before.status !== 'in') return;
  const { kind, agentType, profile, profileId } = await fetchProfile();
  if (session.get() === before) session.complete({ ...before.user, kind, agentType, profile, profileId });
}

let restoring: Promise<SessionUser | null> | null = null;

/**
 * The logged-in user after a reload: null if the session is over. Rejects with ApiError if the service does not
 * respond; the session stays, to be retried.
 */
export function restoreSession(): Promise<SessionUser | null> {
  restoring ??= restore().finally(() => {
    restoring = null;
  });
  return restoring;
}

async function restore(): Promise<SessionUser | null> {
  const before = session.get();
  if (before.status === 'guest') return null;
  if (before.status === 'in') return before.user;
  try {
    const user = await fetchProfile();
    if (session.get() === before) session.complete(user);
    return user;
  } catch (error) {
    if (session.get().status === 'guest') return null;
    throw error;
  }
}

/** The account was deleted: ends its session and removes the user's data from this device. */
export async function wipeUser(): Promise<void> {
  const id = sessionUserId(session.get());
  if (id !== null) await deviceStore.wipe(id);
  clearReturnPlace();
  session.end('loggedOut');
}

/**
 * Logs out here and on the server, and removes the user's data from this device; asks first if something there was
 * never sent. Resolves with false if the user decided to stay.
 */
export async function logOut(): Promise<boolean> {
  const id = sessionUserId(session.get());
  if (id === null) return true;
  const unsent = [...(await deviceStore.list(id, 'draft')), ...(await deviceStore.list(id, 'outbox'))].length;
  if (unsent > 0 && !(await ask('logOutUnsent', { count: unsent }))) return false;
  const token = session.token();
  await deviceStore.wipe(id);
  clearReturnPlace();
  // First in the browser: it cancels the running queries of the screens, which would be refused after the logout.
  session.end('loggedOut');
  await postLogout(token);
  return true;
}

/** Follows the other tabs: a login, logout or change of user there applies here. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    // The token is written last and removed first, so the rest is complete when it changes. A null key: storage was
    // cleared.
    if (key !== 'token' && key !== null) return;
    session.follow();
    // Without a response the next screen tries again.
    void restoreSession().catch(() => undefined);
  });
}
