import { linkBaseOf } from '../../../platform/link-base.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** Mails the named guardian when an account turns out to be a minor's. */
export const askGuardian = reaction({
  name: 'accounts.ask-guardian',
  types: ['account.suspensionChanged'],
  async react(services, tx, { data: { accountId, suspended } }) {
    if (!suspended) return;
    const linkBase = linkBaseOf(services.config, undefined);
    await services.jobs.enqueue(tx, 'mail-activation-link', { accountId, linkBase });
  },
});
