import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** Mails the minor whose account a guardian's consent has opened. */
export const tellWard = reaction({
  name: 'accounts.tell-ward',
  types: ['account.guardianConfirmed'],
  async react(services, tx, { data }) {
    await services.jobs.enqueue(tx, 'mail-consent-given', data);
  },
});
