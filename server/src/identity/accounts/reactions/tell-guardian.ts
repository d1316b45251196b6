import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** Mails the guardian, if there is one, when an application opens a minor's card to a club. */
export const tellGuardian = reaction({
  name: 'accounts.tell-guardian',
  types: ['application.made'],
  async react(services, tx, { data: { candidateId } }) {
    await services.jobs.enqueue(tx, 'mail-guardian-of-application', { candidateId });
  },
});
