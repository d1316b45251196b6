import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { createRefresh } from './refresh-session.ts';
import { createTransport } from './transport.ts';

interface Sent {
  path: string;
  headers: Record<string, string>;
}

/** A browser with the storage of two tabs, and a service that responds as the test defines. */
function setUp(serve: (sent: Sent) => Response | Promise<Response>) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  let time = 0;
  const sent: Sent[] = [];
  const fetch = (async (path: string, init?: RequestInit) => {
    const call = { path, headers: (init?.headers ?? {}) as Record<string, string> };
    sent.push(call);
    return serve(call);
  }) as typeof globalThis.fetch;
  let queue: Promise<unknown> = Promise.resolve();
  const withTabLock = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  let renewal: Promise<unknown> | null = null;
  const renews = (ended: Promise<unknown> | null) => {
    renewal = ended;
  };
  const tab = () => {
    const session = createSessionStore(storage, () => time);
    const refresh = createRefresh({ fetch, session, withTabLock });
    const send = createTransport({
      fetch,
      session,
      refresh,
      renewal: () => renewal,
      language: () => 'de',
      text: (code) => `text of ${code}`,
    });
    return { session, send };
  };
  const pass = (ms: number) => {
    time += ms;
  };
  const paths = () => sent.map(({ path }) => path);
  return { entries, sent, paths, tab, pass, renews };
}

const stored = { id: 7, username: 'Elena', email: 'elena@example.org', image: '' };
const ok = (body: unknown = {}) => new Response(JSON.stringify(body));
const refused = () => new Response('{"code":"UNAUTHENTICATED","detail":"Accedi"}', { status: 401 });
const renewed = (token: string, id = 7) => ok({ access_token: token, expires_in: 900, user: `{"Id":${id}}` });

/** A service that accepts one token and hands out `new` on refresh. */
const serviceAccepting = (good: string) => (sent: Sent) => {
  if (sent.path === '/auth/refresh') return renewed('new');
  return sent.headers.Authorization === `Bearer ${good}` ? ok() : refused();
};

describe('a call', () => {
  it('sends the bearer token and the chosen language', async () => {
    const { tab, sent } = setUp(() => ok());
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    await send('/api/Account/GetMyProfile', {});
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer old', 'Accept-Language': 'de' });
  });

  it('a call of a guest sends no bearer token, and a refusal causes no refresh', async () => {
    const { tab, paths, sent } = setUp(refused);
    await expect(tab().send('/api/Player/X', {})).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(paths()).toEqual(['/api/Player/X']);
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('renews a refused token and is repeated once', async () => {
    const { tab, paths, entries } = setUp(serviceAccepting('new'));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    expect((await send('/api/X/Y', {})).ok).toBe(true);
    expect(paths()).toEqual(['/api/X/Y', '/auth/refresh', '/api/X/Y']);
    expect(entries.get('token')).toBe('new');
  });

  it('shares one refresh with other calls of this tab and of other tabs', async () => {
    const { tab, paths } = setUp(serviceAccepting('new'));
    const first = tab();
    first.session.begin({ token: 'old', expiresIn: 900 }, stored);
    const second = tab();
    await Promise.all([first.send('/a', {}), first.send('/b', {}), second.send('/c', {})]);
    expect(paths().filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('waits while another call replaces the tokens, and has the new one', async () => {
    const { tab, paths, renews } = setUp(serviceAccepting('new'));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    const renewal = Promise.withResolvers<void>();
    renews(renewal.promise);
    const waiting = send('/api/X/Y', {});
    expect(paths()).toEqual([]);
    session.renew({ token: 'new', expiresIn: 900 });
    renewal.resolve();
    expect((await waiting).ok).toBe(true);
    expect(paths()).toEqual(['/api/X/Y']);
  });

  it('renews a token known to be expired before sending', async () => {
    const { tab, paths, pass } = setUp(serviceAccepting('new'));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    pass(900_000);
    await send('/api/X/Y', {});
    expect(paths()).toEqual(['/auth/refresh', '/api/X/Y']);
  });

  it('ends the session when the refresh is refused', async () => {
    const { tab, entries } = setUp(refused);
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    await expect(send('/api/X/Y', {})).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toEqual({ status: 'guest', ended: 'expired' });
    expect(entries.size).toBe(0);
  });

  it('ends the session when the new token is refused too', async () => {
    const { tab, paths } = setUp((sent) => (sent.path === '/auth/refresh' ? renewed('new') : refused()));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    await expect(send('/api/X/Y', {})).rejects.toMatchObject({ status: 401 });
    expect(paths()).toHaveLength(3);
    expect(session.get().status).toBe('guest');
  });

  it('ends the session when the cookie belongs to another user', async () => {
    const { tab } = setUp((sent) => (sent.path === '/auth/refresh' ? renewed('new', 8) : refused()));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    await expect(send('/api/X/Y', {})).rejects.toMatchObject({ status: 401 });
    expect(session.get().status).toBe('guest');
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('failed to fetch'))],
    ['a service in trouble', () => new Response('', { status: 503 })],
  ])('keeps the session when the refresh meets %s', async (_, answer) => {
    const { tab, entries } = setUp((sent) => (sent.path === '/auth/refresh' ? answer() : refused()));
    const { session, send } = tab();
    session.begin({ token: 'old', expiresIn: 900 }, stored);
    await expect(send('/api/X/Y', {})).rejects.toMatchObject({ code: 'NETWORK', text: 'text of NETWORK' });
    expect(session.get().status).toBe('restoring');
    expect(entries.get('token')).toBe('old');
  });

  it('without a response fails with a network error', async () => {
    const { tab } = setUp(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(tab().send('/api/X/Y', {})).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      text: 'text of NETWORK',
    });
  });

  it('aborted by its caller does not fail with a network error', async () => {
    const abort = new AbortController();
    const { tab } = setUp(() => {
      abort.abort();
      throw new DOMException('given up', 'AbortError');
    });
    await expect(tab().send('/x', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails with the service’s text, the form’s field names and the current state', async () => {
    const problem = {
      code: 'CHANGED_MEANWHILE',
      title: 'Conflict',
      detail: 'Qualcun altro è stato più veloce',
      errors: [{ field: 'Player.SearchLevels.0', code: 'notInList', text: 'Non in elenco' }],
      current: { Version: 3, PrincipalRole: 9 },
    };
    const { tab } = setUp(() => new Response(JSON.stringify(problem), { status: 409 }));
    await expect(tab().send('/x', {})).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      text: 'Qualcun altro è stato più veloce',
      fields: [{ name: 'player.searchLevels.0', code: 'notInList', text: 'Non in elenco' }],
      current: { version: 3, principalRole: 9 },
    });
  });

  it('names the seconds after which a rate-limited call may be retried', async () => {
    const body = '{"code":"RATE_LIMITED","detail":"Troppe richieste"}';
    const { tab } = setUp(() => new Response(body, { status: 429, headers: { 'Retry-After': '30' } }));
    await expect(tab().send('/x', {})).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
  });

  it('answered by anything but a problem document fails with an internal error', async () => {
    const { tab } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(tab().send('/x', {})).rejects.toMatchObject({
      status: 502,
      code: 'INTERNAL',
      text: 'text of INTERNAL',
    });
  });
});
