import { z } from 'zod';
import { everyone } from '../../access.ts';
import { addressedCall } from '../../addressed-call.ts';

/**
 * Where the payment provider reports what happened. The body is read as it came, since its signature
 * (`Stripe-Signature`) is over its bytes; an event that is not known is accepted and left aside.
 */
export const paymentWebhook = {
  receive: addressedCall({
    name: 'Payment.webhook',
    method: 'post',
    path: '/api/Payment/Webhook',
    summary: 'Takes a signed event of the payment provider; repeats have no further effect',
    who: everyone,
    status: 200,
    output: z.object({ received: z.literal(true) }),
    errors: ['SIGNATURE_INVALID'],
  }),
};
