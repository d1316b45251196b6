import { describe, expect, it } from 'vitest';
import type { SessionUser } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

const stored = { id: 7, username: 'elena@example.org', email: 'elena@example.org', image: '' };
const user: SessionUser = {
  id: 7,
  profile: 2,
  profileId: 40001,
  kind: 'agent',
  agentType: 0,
  name: 'Elena Rossi',
  email: 'elena@example.org',
  imageUrl: '/files/a.png',
};

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, tab: () => createSessionStore(storage, () => 0) };
}

describe('the session', () => {
  it('keeps token, id, username, e-mail and image in localStorage, and nothing else', () => {
    const { kept, tab } = browser();
    const session = tab();
    session.begin({ token: 't', expiresIn: 900 }, stored);
    session.complete(user);
    expect(Object.fromEntries(kept)).toEqual({
      token: 't',
      id: '7',
      username: 'Elena Rossi',
      email: 'elena@example.org',
      image: '/files/a.png',
    });
  });

  it('is taken up again after a reload', () => {
    const { tab } = browser();
    tab().begin({ token: 't', expiresIn: 900 }, stored);
    expect(tab().get()).toEqual({ status: 'restoring', stored });
  });

  it('leaves nothing behind when it ends', () => {
    const { kept, tab } = browser();
    const session = tab();
    session.begin({ token: 't', expiresIn: 900 }, stored);
    session.end('loggedOut');
    expect(kept.size).toBe(0);
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

  it('of another user takes the place of this one', () => {
    const { tab } = browser();
    const [here, there] = [tab(), tab()];
    here.begin({ token: 't', expiresIn: 900 }, stored);
    here.complete(user);
    there.begin({ token: 'u', expiresIn: 900 }, { ...stored, id: 8 });
    here.follow();
    expect(here.get()).toMatchObject({ status: 'restoring', stored: { id: 8 } });
  });

  it('stays as it is when another tab only renewed the token', () => {
    const { tab } = browser();
    const here = tab();
    here.begin({ token: 't', expiresIn: 900 }, stored);
    here.complete(user);
    tab().renew({ token: 'u', expiresIn: 900 });
    here.follow();
    expect(here.get()).toEqual({ status: 'in', user });
    expect(here.token()).toBe('u');
  });

  it('knows a spent token only if it saw it handed out', () => {
    const { tab } = browser();
    const here = tab();
    here.begin({ token: 't', expiresIn: 0 }, stored);
    expect(here.tokenIsSpent()).toBe(true);
    expect(tab().tokenIsSpent()).toBe(false);
  });
});
