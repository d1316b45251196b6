import { mayReport } from '@trattativa/domain/billing/payment-statuses';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { activateRepresentation, lockBuyer, payBalance } from '../../../representation/subscriptions.ts';
import { chargeRows } from '../../ledger/payment-movements.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import { issuePlayerInvoice } from '../../player-invoices/issue-player-invoice.ts';
import type { PaymentRow } from '../payment.ts';
import { writePaid, writeUnpaid } from '../payment-writes.repository.ts';
import { findPayment } from '../payments.repository.ts';
import { recordPaymentEvent } from '../record-payment-event.ts';
import { keepUnappliedReport } from './keep-unapplied-report.ts';
import type { CheckoutState } from './payment-provider.ts';

/**
 * Brings a payment to where the provider says that it is, from an event or a fetch, in one transaction: payment,
 * representation or balance, journal, invoice and event. Reports may come in any order and any number of times. A report
 * about another amount or currency than ours has no effect and is kept for staff.
 */
export async function applyCheckout(
  services: Services,
  tx: Transaction,
  paymentId: number,
  checkout: CheckoutState,
): Promise<void> {
  const payment = await holdPayment(tx, paymentId);
  if (!payment) return;
  if (checkout.status === 'expired') {
    await applyUnpaid(services, tx, payment, 'expired', null);
    return;
  }
  if (checkout.status === 'open') {
    if (checkout.failureCode !== null)
      await applyUnpaid(services, tx, payment, 'failed', checkout.failureCode);
    return;
  }
  if (!mayReport(payment.status, 'paid')) return;
  const { providerPaymentId } = checkout;
  const isOurs = checkout.amountCents === payment.amount_cents && checkout.currency === payment.currency;
  if (!isOurs || providerPaymentId === null) {
    const { sessionId: reference, amountCents } = checkout;
    const report = { about: 'checkout', cause: 'otherAmount', reference, amountCents } as const;
    await keepUnappliedReport(services, tx, payment, report);
    return;
  }
  await settle(services, tx, payment, providerPaymentId);
}

/** Locks the payer, so that all that concerns one person's payments happens one after the other; then reads the payment. */
export async function holdPayment(tx: Transaction, paymentId: number): Promise<PaymentRow | null> {
  const seen = await findPayment(tx, paymentId);
  if (!seen) return null;
  await lockBuyer(tx, seen.account_id);
  return findPayment(tx, paymentId);
}

/** Notes a refused attempt, or that the page was left. Nothing changes for what is paid. */
export async function applyUnpaid(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  to: 'failed' | 'expired',
  failureCode: string | null,
): Promise<void> {
  const at = services.clock.now();
  if (!mayReport(payment.status, to)) return;
  if (!(await writeUnpaid(tx, payment.id, { status: to, failureCode, at }))) return;
  const type = to === 'failed' ? 'payment.failed' : 'payment.expired';
  await recordPaymentEvent(tx, type, payment, {}, { actorId: null, at });
}

async function settle(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  providerPaymentId: string,
): Promise<void> {
  const at = services.clock.now();
  const settled =
    payment.purpose === 'activation'
      ? await activateRepresentation(tx, payment.representation_id, at)
      : await payBalance(tx, payment.representation_id, at);
  // Paid although it was settled before or is owed no more: the money is there, and staff pay it back.
  const superfluous = !settled;
  if (!(await writePaid(tx, payment.id, { providerPaymentId, superfluous, at }))) return;
  const movement = { kind: 'charge', reference: `payment:${payment.id}`, at } as const;
  await postMovement(tx, movement, chargeRows(payment.account_id, payment.amount_cents));
  if (settled) await issuePlayerInvoice(tx, payment, at);
  await recordPaymentEvent(tx, 'payment.charged', payment, {}, { actorId: payment.account_id, at });
}
