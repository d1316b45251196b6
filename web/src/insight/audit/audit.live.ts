import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the audit; the third part is the deal or the query. */
export const auditKeys = {
  deal: ['audit', 'deal'],
  list: ['audit', 'list'],
} as const;

const types = [
  'negotiation.delivered',
  'negotiation.viewed',
  'negotiation.answered',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
  'negotiation.signedByTeam',
  'negotiation.signatureTakenBack',
  'negotiation.reminded',
  'proposal.confirmed',
  'offer.viewed',
  'offer.revised',
  'offer.accepted',
  'offer.rejected',
  'offer.canceled',
  'offer.documentUploaded',
  'files.changed',
] as const satisfies EventType[];

/** Every event of a deal adds an entry; only the service knows its text. */
export const auditLive: readonly LiveHandler[] = [
  liveQuery({ types, key: auditKeys.deal, apply: () => 'refetch' }),
];
