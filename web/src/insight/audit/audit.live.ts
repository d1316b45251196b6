import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { auditKeys } from './audit-keys.ts';

const types = [
  'negotiation.delivered',
  'negotiation.viewed',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
  'negotiation.signedByTeam',
  'negotiation.signatureTakenBack',
  'negotiation.reminded',
  'offer.viewed',
  'offer.revised',
  'offer.accepted',
  'offer.rejected',
  'offer.canceled',
  'offer.documentUploaded',
  'files.changed',
] as const satisfies EventType[];

/** Whatever happens on a deal is one entry more; only the service knows how it is called. */
export const auditLive: readonly LiveHandler[] = [
  liveQuery({ types, key: auditKeys.deal, apply: () => 'refetch' }),
];
