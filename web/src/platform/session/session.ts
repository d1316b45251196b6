import { createSessionStore } from './session-store.ts';

/** The session of this browser. */
export const session = createSessionStore(localStorage, Date.now);

addEventListener('storage', (event) => {
  if (event.key === 'token' || event.key === 'id' || event.key === null) session.follow();
});
