import type { Conversation } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';

interface InitialDiscussions {
  discussions: Conversation[];
}

/** What `users:join` said last: it may come before the chat that shows it. */
let latest: InitialDiscussions | undefined;
const listeners = new Set<(payload: InitialDiscussions) => void>();

/** Keeps the conversations that come after every join of `users:join`. Returns the way to stop, which forgets them. */
export function storeInitialDiscussions(everybody: Channel): () => void {
  everybody.on('initial_discussions', (payload: InitialDiscussions) => {
    latest = payload;
    for (const listener of [...listeners]) listener(payload);
  });
  return () => {
    latest = undefined;
  };
}

/** Told of the conversations after every join; at once of the last ones that came. Returns the way to stop. */
export function onInitialDiscussions(listener: (payload: InitialDiscussions) => void): () => void {
  listeners.add(listener);
  if (latest !== undefined) listener(latest);
  return () => listeners.delete(listener);
}
