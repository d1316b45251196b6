import { reaction } from '../../platform/outbox/recorded-event.ts';

/** A new account, an inactive one that tried to log in, a forgotten password: each needs a mail with a link. */
export const mailAccountLinks = reaction({
  name: 'accounts.mail-account-links',
  types: ['account.registered', 'account.activationAsked', 'account.resetAsked'],
  async react(services, tx, event) {
    await services.jobs.enqueue(
      tx,
      event.type === 'account.resetAsked' ? 'mail-reset-link' : 'mail-activation-link',
      event.data,
    );
  },
});
