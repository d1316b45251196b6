import type { ProviderRefusalKind } from '@trattativa/domain/billing/payment-statuses';
import Stripe from 'stripe';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';

/** Stripe's codes (https://docs.stripe.com/error-codes) that say what is to be done; others are told by their type. */
const kinds: Readonly<Record<string, ProviderRefusalKind>> = {
  charge_already_refunded: 'alreadyRefunded',
  charge_disputed: 'disputed',
  refund_disputed_payment: 'disputed',
  resource_missing: 'missing',
  balance_insufficient: 'funds',
  insufficient_funds: 'funds',
  expired_or_canceled_card: 'card',
};

/** Codes of requests that may succeed later although their status is below 500. */
const passing = new Set(['rate_limit', 'lock_timeout', 'idempotency_key_in_use', 'api_connection_error']);

/**
 * An error of Stripe's library, as absence or as a refusal for good. What is no error of Stripe is a fault of our own and is answered
 * unchanged.
 */
export function providerError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { code, message, statusCode } = error;
  if (isAway(error)) return new ProviderAway(message || 'Stripe did not answer', { cause: error });
  return new ProviderRefusal(kindOf(error), `${statusCode ?? ''} ${code ?? error.type}: ${message}`, {
    cause: error,
  });
}

function isAway(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { code, statusCode } = error;
  // No status: no answer came.
  if (statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 408) return true;
  return code !== undefined && passing.has(code);
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderRefusalKind {
  const { errors } = Stripe;
  const known = error.code === undefined ? undefined : kinds[error.code];
  if (known) return known;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'keys';
  if (error instanceof errors.StripeCardError) return 'card';
  // More than is left of a charge has no code of its own.
  return error.param === 'amount' ? 'alreadyRefunded' : 'request';
}

/** Why a refund that was accepted failed later (https://docs.stripe.com/refunds#failed-refunds). */
const failures: Readonly<Record<string, ProviderRefusalKind>> = {
  charge_for_pending_refund_disputed: 'disputed',
  declined: 'card',
  expired_or_canceled_card: 'card',
  insufficient_funds: 'funds',
  lost_or_stolen_card: 'card',
};

export function refundFailureOf(reason: string | null | undefined): ProviderRefusalKind {
  return failures[reason ?? ''] ?? 'request';
}
