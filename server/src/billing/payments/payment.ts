import type {
  DisputeStatus,
  PaymentProviderName,
  PaymentPurpose,
  PaymentStatus,
  ProviderRefusalKind,
  RefundStatus,
  ReportSubject,
  UnappliedCause,
} from '@trattativa/domain/billing/payment-statuses';
import type { Columns } from '../../platform/database/database.ts';

/** A payment as the database keeps it, with its payer. Money in euro cents. */
export interface PaymentRow
  extends Columns<
    'payments',
    | 'id'
    | 'representation_id'
    | 'account_id'
    | 'amount_cents'
    | 'currency'
    | 'attempt_key'
    | 'provider_session_id'
    | 'url'
    | 'session_expires_at'
    | 'provider_payment_id'
    | 'failure_code'
    | 'refunded_cents'
    | 'superfluous'
    | 'created_at'
    | 'paid_at'
    | 'asked_at'
  > {
  purpose: PaymentPurpose;
  status: PaymentStatus;
  provider: PaymentProviderName;
  player_id: number | null;
  payer_name: string;
  /** When the player withdrew from the purchase that it paid. */
  withdrawn_at: Date | null;
}

export interface RefundRow
  extends Columns<
    'payment_refunds',
    | 'id'
    | 'payment_id'
    | 'amount_cents'
    | 'reason'
    | 'requested_by'
    | 'attempt_key'
    | 'provider_refund_id'
    | 'requested_at'
  > {
  status: RefundStatus;
  refusal: ProviderRefusalKind | null;
}

export interface DisputeRow
  extends Columns<
    'payment_disputes',
    'id' | 'payment_id' | 'provider_dispute_id' | 'amount_cents' | 'reason' | 'evidence_due_at' | 'opened_at'
  > {
  status: DisputeStatus;
}

export interface UnappliedReportRow
  extends Columns<
    'unapplied_payment_reports',
    'id' | 'payment_id' | 'provider_reference' | 'amount_cents' | 'received_at'
  > {
  about: ReportSubject;
  cause: UnappliedCause;
}
