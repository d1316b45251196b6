import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { settleNotices } from '../notifications.repository.ts';

/** A cost that somebody decided waits for nobody any more: the notices of it are read, on every open screen too. */
export const settleCosts = reaction({
  name: 'notifications.settle-costs',
  types: ['proposal.costDecided'],
  async react(services, tx, { data }) {
    const at = services.clock.now();
    for (const { accountId, ids } of await settleNotices(tx, 'costWaits', data.proposalId, at))
      await recordEvent(tx, {
        type: 'notification.read',
        data: { ids, at: at.toISOString() },
        recipients: [accountId],
        actorId: null,
        at,
      });
  },
});
