import { sessionUserId } from '../session/session-state.ts';
import type { SessionStore } from '../session/session-store.ts';

export interface RefreshParts {
  fetch: typeof fetch;
  session: SessionStore;
  /** Runs the work alone among all tabs of this browser. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** renewed: a token other than the used one is in place · over: the service refused, the session has ended. */
export type RefreshOutcome = 'renewed' | 'over';

/**
 * Makes the one refresh that all calls of all tabs share. A refresh token is good for one use, so two tabs must never
 * send it at the same time: who comes second finds the new token in place. Rejects when no answer came; the session
 * then stays as it is.
 */
export function createRefresh({ fetch, session, alone }: RefreshParts) {
  let underWay: Promise<RefreshOutcome> | null = null;

  async function refresh(usedToken: string): Promise<RefreshOutcome> {
    const token = session.token();
    if (token === null) return 'over';
    if (token !== usedToken) return 'renewed';
    // Kept alive over a reload: an answer that is lost would leave the browser with a used-up refresh token.
    const response = await fetch('/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
    });
    if (response.ok) {
      const answer = (await response.json()) as { access_token: string; expires_in: number; user: string };
      // The cookie may by now be another user's: that is no renewal of this session.
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
    underWay ??= alone(() => refresh(usedToken)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
