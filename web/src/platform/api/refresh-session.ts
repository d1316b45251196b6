import { type SessionStore, sessionUserId } from '../session/session-store.ts';

export interface RefreshParts {
  fetch: typeof fetch;
  session: SessionStore;
  /** Runs the work under a lock shared by all tabs of this browser. */
  withTabLock<T>(work: () => Promise<T>): Promise<T>;
}

/** renewed: a newer token than the used one is stored · over: the service refused, the session has ended. */
export type RefreshOutcome = 'renewed' | 'over';

/**
 * Makes the refresh that all calls of all tabs share. A refresh token can be used once, so two tabs must never send it
 * at the same time: the second one finds the new token already stored. Rejects without a response; the session then
 * stays as it is.
 */
export function createRefresh({ fetch, session, withTabLock }: RefreshParts) {
  let pending: Promise<RefreshOutcome> | null = null;

  async function refresh(usedToken: string): Promise<RefreshOutcome> {
    const token = session.token();
    if (token === null) return 'over';
    if (token !== usedToken) return 'renewed';
    // `keepalive` survives a reload: a lost response would leave the browser with a used refresh token.
    const response = await fetch('/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
    });
    if (response.ok) {
      const answer = (await response.json()) as { access_token: string; expires_in: number; user: string };
      // The cookie may now belong to another user: then this session was not renewed.
      if ((JSON.parse(answer.user) as { Id: number }).Id === sessionUserId(session.get())) {
        session.renew({ token: answer.access_token, expiresIn: answer.expires_in });
        return 'renewed';
      }
    } else if (response.status >= 500 || response.status === 429) {
      throw new Error(`refresh answered ${response.status}`);
    }
    session.end('expired');
    return 'over';
  }

  return function refreshSession(usedToken: string): Promise<RefreshOutcome> {
    pending ??= withTabLock(() => refresh(usedToken)).finally(() => {
      pending = null;
    });
    return pending;
  };
}
