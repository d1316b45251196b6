import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { listClubContacts } from '../../../deals/negotiations.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { numberOf } from '../../documents/document-number.ts';
import { openCents } from '../invoice.ts';
import { findInvoice } from '../invoices.repository.ts';

export interface InvoiceMail {
  invoiceId: number;
  /** Null: the contact address of a club in which nobody can log in. */
  accountId: number | null;
}

/** Tells one person of the club that an invoice was issued, and where it is. */
export function mailInvoiceIssued(mailer: Mailer) {
  return job<InvoiceMail>({
    name: 'mail-invoice-issued',
    async run(services, { invoiceId, accountId }) {
      const invoice = await findInvoice(services.db, invoiceId);
      if (invoice?.status !== invoiceStatus.issued) return;
      const contacts = await listClubContacts(services.db, invoice.negotiation_id);
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      const language = isLanguage(contact.language) ? contact.language : 'it';
      const canLogIn = contact.account_id !== null;
      const parameters = {
        name: contact.name,
        number: numberOf(invoice),
        player: invoice.title,
        date: formatPlainDate(language, invoice.issued_on),
        amount: formatMoney(openCents(invoice)),
      };
      const say = (
        key:
          | 'subject'
          | 'greeting'
          | 'what'
          | 'next'
          | 'nextRegister'
          | 'action'
          | 'actionRegister'
          | 'closing',
      ) => translate(language, `invoice-mails:${key}`, parameters);
      const base = linkBaseOf(services.config, undefined);
      await mailer.send({
        kind: 'invoices',
        ...composeMail(contact.email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [say('what'), say(canLogIn ? 'next' : 'nextRegister')],
          action: canLogIn
            ? { label: say('action'), url: `${base}/#/invoicesTeams/${invoiceId}` }
            : { label: say('actionRegister'), url: `${base}/#/register` },
          closing: say('closing'),
        }),
      });
    },
  });
}
