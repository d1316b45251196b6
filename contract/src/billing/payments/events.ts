import type { PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';
import { z } from 'zod';
import { id } from '../../fields.ts';

interface PaymentOf {
  paymentId: number;
  representationId: number;
  /** The payer. */
  accountId: number;
  purpose: PaymentPurpose;
}

/** Recipients: the payer and staff. */
export interface PaymentEvents {
  /** The provider has the money. */
  'payment.charged': PaymentOf;
  /** The card was refused; the page stays open for another attempt. */
  'payment.failed': PaymentOf;
  /** The page was left without paying. */
  'payment.expired': PaymentOf;
  /** Staff asked the provider to pay back what is left. */
  'payment.refundAsked': PaymentOf & { refundId: number };
  'payment.refunded': PaymentOf & { refundId: number };
  'payment.refundFailed': PaymentOf & { refundId: number };
  'payment.disputed': PaymentOf & { disputeId: number };
  'payment.disputeWon': PaymentOf & { disputeId: number };
  'payment.disputeLost': PaymentOf & { disputeId: number };
  /** The provider reports what our records contradict: staff look at it. */
  'payment.reportUnapplied': PaymentOf & { reportId: number };
  /** Staff have looked at it. */
  'payment.reportSettled': PaymentOf & { reportId: number };
}

const shown = z.object({ paymentId: id });

export const paymentLive = {
  'payment.charged': shown,
  'payment.failed': shown,
  'payment.expired': shown,
  'payment.refundAsked': shown,
  'payment.refunded': shown,
  'payment.refundFailed': shown,
  'payment.disputed': shown,
  'payment.disputeWon': shown,
  'payment.disputeLost': shown,
  'payment.reportUnapplied': shown,
  'payment.reportSettled': shown,
} satisfies Record<keyof PaymentEvents, z.ZodType>;
