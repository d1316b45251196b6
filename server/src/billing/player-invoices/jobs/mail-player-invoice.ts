import { formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { findAccount } from '../../../identity/accounts.ts';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { playerCreditNumberOf, playerNumberOf } from '../player-invoice.ts';
import { findPlayerInvoice, listPlayerCreditNotes } from '../player-invoices.repository.ts';

export interface PlayerInvoiceMail {
  playerInvoiceId: number;
  accountId: number;
  /** Null: the mail is about the invoice itself. */
  creditNoteId: number | null;
}

/** Tells a player that an invoice or a credit note was issued, and where it is. */
export function mailPlayerInvoice(mailer: Mailer) {
  return job<PlayerInvoiceMail>({
    name: 'mail-player-invoice',
    async run(services, { playerInvoiceId, accountId, creditNoteId }) {
      const { db, clock, config } = services;
      const reader = { staff: false, accountId, agentId: null, today: dayOf(clock.now()) };
      const invoice = await findPlayerInvoice(db, reader, playerInvoiceId);
      const account = await findAccount(db, accountId);
      // An erased account has no address.
      if (!invoice || !account || 'erased' in invoice.buyer) return;
      const notes = creditNoteId === null ? [] : await listPlayerCreditNotes(db, invoice.id);
      const note = notes.find(({ id }) => id === creditNoteId);
      if (creditNoteId !== null && !note) return;
      const language = isLanguage(account.language) ? account.language : 'it';
      const document = note ?? invoice;
      const parameters = {
        name: account.name,
        number: note ? playerCreditNumberOf(note) : playerNumberOf(invoice),
        invoice: playerNumberOf(invoice),
        date: formatPlainDate(language, document.issued_on),
        amount: formatMoney(document.amount_cents),
      };
      const say = (key: Parameters<typeof translate>[1]) => translate(language, key, parameters as never);
      const what = note ? 'credited.text' : (`issued.${invoice.service}` as const);
      await mailer.send({
        kind: 'representation',
        ...composeMail(account.email, {
          subject: say(`player-invoice-mails:${note ? 'credited' : 'issued'}.subject`),
          greeting: say('player-invoice-mails:greeting'),
          paragraphs: [say(`player-invoice-mails:${what}`), say('player-invoice-mails:next')],
          action: {
            label: say('player-invoice-mails:action'),
            url: `${linkBaseOf(config, undefined)}/#/invoicesPlayers/${invoice.id}`,
          },
          closing: say('player-invoice-mails:closing'),
        }),
      });
    },
  });
}
