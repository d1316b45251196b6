import { rule } from '../notification-rule.ts';

/** Somebody who is away was written to. */
export const unreadWaitsRule = rule({
  types: ['conversation.unreadWaits'],
  async notices(_tx, { data: { conversationId, accountId }, actorId }) {
    return [
      {
        kind: 'unreadWaits',
        accounts: [accountId],
        about: conversationId,
        params: { personId: actorId },
        target: `/negotiationRoom/${conversationId}`,
      },
    ];
  },
});

/** A message names members of its conversation. */
export const mentionedRule = rule({
  types: ['conversation.mentioned'],
  async notices(_tx, { data: { conversationId, mentioned }, actorId }) {
    return [
      {
        kind: 'mentioned',
        accounts: mentioned,
        about: conversationId,
        params: { personId: actorId },
        target: `/negotiationRoom/${conversationId}`,
      },
    ];
  },
});
