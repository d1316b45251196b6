import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentProvider } from './payment-provider.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Null: no provider is set up, and the paid service is not offered. */
    payments: PaymentProvider | null;
  }
}

/** The provider. Throws `SERVICE_NOT_OFFERED` where none is set up. */
export function providerOf({ payments }: Services): PaymentProvider {
  if (!payments) throw new AppError('SERVICE_NOT_OFFERED');
  return payments;
}
