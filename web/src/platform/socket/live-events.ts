import { fromWire } from '@trattativa/contract/wire-names';
import type { LiveEvent } from '../cache/live-handler.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Told of every live event of the user's own channel. Returns the way to stop. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Spreads what the socket brought: `{id, type, data}` with the data in wire spelling; an event that shows none has no data. */
export function spreadLive(payload: { id: string | number; type: string; data?: unknown }): void {
  const event: LiveEvent = { id: String(payload.id), type: payload.type, data: fromWire(payload.data ?? {}) };
  for (const listener of [...listeners]) listener(event);
}
