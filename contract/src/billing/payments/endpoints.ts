import { paymentPurposes, paymentStatuses } from '@trattativa/domain/billing/payment-statuses';
import { representationTermsVersion } from '@trattativa/domain/representation/representation-terms-version';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, paragraph } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleRepresentation } from '../../representation/subscriptions/example-representation.ts';
import { representation } from '../../representation/subscriptions/representation.ts';
import { examplePayment } from './example-payment.ts';
import { payment } from './payment.ts';

const playerOnly = allow({ player: 'own' });
const readers = allow({ player: 'own', staff: 'all' });
const opened = z.object({ url: z.string() });
const exampleUrl = 'https://checkout.stripe.com/c/pay/cs_test_a1';

const startActivation = endpoint({
  path: '/api/Payment/StartActivation',
  summary:
    'Accepts the terms of the representation and opens the provider’s page for the activation; the amount is the platform’s',
  who: playerOnly,
  input: z.strictObject({
    /** The version of the terms that the player read; refused when it is no longer in force. */
    termsVersion: line(40, 1).optional(),
    /**
     * The player asks that the service begin before the 14 days of withdrawal are over and notes that the right to
     * withdraw ends once a negotiation is signed. Without it the right stays for the whole time.
     */
    immediateStart: z.boolean({ error: 'invalid' }).optional(),
  }),
  output: opened,
  errors: [
    'SERVICE_NOT_OFFERED',
    'ADULTS_ONLY',
    'PROFILE_INCOMPLETE',
    'PROFILE_OBSOLETE',
    'REPRESENTATION_ACTIVE',
    'TERMS_CHANGED',
    'PAYMENT_PROVIDER_AWAY',
    'PAYMENT_PROVIDER_REFUSED',
  ],
  creates: true,
  example: {
    input: { termsVersion: representationTermsVersion, immediateStart: true },
    output: { url: exampleUrl },
  },
});

const startBalance = endpoint({
  path: '/api/Payment/StartBalance',
  summary: 'Opens the provider’s page for the final balance that is due; the amount is the platform’s',
  who: playerOnly,
  input: z.strictObject({}),
  output: opened,
  errors: ['SERVICE_NOT_OFFERED', 'NOTHING_DUE', 'PAYMENT_PROVIDER_AWAY', 'PAYMENT_PROVIDER_REFUSED'],
  creates: true,
  example: { input: {}, output: { url: exampleUrl } },
});

const getPayments = endpoint({
  path: '/api/Payment/GetPayments',
  summary: 'Payments by card, the latest first: a player’s own, all for staff',
  who: readers,
  input: z.strictObject({
    status: z.enum(paymentStatuses, { error: 'notInList' }).optional(),
    purpose: z.enum(paymentPurposes, { error: 'notInList' }).optional(),
    /**
     * Only payments that staff have to look at: to be refunded, a refund that failed, an open dispute, or a report that
     * was not applied.
     */
    waiting: z.boolean({ error: 'invalid' }).optional(),
    /** In the payer's name; blind to accents and case. */
    text: line(80).optional(),
    ...pageInput,
  }),
  output: page(payment),
  errors: [],
  example: {
    input: { status: 'paid' },
    output: { items: [examplePayment], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getPaymentReturn = endpoint({
  path: '/api/Payment/GetPaymentReturn',
  summary:
    'One payment after coming back from the provider’s page: an open one is asked for at the provider first',
  who: readers,
  input: z.strictObject({ paymentId: id }),
  output: z.object({
    payment,
    /** `payment ok (the representation service is active)`; null while nothing is paid. */
    message: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
  example: {
    input: { paymentId: 320001 },
    output: {
      payment: examplePayment,
      message: 'Pagamento riuscito: il servizio di rappresentanza è attivo',
    },
  },
});

const refundPayment = endpoint({
  path: '/api/Payment/RefundPayment',
  summary: 'Staff pay back all that is left of a payment; the representation of a refunded activation ends',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ paymentId: id, reason: paragraph(1000).min(1, 'required') }),
  output: z.object({ message: z.string(), payment }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'BALANCE_FIRST', 'REFUND_WAITS', 'REFUND_REFUSED'],
  creates: true,
  example: {
    input: { paymentId: 320001, reason: 'Recesso entro 14 giorni' },
    output: {
      message: 'Rimborso eseguito',
      payment: { ...examplePayment, status: 'refunded', refunded: 18, refundable: 0 },
    },
  },
});

const cancelBalance = endpoint({
  path: '/api/Payment/CancelBalance',
  summary: 'Staff cancel a final balance that is not paid',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ balanceId: id, reason: paragraph(1000).min(1, 'required') }),
  output: z.object({ message: z.string(), representation }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { balanceId: 310001, reason: 'Firma annullata dalla lega' },
    output: { message: 'Dati salvati correttamente', representation: exampleRepresentation },
  },
});

const settleReport = endpoint({
  path: '/api/Payment/SettleReport',
  summary: 'Staff have looked at a report of the provider that was not applied',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ reportId: id }),
  output: z.object({ message: z.string(), payment }),
  errors: ['NOT_FOUND'],
  example: {
    input: { reportId: 345001 },
    output: { message: 'Dati salvati correttamente', payment: examplePayment },
  },
});

export const paymentEndpoints = {
  startActivation,
  startBalance,
  getPayments,
  getPaymentReturn,
  refundPayment,
  cancelBalance,
  settleReport,
};
