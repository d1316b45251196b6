import { lapseDays } from './negotiation-limits.ts';
import type { NegotiationStatus } from './negotiation-statuses.ts';

/** Those that lapse after long silence; a trial does not. */
export const lapsingStatuses: readonly NegotiationStatus[] = [0, 1, 2];

const dayMs = 24 * 60 * 60 * 1000;

/** When a negotiation closes by itself if nobody stirs after `lastActivityAt`; null where silence closes nothing. */
export function lapsesAt(status: NegotiationStatus, lastActivityAt: string): string | null {
  if (!lapsingStatuses.includes(status)) return null;
  return new Date(Date.parse(lastActivityAt) + lapseDays * dayMs).toISOString();
}
