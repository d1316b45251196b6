import type { QueryClient } from '@tanstack/react-query';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { LiveEvent, LiveHandler } from './live-handler.ts';

/** Events arrive at least once: the latest ids are remembered, up to this many. */
const remembered = 500;

type HandlersOfType = ReadonlyMap<string, readonly LiveHandler[]>;

/**
 * Passes each event once to the handlers of its type, in the order of arrival. The handlers load at the first event:
 * no screen needs them before. If they do not load, everything on screen is refetched, and the next event tries again.
 */
export function createLiveDispatcher(client: QueryClient, load: () => Promise<readonly LiveHandler[]>) {
  let handlers: HandlersOfType | null = null;
  let waiting: LiveEvent[] = [];
  const seen = new Set<string>();

  async function loadHandlers(): Promise<void> {
    try {
      handlers = byType(await loadChunk(load));
      for (const event of waiting) apply(event, handlers);
    } catch {
      void client.invalidateQueries();
    }
    waiting = [];
  }

  function apply(event: LiveEvent, loaded: HandlersOfType): void {
    for (const handler of loaded.get(event.type) ?? []) handler.apply(client, event);
  }

  return function dispatch(event: LiveEvent): void {
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (seen.size > remembered) seen.delete(seen.values().next().value as string);
    if (handlers) {
      apply(event, handlers);
      return;
    }
    waiting.push(event);
    if (waiting.length === 1) void loadHandlers();
  };
}

function byType(handlers: readonly LiveHandler[]): HandlersOfType {
  const map = new Map<string, LiveHandler[]>();
  for (const handler of handlers) {
    for (const type of handler.types) map.set(type, [...(map.get(type) ?? []), handler]);
  }
  return map;
}
