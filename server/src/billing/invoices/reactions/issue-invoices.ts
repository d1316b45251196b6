import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { issueInvoice } from '../issue-invoice.ts';

/** A signature was confirmed: the club gets its invoice. */
export const issueInvoices = reaction({
  name: 'invoices.issue',
  types: ['negotiation.signed'],
  async react(services, tx, { data: { negotiationId } }) {
    await issueInvoice(services, tx, negotiationId);
  },
});
