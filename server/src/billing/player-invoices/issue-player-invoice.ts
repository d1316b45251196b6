import type { PaymentProviderName, PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';
import { splitVat } from '@trattativa/domain/platform/vat';
import { readSettings } from '../../identity/platform-settings.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findBalanceOf, findRepresentation } from '../../representation/subscriptions.ts';
import { findKnownBuyer } from '../details/billing-details.repository.ts';
import { snapshotDetails } from '../details/buyer-details.ts';
import { claimNumber, lockSeries } from '../documents/counters.repository.ts';
import { bookingDay } from '../documents/document-number.ts';
import { issuerOf } from '../documents/issuer.ts';
import { playerInvoiceRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { PlayerBuyer } from './player-invoice.ts';
import { insertPlayerInvoice } from './player-invoice-writes.repository.ts';
import { findInvoiceOfPayment } from './player-invoices.repository.ts';
import { recordPlayerInvoiceEvent } from './record-player-invoice-event.ts';

/** A payment that the provider has the money of. */
interface Charged {
  id: number;
  purpose: PaymentPurpose;
  representation_id: number;
  account_id: number;
  amount_cents: number;
  provider: PaymentProviderName;
}

/**
 * Issues the invoice of a payment that settled an activation or a balance, in the transaction of its effect and for the
 * caller that holds the payer's lock; once for each payment. The number is taken last, so that the series is held briefly;
 * a transaction that is rolled back gives it back.
 */
export async function issuePlayerInvoice(tx: Transaction, payment: Charged, at: Date): Promise<void> {
  if (await findInvoiceOfPayment(tx, payment.id)) return;
  const representation = assertFound(await findRepresentation(tx, payment.representation_id));
  const priceCents = await priceOf(tx, payment);
  const settings = await readSettings(tx);
  const { vatPercent, operator } = settings.invoices;
  const { net, vat } = splitVat(payment.amount_cents, vatPercent);
  const buyer = await buyerOf(tx, payment);
  const today = bookingDay(at);
  await lockSeries(tx, 'playerInvoice', today);
  const { year, number, day } = await claimNumber(tx, 'playerInvoice', today);
  const playerInvoiceId = await insertPlayerInvoice(tx, {
    year,
    number,
    paymentId: payment.id,
    representationId: representation.id,
    accountId: payment.account_id,
    service: payment.purpose,
    issuer: issuerOf(operator),
    buyer,
    priceCents,
    deductedCents: priceCents - payment.amount_cents,
    amountCents: payment.amount_cents,
    netCents: net,
    vatCents: vat,
    vatPercent,
    provider: payment.provider,
    months: representation.months,
    startsAt: assertFound(representation.starts_at),
    endsAt: assertFound(representation.ends_at),
    issuedOn: day,
    at,
  });
  const { purpose, account_id: accountId } = payment;
  await postMovement(
    tx,
    { kind: 'invoice', reference: `playerInvoice:${playerInvoiceId}`, at },
    playerInvoiceRows({ purpose, accountId, netCents: net, vatCents: vat }),
  );
  await recordPlayerInvoiceEvent(tx, 'playerInvoice.issued', { playerInvoiceId, accountId }, null, at);
}

/** The price of the whole service: of a balance before the activation was deducted. */
async function priceOf(tx: Transaction, payment: Charged): Promise<number> {
  if (payment.purpose === 'activation') return payment.amount_cents;
  return assertFound(await findBalanceOf(tx, payment.representation_id)).price_cents;
}

async function buyerOf(tx: Transaction, payment: Charged): Promise<PlayerBuyer> {
  const billed = { accountId: payment.account_id };
  const known = await findKnownBuyer(tx, billed);
  // The account was deleted between the payment and the report of the provider.
  if (!known) return { erased: true, name: `#${payment.account_id}` };
  const { firstName, lastName, address, city, country } = known;
  return { firstName, lastName, address, city, country, details: await snapshotDetails(tx, billed) };
}
