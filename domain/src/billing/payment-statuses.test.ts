import { expect, it } from 'vitest';
import { mayReport, paymentStatuses } from './payment-statuses.ts';

it('a report moves a payment only forward: what is paid or refunded stays so', () => {
  const reports = ['failed', 'expired', 'paid'] as const;
  const moves = Object.fromEntries(
    paymentStatuses.map((from) => [from, reports.filter((to) => mayReport(from, to))]),
  );
  expect(moves).toEqual({
    pending: ['failed', 'expired', 'paid'],
    failed: ['expired', 'paid'],
    expired: ['paid'],
    paid: [],
    refunded: [],
  });
});
