import type { PaymentEvents } from '@trattativa/contract/billing/payments/events';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { paymentMoves } from '@trattativa/contract/event-groups';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { representationKeys } from '../../representation/subscription-keys.ts';
import { paymentsKeys } from './payments-keys.ts';

type Told = Pick<PaymentEvents['payment.charged'], 'paymentId'>;

export const applyToPayment: ApplyEvent<{ payment: Payment }, Told> = (state, { data }) =>
  state.payment.id === data.paymentId ? 'refetch' : state;

export const paymentsLive: readonly LiveHandler[] = [
  // What became of a payment is not in the event: amounts, refunds and disputes are the service's to say.
  refetchOn(paymentMoves, paymentsKeys.list),
  // Whoever withdraws is owed what was paid.
  refetchOn(['representation.withdrawn'], paymentsKeys.list),
  liveQuery({ types: paymentMoves, key: paymentsKeys.one, apply: applyToPayment }),
  // What was paid or paid back moves the representation that it was for.
  refetchOn(paymentMoves, representationKeys.one),
];
