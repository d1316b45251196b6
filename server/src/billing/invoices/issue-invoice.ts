import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { splitVat } from '@trattativa/domain/platform/vat';
import { readSettings } from '../../identity/platform-settings.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { snapshotDetails } from '../details/buyer-details.ts';
import { claimNumber, lockSeries } from '../documents/counters.repository.ts';
import { bookingDay } from '../documents/document-number.ts';
import { issuerOf } from '../documents/issuer.ts';
import { postInvoice } from '../ledger/post-team-invoice.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';
import { insertInvoice } from './invoice-writes.repository.ts';
import { findCharge, findInvoiceOfNegotiation, listInvoiceAudience } from './invoices.repository.ts';

/**
 * Issues the invoice of a signed negotiation: its price, from the operator to the club, less the discount.
 * None when nothing is left to pay, or staff have voided the deal's money; once for each negotiation, however often it is asked for. The number is taken in the
 * transaction that writes the invoice, so that none is skipped or given twice.
 */
export async function issueInvoice(
  services: Services,
  tx: Transaction,
  negotiationId: number,
): Promise<void> {
  const deal = await findCharge(tx, negotiationId, { hold: true });
  if (deal?.status !== negotiationStatus.signed || deal.price_cents <= deal.discount_cents) return;
  if (await isMoneyVoided(tx, negotiationId)) return;
  const at = services.clock.now();
  const today = bookingDay(at);
  await lockSeries(tx, 'invoice', today);
  if (await findInvoiceOfNegotiation(tx, negotiationId)) return;
  const { year, number, day } = await claimNumber(tx, 'invoice', today);
  const { vatPercent, operator } = (await readSettings(tx)).invoices;
  const { net, vat } = splitVat(deal.price_cents - deal.discount_cents, vatPercent);
  const invoiceId = await insertInvoice(tx, {
    year,
    number,
    negotiationId,
    teamId: deal.team_id,
    issuer: issuerOf(operator),
    buyer: { ...deal.buyer, details: await snapshotDetails(tx, { teamId: deal.team_id }) },
    title: deal.title,
    level: deal.level,
    salaryCents: deal.salary_cents,
    valueCents: deal.price_cents,
    discountCents: deal.discount_cents,
    netCents: net,
    vatCents: vat,
    vatPercent,
    issuedOn: day,
    at,
  });
  await postInvoice(tx, invoiceId, at, {
    teamId: deal.team_id,
    valueCents: deal.price_cents,
    discountCents: deal.discount_cents,
    netCents: net,
    vatCents: vat,
    vatPercent,
  });
  await recordEvent(tx, {
    type: 'invoice.issued',
    data: { invoiceId, negotiationId, teamId: deal.team_id },
    recipients: await listInvoiceAudience(tx, negotiationId),
    actorId: null,
    at,
  });
}
