import { examplePayment } from '@trattativa/contract/billing/payments/example-payment';
import { describe, expect, it } from 'vitest';
import { applyToPayment } from './payments.live.ts';

const told = (paymentId: number) => ({ id: '1', type: 'payment.charged', data: { paymentId } });

describe('what became of a payment', () => {
  it('is fetched for its own page, and leaves another one as it is', () => {
    const state = { payment: examplePayment };
    expect(applyToPayment(state, told(examplePayment.id), [])).toBe('refetch');
    expect(applyToPayment(state, told(examplePayment.id + 1), [])).toBe(state);
  });
});
