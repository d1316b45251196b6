import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listWaitingRecipients } from '../recipients.repository.ts';

/** A request goes out to each recipient by a job of its own: one address that fails keeps nobody else waiting. */
export const deliverRequests = reaction({
  name: 'requests.deliver',
  types: ['request.published', 'request.changed'],
  async react(services, tx, event) {
    for (const recipientId of await listWaitingRecipients(tx, event.data.requestId)) {
      await services.jobs.enqueue(tx, 'deliver-request', { recipientId });
    }
  },
});
