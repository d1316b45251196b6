import type { Payment } from '@trattativa/contract/billing/payments/payment';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentRow } from './payment.ts';
import { canSeePayment } from './payments.policy.ts';
import { findPayment } from './payments.repository.ts';
import { presentPayments } from './present-payment.ts';

/** The gate: loads a payment and authorises in one step. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessPayment(db: Queryable, actor: Actor, paymentId: number): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId);
  if (!payment || !canSeePayment(actor, payment)) throw new AppError('NOT_FOUND');
  return payment;
}

/** A payment as a caller who may see it sees it. Throws `NOT_FOUND`. */
export async function readPayment(db: Queryable, actor: Actor, paymentId: number): Promise<Payment> {
  const row = await accessPayment(db, actor, paymentId);
  return assertFound((await presentPayments(db, actor, [row]))[0]);
}
