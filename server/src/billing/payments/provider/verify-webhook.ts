import Stripe from 'stripe';
import { AppError } from '../../../platform/app-error.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { readEvent } from './stripe-events.ts';

/** How old, or how far ahead, a signed event may be. */
const toleranceSeconds = 300;

/**
 * Checks the signature of an event over its bytes, and its age on our clock, and reads it. Throws `SIGNATURE_INVALID` for a
 * header or body that no provider of ours has signed within five minutes.
 */
export function verifyWebhook(
  body: Buffer,
  header: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  const refusal = new AppError('SIGNATURE_INVALID');
  if (header === undefined || isAhead(header, now)) throw refusal;
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      header,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return readEvent(event);
  } catch {
    throw refusal;
  }
}

/** The library refuses what is too old; what is signed for the future is refused here. */
function isAhead(header: string, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  return !(signedAt * 1000 <= now.getTime() + toleranceSeconds * 1000);
}
