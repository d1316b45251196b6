/** What `users:join` said last: it may come before the screen that shows it. Its shape is the chat feature's to know. */
let latest: unknown;
const listeners = new Set<(payload: unknown) => void>();

/** Told of the conversations after every join; at once of the last ones that came. Returns the way to stop. */
export function onInitialDiscussions(listener: (payload: unknown) => void): () => void {
  listeners.add(listener);
  if (latest !== undefined) listener(latest);
  return () => listeners.delete(listener);
}

export function keepInitialDiscussions(payload: unknown): void {
  latest = payload;
  for (const listener of [...listeners]) listener(payload);
}

export function forgetInitialDiscussions(): void {
  latest = undefined;
}
