import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import type { Page } from '@trattativa/contract/paging';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listPaymentRows } from './payments.repository.ts';
import { presentPayments } from './present-payment.ts';

/** Payments that the caller may see, the latest first. */
export async function getPayments(
  services: Services,
  { actor, input }: CallOf<typeof paymentEndpoints.getPayments>,
): Promise<Page<Payment>> {
  const { rows, nextCursor, total } = await listPaymentRows(
    services.db,
    {
      accountId: isStaff(actor) ? null : actor.accountId,
      status: input.status,
      purpose: input.purpose,
      waiting: input.waiting,
      text: input.text,
    },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return { items: await presentPayments(services.db, actor, rows), nextCursor, ...totalOf(total) };
}
