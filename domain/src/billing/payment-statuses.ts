/** What a payment is for. Names: `payments:purpose.<purpose>`. */
export const paymentPurposes = ['activation', 'balance'] as const;

export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * Where a payment stands. Failed: the last attempt was refused, another may follow on the same page. Expired: left without
 * paying. Refunded: all of it was paid back. Names: `payments:status.<status>`.
 */
export const paymentStatuses = ['pending', 'failed', 'expired', 'paid', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Statuses from which the provider may still report a payment. */
export const openPaymentStatuses = ['pending', 'failed'] as const satisfies readonly PaymentStatus[];

/**
 * Whether a report of the provider moves a payment. Reports come in any order: what was paid is never unpaid again by a
 * late report, and an expired page that was paid after all counts as paid.
 */
export function mayReport(from: PaymentStatus, to: 'failed' | 'expired' | 'paid'): boolean {
  if (from === 'paid' || from === 'refunded') return false;
  if (to === 'paid') return true;
  return from === 'pending' || (from === 'failed' && to === 'expired');
}

/** The providers of card payments; `test` only outside of production. Names: `payments:provider.<provider>`. */
export const paymentProviders = ['stripe', 'test'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** Where a refund stands at the provider. Names: `payments:refundStatus.<status>`. */
export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof refundStatuses)[number];

/** Where a dispute (chargeback) stands. Names: `payments:disputeStatus.<status>`. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];
