import type { DisputeStatus, RefundStatus } from '@trattativa/domain/billing/payment-statuses';
import type Stripe from 'stripe';
import type { CheckoutState, ProviderEvent, ProviderReport, RefundState } from './payment-provider.ts';
import { refundFailureOf } from './stripe-errors.ts';
import { centsOf, idOf, instantOf, wordsOf } from './stripe-fields.ts';

/**
 * What an event of Stripe says; the test provider sends the same shapes. An event without the ids or the amount that it is about
 * reports nothing.
 */
export function readEvent(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, report: reportOf(event) };
}

function reportOf(event: Stripe.Event): ProviderReport | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      if (idOf(event.data.object) === null) return null;
      return { about: 'checkout', checkout: checkoutOf(event.data.object) };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: refused } = event.data.object;
      if (!metadata?.payment) return null;
      return {
        about: 'refusal',
        paymentReference: metadata.payment,
        failureCode: wordsOf(refused?.decline_code ?? refused?.code, 'card_declined'),
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const providerPaymentId = idOf(event.data.object.payment_intent);
      const refund = refundOf(event.data.object);
      return providerPaymentId === null || refund === null
        ? null
        : { about: 'refund', providerPaymentId, refund };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeReport(event.data.object);
    default:
      return null;
  }
}

/** A refund of Stripe as we read it; null: one without id or amount. */
export function refundOf(refund: Stripe.Refund): RefundState | null {
  const refundId = idOf(refund.id);
  const amountCents = centsOf(refund.amount);
  if (refundId === null || amountCents === null) return null;
  const status = refundStatusOf(refund.status);
  return {
    refundId,
    status,
    amountCents,
    attemptKey: refund.metadata?.refund ?? null,
    refusal: status === 'failed' ? refundFailureOf(refund.failure_reason) : null,
  };
}

function disputeReport(dispute: Stripe.Dispute): ProviderReport | null {
  const disputeId = idOf(dispute.id);
  const providerPaymentId = idOf(dispute.payment_intent);
  const amountCents = centsOf(dispute.amount);
  if (disputeId === null || providerPaymentId === null || amountCents === null) return null;
  return {
    about: 'dispute',
    dispute: {
      disputeId,
      providerPaymentId,
      amountCents,
      reason: wordsOf(dispute.reason, 'general'),
      status: disputeStatusOf(dispute.status),
      holdsMoney: !String(dispute.status).startsWith('warning_'),
      evidenceDueAt: instantOf(dispute.evidence_details?.due_by),
    },
  };
}

/** A session of Stripe Checkout as we read it; expanded or not. */
export function checkoutOf(session: Stripe.Checkout.Session): CheckoutState {
  const intent = session.payment_intent;
  const refused = intent !== null && typeof intent === 'object' ? intent.last_payment_error : null;
  return {
    sessionId: session.id,
    status: statusOf(session),
    paymentReference: session.metadata?.payment ?? session.client_reference_id ?? '',
    url: session.url,
    expiresAt: instantOf(session.expires_at),
    providerPaymentId: idOf(intent),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    failureCode: refused ? wordsOf(refused.decline_code ?? refused.code, 'card_declined') : null,
  };
}

/** A completed page whose money is still on its way is open to us: nothing is active before it has arrived. */
function statusOf(session: Stripe.Checkout.Session): CheckoutState['status'] {
  if (session.payment_status === 'paid') return 'paid';
  return session.status === 'expired' ? 'expired' : 'open';
}

function refundStatusOf(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'requested';
}

function disputeStatusOf(status: Stripe.Dispute.Status): DisputeStatus {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}
