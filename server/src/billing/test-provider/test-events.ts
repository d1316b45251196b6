import type { TestCheckout } from './test-provider.repository.ts';

/** Objects in the shape of Stripe's, as far as our reader looks at them; everything is test money. */

export function sessionObject(checkout: TestCheckout, url: string) {
  const isPaid = checkout.status === 'complete';
  return {
    id: checkout.id,
    object: 'checkout.session',
    amount_total: checkout.amount_cents,
    currency: 'eur',
    client_reference_id: checkout.payment_reference,
    metadata: { payment: checkout.payment_reference },
    expires_at: Math.floor(checkout.expires_at.getTime() / 1000),
    livemode: false,
    mode: 'payment',
    payment_intent: isPaid ? checkout.payment_intent_id : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: checkout.status,
    url: checkout.status === 'open' ? url : null,
  };
}

export function intentObject(checkout: TestCheckout) {
  return {
    id: checkout.payment_intent_id,
    object: 'payment_intent',
    amount: checkout.amount_cents,
    currency: 'eur',
    livemode: false,
    metadata: { payment: checkout.payment_reference },
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: checkout.failure_code },
  };
}

export function refundObject(
  checkout: TestCheckout,
  refund: { id: string; amountCents: number; attemptKey: string },
) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    currency: 'eur',
    metadata: { refund: refund.attemptKey },
    payment_intent: checkout.payment_intent_id,
    status: 'succeeded',
  };
}

export function disputeObject(checkout: TestCheckout, id: string, status: string, dueAt: Date) {
  return {
    id,
    object: 'dispute',
    amount: checkout.amount_cents,
    currency: 'eur',
    evidence_details: { due_by: Math.floor(dueAt.getTime() / 1000) },
    payment_intent: checkout.payment_intent_id,
    reason: 'fraudulent',
    status,
  };
}

/** An event as Stripe sends it: the bytes that are signed. */
export function eventBody(id: string, type: string, object: object, at: Date): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: null,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
    livemode: false,
    type,
  });
}
