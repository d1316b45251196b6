import type { PaymentEvents } from '@trattativa/contract/billing/payments/events';
import { listStaffAccounts } from '../../people/portfolios.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { PaymentRow } from './payment.ts';

type Facts = 'paymentId' | 'representationId' | 'accountId' | 'purpose';

/** Records what happened to a payment; the payer and staff hear of it. */
export async function recordPaymentEvent<Type extends keyof PaymentEvents>(
  tx: Transaction,
  type: Type,
  payment: Pick<PaymentRow, 'id' | 'representation_id' | 'account_id' | 'purpose'>,
  more: Omit<PaymentEvents[Type], Facts>,
  by: { actorId: number | null; at: Date },
): Promise<void> {
  const data = {
    paymentId: payment.id,
    representationId: payment.representation_id,
    accountId: payment.account_id,
    purpose: payment.purpose,
    ...more,
  };
  await recordEvent(tx, {
    type,
    data: data as never,
    recipients: [payment.account_id, ...(await listStaffAccounts(tx))],
    ...by,
  });
}
