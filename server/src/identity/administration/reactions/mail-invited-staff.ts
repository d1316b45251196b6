import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** A new member of staff gets the link of the invitation by mail. */
export const mailInvitedStaff = reaction<'administration.staffInvited'>({
  name: 'administration.mail-invited-staff',
  types: ['administration.staffInvited'],
  async react(services, tx, { data: { accountId, linkBase } }) {
    await services.jobs.enqueue(tx, 'mail-staff-invitation', { accountId, linkBase });
  },
});
