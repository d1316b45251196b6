import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of shared pages. */
export const reportsKeys = {
  /** The sharing of one thing: `[...sharing, kind, thingId]`. */
  sharing: ['reports', 'sharing'],
  links: ['reports', 'links'],
} as const;

/** Links created or revoked elsewhere, and events that decide whether a link opens. */
const types: readonly EventType[] = [
  'report.published',
  'report.revoked',
  'player.changed',
  'request.closed',
  'request.reopened',
];

/** Only the service knows whether a link opens: what is on screen is refetched. */
export const reportsLive: readonly LiveHandler[] = Object.values(reportsKeys).map((key) =>
  liveQuery({ types, key, apply: () => 'refetch' }),
);
