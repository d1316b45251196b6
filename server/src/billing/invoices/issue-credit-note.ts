import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import { translate } from '@trattativa/texts/translate';
import { fieldError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { accessInvoiceToChange, invoiceChangedMeanwhile } from './access-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';
import { openCents } from './invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Takes an amount off an invoice that is not paid: a discount granted after issue, or, for all that is left, its
 * cancellation. The invoice itself is never changed; the credit note is a document with a number of its own series.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `TRANSITION_NOT_ALLOWED`, `CREDIT_TOO_HIGH`.
 */
export async function issueCreditNote(
  services: Services,
  call: CallOf<typeof invoiceEndpoints.issueCreditNote>,
): Promise<OutputOf<typeof invoiceEndpoints.issueCreditNote>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const seen = await accessInvoiceToChange(tx, actor, input, 'credit', at);
    const open = openCents(seen);
    const amountCents = input.amount == null ? open : input.amount * 100;
    if (amountCents > open) {
      throw fieldError('CREDIT_TOO_HIGH', ['amount'], 'tooBig', { max: Math.floor(open / 100) });
    }
    const reason = input.reason;
    const invoice = await creditInvoice(tx, seen, { amountCents, reason, actorId: actor.accountId, at });
    if (!invoice) throw await invoiceChangedMeanwhile(tx, actor, seen.id, at);
    return {
      message: translate(call.language, 'feedback:creditNoteIssued'),
      invoice: await readInvoice(tx, actor, invoice, at),
    };
  });
}
