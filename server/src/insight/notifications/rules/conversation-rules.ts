import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** Notifies absent members of unread messages. */
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

/** Notifies the members mentioned in a message. */
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

/** Notifies the members who were not online of a toc toc. */
export const knockedRule = rule({
  types: ['conversation.knocked'],
  async notices(_tx, { data: { conversationId, fromId, absent } }) {
    return [
      {
        kind: 'knocked',
        accounts: absent,
        about: conversationId,
        params: { personId: fromId },
        target: `/negotiationRoom/${conversationId}`,
      },
    ];
  },
});

/** Notifies staff of a call for a mediator; all calls are in one queue. */
export const mediatorCalledRule = rule({
  types: ['mediation.called'],
  async notices(tx, { data: { calledBy } }) {
    return [
      {
        kind: 'mediatorCalled',
        accounts: await listStaffAccounts(tx),
        about: 'all',
        params: { personId: calledBy },
        target: '/negotiationRoom',
      },
    ];
  },
});

/** Notifies staff of a message that asks for money; all such messages are in one queue. */
export const moneyTicketRule = rule({
  types: ['moneyTicket.raised'],
  async notices(tx) {
    return [
      {
        kind: 'moneyTicketWaits',
        accounts: await listStaffAccounts(tx),
        about: 'all',
        params: {},
        target: '/desk',
      },
    ];
  },
});
