import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { MandateEvents } from '@trattativa/contract/representation/mandates/events';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { findMandate } from '../../../representation/mandates.ts';
import { findAgentAccount } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

const kinds: Record<keyof MandateEvents, NotificationKind> = {
  'mandate.proposed': 'mandateProposed',
  'mandate.confirmed': 'mandateConfirmed',
  'mandate.ended': 'mandateEnded',
  'mandate.expired': 'mandateExpired',
  'mandate.refused': 'mandateRefused',
  'mandate.ending': 'mandateEnding',
};

/** Notifies the side that must answer or did not act, and both sides when neither acted. Never staff. */
export const mandateRule = rule<keyof MandateEvents>({
  types: [
    'mandate.proposed',
    'mandate.confirmed',
    'mandate.ended',
    'mandate.expired',
    'mandate.refused',
    'mandate.ending',
  ],
  async notices(tx, { type, data, recipients }) {
    const mandate = await findMandate(tx, data.mandateId);
    if (!mandate) return [];
    const agent = await findAgentAccount(tx, data.agentId);
    const staff = await listStaffAccounts(tx);
    const principal = recipients.filter((account) => account !== agent && !staff.includes(account));
    const by = 'by' in data ? data.by : 'days' in data ? 'system' : null;
    const byAgent = by === null ? mandate.proposed_by_agent : by === 'agent';
    const both = by === 'system' || by === 'staff';
    return [
      {
        kind: kinds[type],
        accounts: [...(both || byAgent ? principal : []), ...(both || !byAgent ? [agent] : [])],
        about: mandate.id,
        params: {
          ...(data.playerId !== null && { playerId: data.playerId }),
          ...(data.teamId !== null && { teamId: data.teamId }),
          personId: agent,
          ...('days' in data && { days: data.days }),
        },
        target: `/mandates/${mandate.id}`,
        mailed: true,
      },
    ];
  },
});
