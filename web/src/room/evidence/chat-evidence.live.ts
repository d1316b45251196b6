import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

export const chatEvidenceKeys = {
  search: (text: string, conversationId: number | null) => ['chat-search', text, conversationId],
  tickets: ['money-tickets'],
} as const;

/** Only the service knows the items of the desk and their order. */
export const chatEvidenceLive: readonly LiveHandler[] = [
  liveQuery({
    types: ['moneyTicket.raised', 'moneyTicket.decided'],
    key: chatEvidenceKeys.tickets,
    apply: () => 'refetch',
  }),
];
