import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** A guardian's consent opens the account of somebody who has been waiting for it: they get a mail. */
export const notifyWard = reaction({
  name: 'accounts.tell-ward',
  types: ['account.guardianConfirmed'],
  async react(services, tx, { data }) {
    await services.jobs.enqueue(tx, 'mail-consent-given', data);
  },
});
