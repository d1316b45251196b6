import { reaction } from '../../../platform/outbox/recorded-event.ts';

const jobs = {
  'account.registered': 'mail-activation-link',
  'account.activationAsked': 'mail-activation-link',
  'account.resetAsked': 'mail-reset-link',
  'account.emailChangeAsked': 'mail-email-change-link',
  'account.guardianConfirmed': 'mail-withdrawal-link',
} as const;

/** Account events that need a mail with a link. */
export const mailAccountLinks = reaction({
  name: 'accounts.mail-account-links',
  types: Object.keys(jobs) as (keyof typeof jobs)[],
  async react(services, tx, event) {
    if (event.data.accountId !== null) await services.jobs.enqueue(tx, jobs[event.type], event.data);
  },
});
