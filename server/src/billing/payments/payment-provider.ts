import type {
  DisputeStatus,
  PaymentProviderName,
  RefundStatus,
} from '@trattativa/domain/billing/payment-statuses';
import type { Language } from '@trattativa/texts/languages';

/** A page of the provider that is to be opened. */
export interface NewCheckout {
  /** The payment's id as text: the provider gives it back with every report. */
  paymentReference: string;
  /** The same key opens the same page, however often it is asked for. */
  attemptKey: string;
  amountCents: number;
  /** What is bought, in the payer's language. */
  description: string;
  language: Language;
  /** Where the provider sends the receipt. */
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** What the provider says of a page. */
export interface CheckoutState {
  sessionId: string;
  status: 'open' | 'paid' | 'expired';
  paymentReference: string;
  /** Where it can be paid while it is open. */
  url: string | null;
  expiresAt: Date | null;
  /** The charge; null before there is one. */
  providerPaymentId: string | null;
  amountCents: number;
  currency: string;
  /** Why the last attempt was refused; null: none was. */
  failureCode: string | null;
}

/** What the provider says of a refund. */
export interface RefundState {
  refundId: string;
  status: RefundStatus;
}

/** A report of the provider, read from one of its events. */
export type ProviderReport =
  | { about: 'checkout'; checkout: CheckoutState }
  | { about: 'refusal'; paymentReference: string; failureCode: string }
  | {
      about: 'refund';
      refund: RefundState & { providerPaymentId: string; amountCents: number; attemptKey: string | null };
    }
  | {
      about: 'dispute';
      dispute: {
        disputeId: string;
        providerPaymentId: string;
        amountCents: number;
        reason: string;
        status: DisputeStatus;
        /** Whether the provider holds the money back; an inquiry does not. */
        holdsMoney: boolean;
        evidenceDueAt: Date | null;
      };
    };

export interface ProviderEvent {
  id: string;
  type: string;
  /** Null: an event that has no effect here. */
  report: ProviderReport | null;
}

/** Throws `ProviderAway` where the provider does not answer. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** With which its events are signed. */
  readonly webhookSecret: string;
  startCheckout(checkout: NewCheckout): Promise<CheckoutState>;
  fetchCheckout(sessionId: string): Promise<CheckoutState>;
  /** The payment that a charge belongs to; null: none of ours. */
  findReference(providerPaymentId: string): Promise<string | null>;
  /** Pays back; the same key pays back once. */
  refund(refund: {
    providerPaymentId: string;
    amountCents: number;
    attemptKey: string;
  }): Promise<RefundState>;
}

/** The provider did not answer, or refused for a reason that is not the payer's. */
export class ProviderAway extends Error {}
