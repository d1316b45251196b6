import { reaction } from '../../../platform/outbox/recorded-event.ts';

/** An application opens a minor's card to a club: the guardian gets a mail, if there is one. */
export const notifyGuardian = reaction({
  name: 'accounts.tell-guardian',
  types: ['application.made'],
  async react(services, tx, { data: { candidateId } }) {
    await services.jobs.enqueue(tx, 'mail-guardian-of-application', { candidateId });
  },
});
