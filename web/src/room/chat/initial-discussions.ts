import type { Conversation } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';

interface InitialDiscussions {
  discussions: Conversation[];
}

/** The last payload of `users:join`: it may arrive before the chat that shows it. */
let latest: InitialDiscussions | undefined;
const listeners = new Set<(payload: InitialDiscussions) => void>();

/** Stores the conversations sent after every join of `users:join`. Returns the function that stops and clears them. */
export function storeInitialDiscussions(everybody: Channel): () => void {
  everybody.on('initial_discussions', (payload: InitialDiscussions) => {
    latest = payload;
    for (const listener of [...listeners]) listener(payload);
  });
  return () => {
    latest = undefined;
  };
}

/**
 * Called with the conversations after every join, and at once with the last ones. Returns the function that
 * unsubscribes.
 */
export function onInitialDiscussions(listener: (payload: InitialDiscussions) => void): () => void {
  listeners.add(listener);
  if (latest !== undefined) listener(latest);
  return () => listeners.delete(listener);
}
