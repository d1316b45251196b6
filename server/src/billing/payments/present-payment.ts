import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DisputeRow, PaymentRow, RefundRow, UnappliedReportRow } from './payment.ts';
import { abilitiesOn, refundableCents, refundOwed } from './payments.policy.ts';
import { listDisputes, listRefunds, listUnappliedReports } from './payments.repository.ts';

/** Payments as the payer and staff see them, in this order. */
export async function presentPayments(
  db: Queryable,
  actor: Actor,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listRefunds(db, ids);
  const disputes = await listDisputes(db, ids);
  const unapplied = isStaff(actor) ? await listUnappliedReports(db, ids) : [];
  const of = <Part extends { payment_id: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ payment_id }) => payment_id === id);
  return rows.map((row) => {
    const parts = {
      refunds: of(refunds, row.id),
      disputes: of(disputes, row.id),
      unapplied: of(unapplied, row.id),
    };
    return presentPayment(row, parts, actor);
  });
}

function presentPayment(
  payment: PaymentRow,
  parts: {
    refunds: readonly RefundRow[];
    disputes: readonly DisputeRow[];
    unapplied: readonly UnappliedReportRow[];
  },
  actor: Actor,
): Payment {
  const { refunds, disputes, unapplied } = parts;
  const can = abilitiesOn(actor, payment, refunds, disputes);
  return {
    id: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount: payment.amount_cents / 100,
    refunded: payment.refunded_cents / 100,
    refundable: payment.paid_at === null ? 0 : refundableCents(payment, disputes) / 100,
    provider: payment.provider,
    createdAt: payment.created_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    payer: { accountId: payment.account_id, playerId: payment.player_id, name: payment.payer_name },
    representationId: payment.representation_id,
    url: can.continue ? payment.url : null,
    refunds: refunds.map(({ id, amount_cents, reason, status, refusal, requested_at }) => ({
      id,
      amount: amount_cents / 100,
      reason,
      status,
      refusal: isStaff(actor) ? refusal : null,
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
    unapplied: unapplied.map(({ id, about, cause, provider_reference, amount_cents, received_at }) => ({
      id,
      about,
      cause,
      reference: provider_reference,
      amount: amount_cents === null ? null : amount_cents / 100,
      receivedAt: received_at.toISOString(),
    })),
    refundOwed: refundOwed(payment),
    can,
  };
}
