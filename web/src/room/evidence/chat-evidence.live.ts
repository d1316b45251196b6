import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { chatEvidenceKeys } from './chat-evidence-keys.ts';

/** What waits at the desk and in which order, only the service knows. */
export const chatEvidenceLive: readonly LiveHandler[] = [
  liveQuery({
    types: ['moneyTicket.raised', 'moneyTicket.decided'],
    key: chatEvidenceKeys.tickets,
    apply: () => 'refetch',
  }),
];
