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

/**
 * Why the provider refuses a request for good, or a refund failed there. Keys: it does not accept ours. Funds: our balance there is
 * too small. Request: any other cause. What staff do: `payments:refusal.<refusal>`.
 */
export const providerRefusals = [
  'alreadyRefunded',
  'disputed',
  'missing',
  'card',
  'keys',
  'funds',
  'request',
] as const;

export type ProviderRefusalKind = (typeof providerRefusals)[number];

/** What a report of the provider is about. Names: `payments:unapplied.about.<about>`. */
export const reportSubjects = ['checkout', 'refusal', 'refund', 'dispute'] as const;

export type ReportSubject = (typeof reportSubjects)[number];

/** Why a report of the provider was not applied. What staff do: `payments:unapplied.cause.<cause>`. */
export const unappliedCauses = ['notPaid', 'beyondPayment', 'otherAmount', 'contradicts'] as const;

export type UnappliedCause = (typeof unappliedCauses)[number];
