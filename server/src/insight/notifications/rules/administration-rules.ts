import { agentType } from '@trattativa/domain/identity/agent-types';
import { rule } from '../notification-rule.ts';

const kinds = {
  [agentType.standard]: 'becameStandardAgent',
  [agentType.localPartner]: 'becamePartnerAgent',
  [agentType.premium]: 'becamePremiumAgent',
} as const;

/** An administrator gave an agent another sub-type: the agent, by mail too. */
export const agentTypeRule = rule({
  types: ['administration.agentTypeChanged'],
  async notices(_tx, { data: { accountId, to } }) {
    const kind = kinds[to];
    return [
      { kind, accounts: [accountId], about: accountId, params: {}, target: '/account?section=profile' },
    ];
  },
});

/** Support conversations go to another member of staff from now on: that person. */
export const chatOwnerRule = rule({
  types: ['administration.chatHandedOver'],
  async notices(_tx, { data: { accountId } }) {
    return [
      {
        kind: 'becameChatOwner',
        accounts: [accountId],
        about: accountId,
        params: {},
        target: '/negotiationRoom',
      },
    ];
  },
});
