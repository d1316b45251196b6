import type { Payment } from '@trattativa/contract/billing/payments/payment';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DisputeRow, PaymentRow, RefundRow } from './payment.ts';
import { abilitiesOn, refundOwed } from './payments.policy.ts';
import { listDisputes, listRefunds } from './payments.repository.ts';

/** Payments as the payer and staff see them, in this order. */
export async function presentPayments(
  db: Queryable,
  actor: Actor,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listRefunds(db, ids);
  const disputes = await listDisputes(db, ids);
  const of = <Part extends { payment_id: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ payment_id }) => payment_id === id);
  return rows.map((row) => presentPayment(row, of(refunds, row.id), of(disputes, row.id), actor));
}

function presentPayment(
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  disputes: readonly DisputeRow[],
  actor: Actor,
): Payment {
  const can = abilitiesOn(actor, payment, refunds);
  return {
    id: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount_cents / 100,
    refunded: payment.refunded_cents / 100,
    provider: payment.provider,
    createdAt: payment.created_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    payer: { accountId: payment.account_id, playerId: payment.player_id, name: payment.payer_name },
    representationId: payment.representation_id,
    url: can.continue ? payment.url : null,
    refunds: refunds.map(({ id, amount_cents, reason, status, requested_at }) => ({
      id,
      amount: amount_cents / 100,
      reason,
      status,
      requestedAt: requested_at.toISOString(),
    })),
    disputes: disputes.map(({ id, amount_cents, reason, status, evidence_due_at, opened_at }) => ({
      id,
      amount: amount_cents / 100,
      reason,
      status,
      evidenceDueAt: evidence_due_at?.toISOString() ?? null,
      openedAt: opened_at.toISOString(),
    })),
    refundOwed: refundOwed(payment),
    can,
  };
}
