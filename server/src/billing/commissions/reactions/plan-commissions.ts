import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { planSignedCommission } from '../plan-signed-commission.ts';

/** A signature was confirmed: the agent's commission gets its plan. */
export const planCommissions = reaction({
  name: 'commissions.plan',
  types: ['negotiation.signed'],
  async react(services, tx, { data: { negotiationId } }) {
    await planSignedCommission(services, tx, negotiationId);
  },
});
