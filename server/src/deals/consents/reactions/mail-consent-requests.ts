import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { ConsentMail } from '../jobs/mail-consent-request.ts';

/** Whoever has to confirm a proposal is asked: the mail with the link. */
export const mailConsentRequests = reaction({
  name: 'consents.mail-request',
  types: ['proposal.confirmationAsked'],
  async react(services, tx, { data: { requestId } }) {
    const mail: ConsentMail = { requestId };
    await services.jobs.enqueue(tx, 'mail-consent-request', mail);
  },
});
