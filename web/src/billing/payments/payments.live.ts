import type { InfiniteData } from '@tanstack/react-query';
import type { PaymentEvents } from '@trattativa/contract/billing/payments/events';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import type { Page } from '@trattativa/contract/paging';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { representationKeys } from '../../representation/subscription-keys.ts';
import { paymentsKeys } from './payments-keys.ts';

type Told = Pick<PaymentEvents['payment.charged'], 'paymentId'>;
export type PaymentList = InfiniteData<Page<Payment>, string | undefined>;

/** What became of a payment is not in the event: amounts, refunds and disputes are the service's to say. */
export const applyToPayments: ApplyEvent<PaymentList, Told> = () => 'refetch';

export const applyToPayment: ApplyEvent<{ payment: Payment }, Told> = (state, { data }) =>
  state.payment.id === data.paymentId ? 'refetch' : state;

const types = [
  'payment.charged',
  'payment.failed',
  'payment.expired',
  'payment.refundAsked',
  'payment.refunded',
  'payment.refundFailed',
  'payment.disputed',
  'payment.disputeWon',
  'payment.disputeLost',
  'payment.reportUnapplied',
  'payment.reportSettled',
] as const satisfies (keyof PaymentEvents)[];

/** What was paid or paid back moves the representation that it was for. */
export const applyToRepresentation: ApplyEvent<unknown, Told> = () => 'refetch';

export const paymentsLive: readonly LiveHandler[] = [
  liveQuery({ types, key: paymentsKeys.list, apply: applyToPayments }),
  liveQuery({ types, key: paymentsKeys.one, apply: applyToPayment }),
  liveQuery({
    types: ['payment.charged', 'payment.refunded'],
    key: representationKeys.one,
    apply: applyToRepresentation,
  }),
];
