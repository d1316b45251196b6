import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** Somebody is invited to claim a record: the mail with the link. */
export const mailClaimInvitations = reaction({
  name: 'portfolios.mail-claim-invitations',
  types: ['claim.invited'],
  async react(services, tx, { data: { invitationId } }) {
    await services.jobs.enqueue(tx, 'mail-claim-invitation', { invitationId });
  },
});

/** Staff decided about a dispute: a mail to the player. */
export const mailDecidedDisputes = reaction({
  name: 'portfolios.mail-decided-disputes',
  types: ['dispute.decided'],
  async react(services, tx, { data: { disputeId } }) {
    await services.jobs.enqueue(tx, 'mail-dispute-decided', { disputeId });
  },
});
