import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { applyRefund } from './apply-refund.ts';
import type { PaymentRow, RefundRow } from './payment.ts';
import { findPayment, findRefund } from './payments.repository.ts';
import { holdPayment } from './provider/apply-checkout.ts';
import { type PaymentProvider, ProviderRefusal, type RefundState } from './provider/payment-provider.ts';
import { providerOf } from './provider/provider-of.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { writeRefundRefused } from './refund-writes.repository.ts';

/**
 * Asks the provider for a refund and records what it says; answers the refund as it then is. The key makes a repeat harmless. Where the
 * provider refuses, the refunds that it has of the charge are read first: one that was made on its own pages may have taken this
 * one's place. Throws `ProviderAway`.
 */
export async function performRefund(services: Services, refundId: number): Promise<RefundRow> {
  const refund = assertFound(await findRefund(services.db, refundId));
  if (refund.status !== 'requested') return refund;
  const { provider_payment_id } = assertFound(await findPayment(services.db, refund.payment_id));
  const provider = providerOf(services);
  const charge = assertFound(provider_payment_id);
  try {
    const states = await ask(provider, charge, refund);
    await holding(services, refund, (tx, payment) => applyAll(services, tx, payment, states));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    services.log.error(
      { err: error, refund: refund.id, refusal: error.kind },
      'the payment provider refused a refund',
    );
    const made = await madeSoFar(provider, charge);
    await holding(services, refund, async (tx, payment) => {
      await applyAll(services, tx, payment, made);
      await refuse(services, tx, refund, error);
    });
  }
  return assertFound(await findRefund(services.db, refundId));
}

/** A refund that the provider has is read; asked for again, the provider would repeat its first answer. */
async function ask(provider: PaymentProvider, charge: string, refund: RefundRow): Promise<RefundState[]> {
  if (refund.provider_refund_id !== null) return provider.listRefunds(charge);
  const { amount_cents: amountCents, attempt_key: attemptKey } = refund;
  return [await provider.refund({ providerPaymentId: charge, amountCents, attemptKey })];
}

async function madeSoFar(provider: PaymentProvider, charge: string): Promise<RefundState[]> {
  try {
    return await provider.listRefunds(charge);
  } catch (error) {
    if (error instanceof ProviderRefusal) return [];
    throw error;
  }
}

function holding(
  services: Services,
  refund: RefundRow,
  apply: (tx: Transaction, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  return services.db.transaction().execute(async (tx) => {
    await apply(tx, assertFound(await holdPayment(tx, refund.payment_id)));
  });
}

async function applyAll(
  services: Services,
  tx: Transaction,
  { id }: PaymentRow,
  states: readonly RefundState[],
): Promise<void> {
  for (const state of states) await applyRefund(services, tx, assertFound(await findPayment(tx, id)), state);
}

async function refuse(
  services: Services,
  tx: Transaction,
  refund: RefundRow,
  { kind }: ProviderRefusal,
): Promise<void> {
  const at = services.clock.now();
  if (!(await writeRefundRefused(tx, refund, { refusal: kind, at }))) return;
  const payment = assertFound(await findPayment(tx, refund.payment_id));
  const by = { actorId: refund.requested_by, at };
  await recordPaymentEvent(tx, 'payment.refundFailed', payment, { refundId: refund.id }, by);
}
