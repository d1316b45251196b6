import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { describe, expect, it } from 'vitest';
import { createSessionStore, type SessionUser } from './session-store.ts';

const stored = { id: 7, username: 'elena@example.org', email: 'elena@example.org', image: '' };
const user: SessionUser = {
  id: 7,
  profile: profileType.agent,
  profileId: 40001,
  kind: 'agent',
  agentType: agentType.standard,
  name: 'Elena Rossi',
  email: 'elena@example.org',
  imageUrl: '/files/a.png',
};

function browser() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, tab: () => createSessionStore(storage, () => 0) };
}

describe('the session', () => {
  it('stores token, id, username, e-mail and image in localStorage, and nothing else', () => {
    const { entries, tab } = browser();
    const session = tab();
    session.begin({ token: 't', expiresIn: 900 }, stored);
    session.complete(user);
    expect(Object.fromEntries(entries)).toEqual({
      token: 't',
      id: '7',
      username: 'Elena Rossi',
      email: 'elena@example.org',
      image: '/files/a.png',
    });
  });

  it('continues after a reload', () => {
    const { tab } = browser();
    tab().begin({ token: 't', expiresIn: 900 }, stored);
    expect(tab().get()).toEqual({ status: 'restoring', stored });
  });

  it('removes everything when it ends', () => {
    const { entries, tab } = browser();
    const session = tab();
    session.begin({ token: 't', expiresIn: 900 }, stored);
    session.end('loggedOut');
    expect(entries.size).toBe(0);
    expect(session.token()).toBeNull();
  });

  it('ends in the other tabs too, and begins there', () => {
    const { tab } = browser();
    const [here, there] = [tab(), tab()];
    here.begin({ token: 't', expiresIn: 900 }, stored);
    there.follow();
    expect(there.get().status).toBe('restoring');
    here.end('loggedOut');
    there.follow();
    expect(there.get()).toEqual({ status: 'guest', ended: 'expired' });
  });

  it('the session of another user replaces this one', () => {
    const { tab } = browser();
    const [here, there] = [tab(), tab()];
    here.begin({ token: 't', expiresIn: 900 }, stored);
    here.complete(user);
    there.begin({ token: 'u', expiresIn: 900 }, { ...stored, id: 8 });
    here.follow();
    expect(here.get()).toMatchObject({ status: 'restoring', stored: { id: 8 } });
  });

  it('is unchanged when another tab only renewed the token', () => {
    const { tab } = browser();
    const here = tab();
    here.begin({ token: 't', expiresIn: 900 }, stored);
    here.complete(user);
    tab().renew({ token: 'u', expiresIn: 900 });
    here.follow();
    expect(here.get()).toEqual({ status: 'in', user });
    expect(here.token()).toBe('u');
  });

  it('detects an expired token only if it received it itself', () => {
    const { tab } = browser();
    const here = tab();
    here.begin({ token: 't', expiresIn: 0 }, stored);
    expect(here.tokenIsSpent()).toBe(true);
    expect(tab().tokenIsSpent()).toBe(false);
  });
});
