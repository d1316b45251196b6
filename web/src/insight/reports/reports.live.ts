import { linkMoves, playerNews, requestMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

/** Cache keys of shared pages. */
export const reportsKeys = {
  /** The sharing of one thing: `[...sharing, kind, thingId]`. */
  sharing: ['reports', 'sharing'],
  links: ['reports', 'links'],
} as const;

/** Links created or revoked elsewhere, and events that decide whether a link opens; only the service knows. */
const types = [...linkMoves, ...playerNews, ...requestMoves];

export const reportsLive: readonly LiveHandler[] = Object.values(reportsKeys).map((key) =>
  refetchOn(types, key),
);
