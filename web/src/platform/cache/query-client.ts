import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { sessionUserId } from '../session/session-store.ts';
import { delayOfTry, worthAnotherTry } from './try-again.ts';

/** What the screens have fetched. Screens show their own errors; there is no global error toast. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthAnotherTry,
      retryDelay: delayOfTry,
      // Live events update what is shown; refetching covers what they cannot reach.
      staleTime: 60_000,
      // Without network a query fails with an error text instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let userId = sessionUserId(session.get());

// One user's data is never shown to the next user.
session.subscribe(() => {
  const next = sessionUserId(session.get());
  if (userId !== null && userId !== next) queryClient.clear();
  userId = next;
});
