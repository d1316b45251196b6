import { auditedDealMoves, auditedMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

/** Cache keys of the audit; the third part is the deal or the query. */
export const auditKeys = {
  deal: ['audit', 'deal'],
  list: ['audit', 'list'],
} as const;

/** Every audited event adds an entry; only the service knows its text. */
export const auditLive: readonly LiveHandler[] = [
  refetchOn(auditedDealMoves, auditKeys.deal),
  refetchOn(auditedMoves, auditKeys.list),
];
