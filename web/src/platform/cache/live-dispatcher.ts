import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent, LiveHandler } from './live-handler.ts';

/** Events arrive at least once: the latest ids are remembered, up to this many. */
const remembered = 500;

/** Passes each event once to the handlers of its type. */
export function createLiveDispatcher(client: QueryClient, handlers: readonly LiveHandler[]) {
  const byType = new Map<string, LiveHandler[]>();
  for (const handler of handlers) {
    for (const type of handler.types) byType.set(type, [...(byType.get(type) ?? []), handler]);
  }
  const seen = new Set<string>();

  return function dispatch(event: LiveEvent): void {
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (seen.size > remembered) seen.delete(seen.values().next().value as string);
    for (const handler of byType.get(event.type) ?? []) handler.apply(client, event);
  };
}
