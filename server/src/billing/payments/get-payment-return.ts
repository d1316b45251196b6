import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPayment, readPayment } from './access-payment.ts';
import type { PaymentRow } from './payment.ts';
import { askProvider } from './provider/ask-provider.ts';

/** A screen that asks again and again does not pass it all on. */
const restMs = 2000;

function wasJustAsked({ clock }: Services, { asked_at }: PaymentRow): boolean {
  return asked_at !== null && clock.now().getTime() - asked_at.getTime() < restMs;
}

/**
 * A payment after coming back from the provider's page. The address that was returned to proves nothing: an open payment is
 * asked for at the provider; while that does not answer, the payment is shown as it stands. Throws `NOT_FOUND`.
 */
export async function getPaymentReturn(
  services: Services,
  call: CallOf<typeof paymentEndpoints.getPaymentReturn>,
): Promise<{ payment: Payment; message: string | null }> {
  const { actor, input } = call;
  const seen = await accessPayment(services.db, actor, input.paymentId);
  if ((seen.status === 'pending' || seen.status === 'failed') && !wasJustAsked(services, seen)) {
    try {
      await askProvider(services, seen);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  const payment = await readPayment(services.db, actor, input.paymentId);
  const key = payment.purpose === 'activation' ? 'feedback:paymentOk' : 'feedback:balancePaid';
  return { payment, message: payment.status === 'paid' ? translate(call.language, key) : null };
}
