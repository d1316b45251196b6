import { rule } from '../notification-rule.ts';

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
