import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { findAgentAccount } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

const ownProfile = '/account?section=profile';

/** Notifies staff of a licence that waits for their check. */
export const licenceWaitsRule = rule({
  types: ['agent.licenceChanged'],
  async notices(tx, { data: { waits } }) {
    if (!waits) return [];
    const accounts = await listStaffAccounts(tx);
    return [{ kind: 'licenceWaits', accounts, about: 'all', params: {}, target: '/desk?queue=licences' }];
  },
});

/** Notifies an agent of what staff found, and of the end of the licence. */
export const licenceRule = rule({
  types: ['agent.licenceDecided', 'agent.licenceEnding'],
  async notices(tx, { data }) {
    const kind: NotificationKind =
      'accepted' in data
        ? data.accepted
          ? 'licenceChecked'
          : 'licenceRefused'
        : data.standing === 'soon'
          ? 'licenceEndsSoon'
          : 'licenceEnds';
    const accounts = [await findAgentAccount(tx, data.agentId)];
    return [{ kind, accounts, about: data.agentId, params: {}, target: ownProfile }];
  },
});
