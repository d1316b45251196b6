import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** A toc toc: the members who were not online. */
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

/** Somebody calls a mediator: staff, who find all calls in one queue. */
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
