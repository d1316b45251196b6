import { providerRefusals } from '@trattativa/domain/billing/payment-statuses';
import { languages } from '@trattativa/domain/platform/languages';
import { translate } from '@trattativa/texts/translate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuyer,
  makeRepresented,
  pageOf,
  pay,
  postEvent,
  runJob,
  signDealOf,
  signedEvent,
  testProviderOf,
} from '../../../../test/factories/payments.ts';
import { logInAgain, makeStaff, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { askOpenPayments } from '../jobs/ask-open-payments.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './payment-provider.ts';

let app: TestApp;
let staff: Person;
let working: Pick<PaymentProvider, 'startCheckout' | 'fetchCheckout' | 'refund' | 'findReference'>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
  const { startCheckout, fetchCheckout, refund, findReference } = testProviderOf(app);
  working = { startCheckout, fetchCheckout, refund, findReference };
});
afterAll(() => app.close());
afterEach(() => {
  Object.assign(testProviderOf(app), working);
});

const refusing = (kind: (typeof providerRefusals)[number]) => () =>
  Promise.reject(new ProviderRefusal(kind, 'no'));
const paymentsOf = async (token: string) => (await app.call(token, 'Payment/GetPayments', {})).ok.items;

describe('a refund that the provider refuses for good', () => {
  it.each(providerRefusals)('(%s) says in every language what to do, and waits no longer', async (kind) => {
    const player = await makeRepresented(app);
    const paymentId = (await paymentsOf(player.token))[0]?.id ?? 0;
    for (const language of languages) {
      testProviderOf(app).refund = refusing(kind);
      const answer = await app.call(
        staff.token,
        'Payment/RefundPayment',
        { paymentId, reason: 'Prova' },
        { 'accept-language': language },
      );
      expect([answer.status, answer.problem.code]).toEqual([409, 'REFUND_REFUSED']);
      expect(answer.problem.detail).toContain(translate(language, `payments:refusal.${kind}`));
    }
    const [payment] = await paymentsOf(player.token);
    expect(payment?.status).toBe('paid');
    expect(new Set(payment?.refunds.map(({ status }) => status))).toEqual(new Set(['failed']));
    expect(payment?.refunds.map(({ refusal }) => refusal)).toEqual(languages.map(() => null));
    Object.assign(testProviderOf(app), working);
    const again = await app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason: 'Prova' });
    expect(again.ok.payment.status).toBe('refunded');
  });

  it('is not asked for again by the job', async () => {
    const player = await makeRepresented(app);
    const paymentId = (await paymentsOf(player.token))[0]?.id ?? 0;
    testProviderOf(app).refund = () => Promise.reject(new ProviderAway('away'));
    await app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason: 'Prova' });
    let asked = 0;
    testProviderOf(app).refund = () => {
      asked += 1;
      return refusing('disputed')();
    };
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance({ minutes: 3 });
      await runJob(app, askOpenPayments);
    }
    expect(asked).toBe(1);
    staff.token = await logInAgain(app, staff);
    const seen = await app.call(staff.token, 'Payment/GetPaymentReturn', { paymentId });
    expect(seen.ok.payment.refunds).toMatchObject([{ status: 'failed', refusal: 'disputed' }]);
  });
});

describe('a page that the provider refuses to open', () => {
  it.each(['keys', 'request', 'missing'] as const)(
    '(%s) is said to the payer as a refusal, and opened once the provider takes it',
    async (kind) => {
      const buyer = await makeBuyer(app);
      testProviderOf(app).startCheckout = refusing(kind);
      const refused = await app.call(buyer.token, 'Payment/StartActivation', {});
      expect([refused.status, refused.problem.code]).toEqual([502, 'PAYMENT_PROVIDER_REFUSED']);
      Object.assign(testProviderOf(app), working);
      expect((await app.call(buyer.token, 'Payment/StartActivation', {})).status).toBe(200);
    },
  );

  it('for a key that it knows with other words is opened under a key of its own', async () => {
    const buyer = await makeBuyer(app);
    const keys: string[] = [];
    testProviderOf(app).startCheckout = (checkout) => {
      keys.push(checkout.attemptKey);
      return keys.length === 1
        ? refusing('request')()
        : working.startCheckout.call(app.services.payments, checkout);
    };
    expect((await app.call(buyer.token, 'Payment/StartActivation', {})).status).toBe(200);
    expect(new Set(keys).size).toBe(2);
  });

  it('for a balance is said as a refusal too', async () => {
    const player = await makeRepresented(app);
    await signDealOf(app, player.accountId);
    testProviderOf(app).startCheckout = refusing('keys');
    const refused = await app.call(player.token, 'Payment/StartBalance', {});
    expect([refused.status, refused.problem.code]).toEqual([502, 'PAYMENT_PROVIDER_REFUSED']);
  });
});

describe('a page that the provider no longer has', () => {
  it('is given up, and the next attempt opens another', async () => {
    const buyer = await makeBuyer(app);
    const first = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok.url;
    testProviderOf(app).fetchCheckout = refusing('missing');
    const next = await app.call(buyer.token, 'Payment/StartActivation', {});
    expect([next.status, next.ok.url === first]).toEqual([200, false]);
    expect((await paymentsOf(buyer.token)).map(({ status }) => status)).toEqual(['pending', 'expired']);
  });

  it('is still shown on the return page, and asked for no more by the job', async () => {
    const buyer = await makeBuyer(app);
    const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
    const paymentId = (await paymentsOf(buyer.token))[0]?.id ?? 0;
    let asked = 0;
    testProviderOf(app).fetchCheckout = (sessionId) => {
      if (sessionId === pageOf(url)) asked += 1;
      return refusing('missing')();
    };
    app.clock.advance({ minutes: 3 });
    for (let round = 0; round < 2; round += 1) {
      await runJob(app, askOpenPayments);
      app.clock.advance({ minutes: 3 });
    }
    expect(asked).toBe(1);
    const token = await logInAgain(app, buyer);
    const back = await app.call(token, 'Payment/GetPaymentReturn', { paymentId });
    expect(back.ok.payment.status).toBe('expired');
  });
});

describe('a report', () => {
  const disputeOf = (charge: string) => ({
    id: `evt_${charge}`,
    type: 'charge.dispute.created',
    object: {
      id: `dp_${charge}`,
      object: 'dispute',
      amount: 1800,
      payment_intent: charge,
      reason: 'r'.repeat(300),
      status: 'needs_response',
    },
  });
  const send = (event: Parameters<typeof signedEvent>[1]) => {
    const { body, signature } = signedEvent(app, event);
    return postEvent(app, body, signature);
  };

  it.each([
    ['missing', 200],
    ['keys', 503],
  ] as const)('about a charge for which the provider says %s is answered %i', async (kind, status) => {
    testProviderOf(app).findReference = refusing(kind);
    expect(await send(disputeOf(`pi_unknown_${kind}`))).toBe(status);
  });

  it('a report of a refund that comes before its payment asks for the payment first', async () => {
    const buyer = await makeBuyer(app);
    const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
    await pay(app, url, { report: 'never' });
    const checkout = await app.services.db
      .selectFrom('test_checkouts')
      .select('payment_intent_id')
      .where('id', '=', new URL(url).pathname.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    const object = {
      id: 're_early',
      object: 'refund',
      amount: 1800,
      payment_intent: checkout.payment_intent_id,
      status: 'succeeded',
    };
    expect(await send({ id: 'evt_early', type: 'refund.created', object })).toBe(200);
    expect((await paymentsOf(buyer.token))[0]?.status).toBe('refunded');
  });

  it('with words longer than are kept is taken, cut', async () => {
    const player = await makeRepresented(app);
    const [payment] = await paymentsOf(player.token);
    const row = await app.services.db
      .selectFrom('payments')
      .select('provider_payment_id')
      .where('id', '=', payment?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(await send(disputeOf(row.provider_payment_id ?? ''))).toBe(200);
    expect((await paymentsOf(player.token))[0]?.disputes[0]?.reason).toHaveLength(100);
  });

  it('that our tables refuse is acknowledged and kept for staff', async () => {
    const players = [await makeRepresented(app), await makeRepresented(app)];
    const answers: number[] = [];
    for (const { accountId } of players) {
      const row = await app.services.db
        .selectFrom('payments')
        .select('provider_payment_id')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      // One id of a refund for two charges: an id is kept once.
      const object = {
        id: 're_of_two',
        object: 'refund',
        amount: 100,
        payment_intent: row.provider_payment_id,
        status: 'succeeded',
      };
      answers.push(await send({ id: `evt_of_two_${accountId}`, type: 'refund.created', object }));
    }
    expect(answers).toEqual([200, 200]);
    staff.token = await logInAgain(app, staff);
    const waiting = (await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items;
    const kept = waiting.flatMap(({ unapplied }) => unapplied);
    expect(kept).toMatchObject([{ about: 'refund', cause: 'contradicts', reference: 're_of_two' }]);
  });

  it('a report of another amount than ours is kept for staff', async () => {
    const buyer = await makeBuyer(app);
    const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
    const paymentId = (await paymentsOf(buyer.token))[0]?.id ?? 0;
    const object = {
      id: new URL(url).pathname.split('/').at(-1),
      object: 'checkout.session',
      amount_total: 1700,
      currency: 'eur',
      metadata: { payment: String(paymentId) },
      payment_intent: 'pi_other_amount',
      payment_status: 'paid',
      status: 'complete',
    };
    expect(await send({ id: 'evt_other_amount', type: 'checkout.session.completed', object })).toBe(200);
    const seen = (await app.call(staff.token, 'Payment/GetPaymentReturn', { paymentId })).ok.payment;
    expect(seen.unapplied).toMatchObject([{ about: 'checkout', cause: 'otherAmount', amount: 17 }]);
  });
});
