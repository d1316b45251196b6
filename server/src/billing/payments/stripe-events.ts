import type { DisputeStatus, RefundStatus } from '@trattativa/domain/billing/payment-statuses';
import type Stripe from 'stripe';
import type { CheckoutState, ProviderEvent, ProviderReport } from './payment-provider.ts';

/** What an event of Stripe says; the test provider sends the same shapes. */
export function readEvent(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, report: reportOf(event) };
}

function reportOf(event: Stripe.Event): ProviderReport | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { about: 'checkout', checkout: checkoutOf(event.data.object) };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: refused } = event.data.object;
      if (!metadata.payment) return null;
      return {
        about: 'refusal',
        paymentReference: metadata.payment,
        failureCode: refused?.decline_code ?? refused?.code ?? 'card_declined',
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const providerPaymentId = idOf(refund.payment_intent);
      if (providerPaymentId === null) return null;
      return {
        about: 'refund',
        refund: {
          refundId: refund.id,
          status: refundStatusOf(refund.status),
          providerPaymentId,
          amountCents: refund.amount,
          attemptKey: refund.metadata?.refund ?? null,
        },
      };
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

function disputeReport(dispute: Stripe.Dispute): ProviderReport | null {
  const providerPaymentId = idOf(dispute.payment_intent);
  if (providerPaymentId === null) return null;
  const due = dispute.evidence_details?.due_by;
  return {
    about: 'dispute',
    dispute: {
      disputeId: dispute.id,
      providerPaymentId,
      amountCents: dispute.amount,
      reason: dispute.reason,
      status: disputeStatusOf(dispute.status),
      holdsMoney: !dispute.status.startsWith('warning_'),
      evidenceDueAt: due ? new Date(due * 1000) : null,
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
    expiresAt: session.expires_at ? new Date(session.expires_at * 1000) : null,
    providerPaymentId: idOf(intent),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    failureCode: refused ? (refused.decline_code ?? refused.code ?? 'card_declined') : null,
  };
}

/** A completed page whose money is still on its way is open to us: nothing is active before it has arrived. */
function statusOf(session: Stripe.Checkout.Session): CheckoutState['status'] {
  if (session.payment_status === 'paid') return 'paid';
  return session.status === 'expired' ? 'expired' : 'open';
}

export function refundStatusOf(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'requested';
}

function disputeStatusOf(status: Stripe.Dispute.Status): DisputeStatus {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  if (thing == null) return null;
  return typeof thing === 'string' ? thing : thing.id;
}
