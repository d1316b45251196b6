import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listWaitingRecipients } from '../recipients.repository.ts';

/** Delivers a request with one job for each recipient, so that a failing address delays nobody else. */
export const deliverRequests = reaction({
  name: 'requests.deliver',
  types: ['request.published', 'request.changed'],
  async react(services, tx, event) {
    for (const recipientId of await listWaitingRecipients(tx, event.data.requestId)) {
      await services.jobs.enqueue(tx, 'deliver-request', { recipientId });
    }
  },
});
