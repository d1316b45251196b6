import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { session } from '../session/session.ts';
import { sessionUserId } from '../session/session-state.ts';

/** A refusal stays a refusal; only silence and a service that is away are worth a second try. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);
}

/** What the screens have read. Errors are for the screen to show: nothing is toasted by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthAnotherTry,
      // Live events keep what is shown up to date; looking again is for what they cannot reach.
      staleTime: 60_000,
      // A query without network fails with its text, rather than waiting unseen.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let userId = sessionUserId(session.get());

// What one user has read is nothing for the next.
session.subscribe(() => {
  const next = sessionUserId(session.get());
  if (userId !== null && userId !== next) queryClient.clear();
  userId = next;
});
