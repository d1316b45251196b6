import type { PlayerInvoiceEvents } from '@trattativa/contract/billing/invoices/events';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { PlayerInvoiceMail } from '../jobs/mail-player-invoice.ts';

/** A document was issued to a player: a mail. */
export const mailPlayerInvoices = reaction<keyof PlayerInvoiceEvents>({
  name: 'player-invoices.mail',
  types: ['playerInvoice.issued', 'playerInvoice.credited'],
  async react(services, tx, { data }) {
    const { playerInvoiceId, accountId } = data;
    const creditNoteId = 'creditNoteId' in data ? data.creditNoteId : null;
    const mail: PlayerInvoiceMail = { playerInvoiceId, accountId, creditNoteId };
    await services.jobs.enqueue(tx, 'mail-player-invoice', mail);
  },
});
