import { listClubContacts } from '../../../deals/negotiations.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { InvoiceMail } from '../jobs/mail-invoice-issued.ts';

/** An invoice was issued: a mail to everybody of the club, or to its contact address. */
export const mailIssuedInvoices = reaction({
  name: 'invoices.mail-issued',
  types: ['invoice.issued'],
  async react(services, tx, { data: { invoiceId, negotiationId } }) {
    for (const { account_id } of await listClubContacts(tx, negotiationId)) {
      const mail: InvoiceMail = { invoiceId, accountId: account_id };
      await services.jobs.enqueue(tx, 'mail-invoice-issued', mail);
    }
  },
});
