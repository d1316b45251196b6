import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { reportsKeys } from './reports-keys.ts';

/** Links made or taken back elsewhere, and what decides whether one opens. */
const types: readonly EventType[] = [
  'report.published',
  'report.revoked',
  'player.changed',
  'request.closed',
  'request.reopened',
];

/** Whether a link opens is the service's to say: what is on screen is asked again. */
export const reportsLive: readonly LiveHandler[] = Object.values(reportsKeys).map((key) =>
  liveQuery({ types, key, apply: () => 'refetch' }),
);
