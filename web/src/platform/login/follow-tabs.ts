import { session } from '../session/session.ts';
import { restoreSession } from './log-in.ts';

/** Follows what other tabs do: who logs in, logs out or changes the user there does so here. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    // The token is written last and removed first: before it the rest is not complete. No key: all was cleared.
    if (key !== 'token' && key !== null) return;
    session.follow();
    // Without an answer the next screen asks again.
    void restoreSession().catch(() => undefined);
  });
}
