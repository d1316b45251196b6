import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import { translate } from '@trattativa/texts/translate';
import { findNegotiation, tellSheetMoved } from '../../deals/negotiations.ts';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { writeDiscount } from './invoice-writes.repository.ts';
import { findCharge, findInvoiceOfNegotiation } from './invoices.repository.ts';
import { readCharge } from './read-charge.ts';

/**
 * Staff set what the invoice of a negotiation will be reduced by, as long as it is not issued; afterwards only a credit
 * note takes from it. Throws `NOT_FOUND`, `INVOICE_ISSUED`, `DISCOUNT_TOO_HIGH`.
 */
export async function saveDiscount(
  services: Services,
  call: CallOf<typeof invoiceEndpoints.saveDiscount>,
): Promise<OutputOf<typeof invoiceEndpoints.saveDiscount>> {
  const { actor, input } = call;
  const { negotiationId } = input;
  return services.db.transaction().execute(async (tx) => {
    const deal = await findCharge(tx, negotiationId, { hold: true });
    if (!deal) throw new AppError('NOT_FOUND');
    if (await findInvoiceOfNegotiation(tx, negotiationId)) throw new AppError('INVOICE_ISSUED');
    const cents = input.discount * 100;
    if (cents > deal.price_cents) {
      throw fieldError('DISCOUNT_TOO_HIGH', ['discount'], 'tooBig', { max: deal.price_cents / 100 });
    }
    const at = services.clock.now();
    await writeDiscount(tx, { negotiationId, cents, by: actor.accountId, at });
    const staff = await listStaffAccounts(tx);
    await recordEvent(tx, {
      type: 'charge.discounted',
      data: { negotiationId },
      recipients: staff,
      actorId: actor.accountId,
      at,
    });
    const negotiation = assertFound(await findNegotiation(tx, negotiationId));
    const moved = { act: 'reduced', toPerson: false, others: staff, byId: actor.accountId, at } as const;
    await tellSheetMoved(tx, negotiation, moved);
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      charge: await readCharge(tx, actor, negotiationId),
    };
  });
}
