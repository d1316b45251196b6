import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { splitVat } from '@trattativa/domain/platform/vat';
import { translate } from '@trattativa/texts/translate';
import { fieldError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { claimNumber, lockSeries } from '../documents/counters.repository.ts';
import { bookingDay } from '../documents/document-number.ts';
import { postCreditNote } from '../ledger/post-team-invoice.ts';
import { accessInvoice, accessInvoiceToChange, invoiceChangedMeanwhile } from './access-invoice.ts';
import { openCents } from './invoice.ts';
import { insertCreditNote, updateInvoice } from './invoice-writes.repository.ts';
import { readInvoice } from './read-invoice.ts';
import { recordInvoiceChanged } from './record-invoice-changed.ts';

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
    const moved = await updateInvoice(tx, seen, {
      status: amountCents === open ? invoiceStatus.canceled : invoiceStatus.issued,
      paidOn: null,
      creditedCents: seen.credited_cents + amountCents,
      at,
    });
    if (!moved) throw await invoiceChangedMeanwhile(tx, actor, seen.id, at);
    const today = bookingDay(at);
    await lockSeries(tx, 'creditNote', today);
    const { year, number, day } = await claimNumber(tx, 'creditNote', today);
    const { net, vat } = splitVat(amountCents, seen.vat_percent);
    const creditNoteId = await insertCreditNote(tx, {
      year,
      number,
      invoiceId: seen.id,
      amountCents,
      netCents: net,
      vatCents: vat,
      reason: input.reason,
      issuedOn: day,
      issuedBy: actor.accountId,
      at,
    });
    await postCreditNote(tx, creditNoteId, at, {
      teamId: seen.team_id,
      amountCents,
      netCents: net,
      vatCents: vat,
    });
    const invoice = await accessInvoice(tx, actor, seen.id);
    await recordInvoiceChanged(
      tx,
      invoice,
      amountCents === open ? 'invoice.cancelled' : 'invoice.reduced',
      actor.accountId,
      at,
    );
    return {
      message: translate(call.language, 'feedback:creditNoteIssued'),
      invoice: await readInvoice(tx, actor, invoice, at),
    };
  });
}
