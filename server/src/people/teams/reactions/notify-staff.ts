import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findWaitingTeamOf } from '../claims/claims.repository.ts';
import { listStaff } from '../team-writes.repository.ts';

/** Notifies staff of a waiting club when it has registered or confirmed its e-mail. */
export const notifyStaff = reaction({
  name: 'teams.tell-staff',
  types: ['account.registered', 'account.activated'],
  async react(services, tx, event) {
    const teamId = await findWaitingTeamOf(tx, event.data.accountId);
    if (teamId === null) return;
    await recordEvent(tx, {
      type: 'team.waiting',
      data: { teamId },
      recipients: await listStaff(tx),
      actorId: event.data.accountId,
      at: services.clock.now(),
    });
  },
});
