import type {
  DisputeStatus,
  PaymentProviderName,
  ProviderRefusalKind,
  RefundStatus,
} from '@trattativa/domain/billing/payment-statuses';
import type { Language } from '@trattativa/texts/languages';

/** A page of the provider that is to be opened. */
export interface NewCheckout {
  /** The payment's id as text: the provider gives it back with every report. */
  paymentReference: string;
  /** Key of the attempt: it opens the same page, however often it is asked for. */
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
  amountCents: number;
  /** Our key, where we asked for it; null: made on the provider's own pages. */
  attemptKey: string | null;
  /** Why it failed; null: it did not. */
  refusal: ProviderRefusalKind | null;
}

/** A report of the provider, read from one of its events. */
export type ProviderReport =
  | { about: 'checkout'; checkout: CheckoutState }
  | { about: 'refusal'; paymentReference: string; failureCode: string }
  | { about: 'refund'; providerPaymentId: string; refund: RefundState }
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

/** Every call throws `ProviderAway` where the provider does not answer, `ProviderRefusal` where it says no. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Secret with which the provider signs its reports. */
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
  /** All refunds of a charge, whoever made them. */
  listRefunds(providerPaymentId: string): Promise<RefundState[]>;
}

/** The provider did not answer, or could not for now: the same request may succeed later. */
export class ProviderAway extends Error {}

/** The provider answered no: repeating the request as it is does not help. The message is for the log. */
export class ProviderRefusal extends Error {
  readonly kind: ProviderRefusalKind;

  constructor(kind: ProviderRefusalKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
