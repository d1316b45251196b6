import type { Payment } from './payment.ts';

/** The payment of the documentation's examples; invented. */
export const examplePayment: Payment = {
  id: 320001,
  purpose: 'activation',
  status: 'paid',
  amount: 18,
  refunded: 0,
  refundable: 18,
  provider: 'stripe',
  createdAt: '2026-11-02T09:29:00.000Z',
  paidAt: '2026-11-02T09:30:00.000Z',
  payer: { accountId: 101, playerId: 80001, name: 'Tommaso Venier' },
  representationId: 300001,
  url: null,
  refunds: [],
  disputes: [],
  unapplied: [],
  refundOwed: null,
  can: { continue: false, refund: true },
};
