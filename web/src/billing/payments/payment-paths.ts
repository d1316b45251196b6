import { paths } from '../../platform/paths.ts';

/** Where a payer comes back to from the provider's page. */
export function paymentPath(paymentId: number): string {
  return `${paths.procuraPayment}/${paymentId}`;
}
