import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuyer,
  makeRepresented,
  pay,
  postEvent,
  runJob,
  signDealOf,
  signedEvent,
  testProviderOf,
} from '../../../test/factories/payments.ts';
import { logInAgain, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { balanceOf } from '../ledger/ledger.repository.ts';
import { askOpenPayments } from './jobs/ask-open-payments.ts';
import { ProviderAway } from './provider/payment-provider.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const reason = 'Recesso entro 14 giorni';
const paymentsOf = async (token: string) => (await app.call(token, 'Payment/GetPayments', {})).ok.items;
const representationOf = async (token: string) =>
  (await app.call(token, 'Representation/GetRepresentation', {})).ok;
const refund = (paymentId: number, token = staff.token) =>
  app.call(token, 'Payment/RefundPayment', { paymentId, reason });
const chargeOf = async (paymentId: number) => {
  const row = await app.services.db
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.provider_payment_id ?? '';
};

describe('a refund', () => {
  it('is made by staff with a reason, ends the representation and is told to the player', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const paymentId = paid?.id ?? 0;
    expect((await refund(paymentId, player.token)).problem.code).toBe('FORBIDDEN');
    const without = await app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason: ' ' });
    expect(without.problem.errors?.map(({ field, code }) => [field, code])).toEqual([['Reason', 'required']]);
    const { payment, message } = (await refund(paymentId)).ok;
    expect([payment.status, payment.refunded, message]).toEqual(['refunded', 18, 'Rimborso eseguito']);
    expect(payment.refunds).toMatchObject([{ amount: 18, reason, status: 'succeeded' }]);
    const ended = await representationOf(player.token);
    expect([ended.status, ended.endReason, ended.can.activate]).toEqual(['ended', 'refunded', true]);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
    expect((await refund(paymentId)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('asked for twenty times at once is made once', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(paid?.id ?? 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [refunded] = await paymentsOf(player.token);
    expect([refunded?.refunded, refunded?.refunds.length]).toEqual([18, 1]);
  });

  it('that the provider does not answer stays asked for, and the job makes it', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const provider = testProviderOf(app);
    const working = provider.refund;
    provider.refund = () => Promise.reject(new ProviderAway('away'));
    const away = await refund(paid?.id ?? 0);
    provider.refund = working;
    expect([away.status, away.problem.code]).toEqual([503, 'REFUND_WAITS']);
    const [waiting] = await paymentsOf(player.token);
    expect([waiting?.status, waiting?.refunds[0]?.status]).toEqual(['paid', 'requested']);
    app.clock.advance({ minutes: 3 });
    await runJob(app, askOpenPayments);
    expect((await paymentsOf(player.token))[0]?.status).toBe('refunded');
  });

  it('that somebody makes on the provider’s own pages is recorded, however often it is reported', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const object = {
      id: 're_dashboard',
      object: 'refund',
      amount: 1800,
      payment_intent: await chargeOf(paid?.id ?? 0),
      status: 'succeeded',
      metadata: {},
    };
    for (const id of ['evt_re_1', 'evt_re_2', 'evt_re_1']) {
      const { body, signature } = signedEvent(app, { id, type: 'refund.created', object });
      expect(await postEvent(app, body, signature)).toBe(200);
    }
    const [refunded] = await paymentsOf(player.token);
    expect([refunded?.status, refunded?.refunds.length]).toEqual(['refunded', 1]);
    expect((await representationOf(player.token)).status).toBe('ended');
  });

  it('a refund of the activation waits until the balance is settled; that of the balance cancels it', async () => {
    const player = await makeRepresented(app);
    await signDealOf(app, player.accountId);
    const [activation] = await paymentsOf(player.token);
    expect((await refund(activation?.id ?? 0)).problem.code).toBe('BALANCE_FIRST');
    const { url } = (await app.call(player.token, 'Payment/StartBalance', {})).ok;
    await pay(app, url);
    const [balance] = await paymentsOf(player.token);
    expect([balance?.purpose, balance?.amount, balance?.status]).toEqual(['balance', 382, 'paid']);
    expect((await refund(balance?.id ?? 0)).status).toBe(200);
    expect((await representationOf(player.token)).balance?.status).toBe('cancelled');
    expect((await refund(activation?.id ?? 0)).status).toBe(200);
  });

  it('is owed for what was paid twice, and then ends nothing', async () => {
    const player = await makeBuyer(app);
    const { url } = (await app.call(player.token, 'Payment/StartActivation', {})).ok;
    app.clock.advance({ hours: 25 });
    await runJob(app, askOpenPayments);
    player.token = await logInAgain(app, player);
    staff.token = await logInAgain(app, staff);
    const next = (await app.call(player.token, 'Payment/StartActivation', {})).ok;
    await pay(app, next.url);
    // The first page was paid after all, as its late report says.
    const [, first] = await paymentsOf(player.token);
    const object = {
      id: new URL(url).pathname.split('/').at(-1),
      object: 'checkout.session',
      amount_total: 1800,
      currency: 'eur',
      metadata: { payment: String(first?.id) },
      payment_intent: 'pi_late',
      payment_status: 'paid',
      status: 'complete',
    };
    const { body, signature } = signedEvent(app, {
      id: 'evt_late',
      type: 'checkout.session.completed',
      object,
    });
    expect(await postEvent(app, body, signature)).toBe(200);
    const waiting = (await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items;
    expect(waiting.find(({ id }) => id === first?.id)?.refundOwed).toBe('superfluous');
    const done = await refund(first?.id ?? 0);
    // The test provider never took this charge, so it cannot pay it back.
    expect([done.status, done.problem.code]).toEqual([409, 'REFUND_REFUSED']);
    const all = await paymentsOf(staff.token);
    expect(all.find(({ id }) => id === first?.id)?.refunds).toMatchObject([
      { status: 'failed', refusal: 'missing' },
    ]);
    expect((await representationOf(player.token)).status).toBe('active');
  });
});

describe('a dispute', () => {
  it('is shown to staff with its day, its money held and given back when it is won', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const held = await balanceOf(app.services.db, 'disputed');
    const charge = await chargeOf(paid?.id ?? 0);
    await testProviderOf(app).dispute(charge, 'needs_response');
    await testProviderOf(app).sendDue();
    const waiting = (await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items;
    const shown = waiting.find(({ id }) => id === paid?.id);
    expect(shown?.disputes).toMatchObject([{ amount: 18, status: 'open', reason: 'fraudulent' }]);
    expect(shown?.disputes[0]?.evidenceDueAt).not.toBeNull();
    expect((await balanceOf(app.services.db, 'disputed')) - held).toBe(1800);
    expect((await representationOf(player.token)).status).toBe('active');
    await testProviderOf(app).dispute(charge, 'won');
    await testProviderOf(app).sendDue();
    expect((await balanceOf(app.services.db, 'disputed')) - held).toBe(0);
  });

  it('that is lost costs its amount, in whatever order its events come', async () => {
    const player = await makeRepresented(app);
    const [paid] = await paymentsOf(player.token);
    const losses = await balanceOf(app.services.db, 'disputeLosses');
    const held = await balanceOf(app.services.db, 'disputed');
    const charge = await chargeOf(paid?.id ?? 0);
    await testProviderOf(app).dispute(charge, 'lost');
    await testProviderOf(app).sendDue();
    await testProviderOf(app).dispute(charge, 'needs_response');
    await testProviderOf(app).sendDue();
    const [shown] = await paymentsOf(player.token);
    expect(shown?.disputes.map(({ status }) => status)).toEqual(['lost']);
    expect((await balanceOf(app.services.db, 'disputeLosses')) - losses).toBe(1800);
    expect((await balanceOf(app.services.db, 'disputed')) - held).toBe(0);
  });

  it('that is reported before its payment finds it through the provider', async () => {
    const player = await makeBuyer(app);
    const { url } = (await app.call(player.token, 'Payment/StartActivation', {})).ok;
    await pay(app, url, { report: 'never' });
    const checkout = await app.services.db
      .selectFrom('test_checkouts')
      .select('payment_intent_id')
      .where('id', '=', new URL(url).pathname.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    await testProviderOf(app).dispute(checkout.payment_intent_id, 'needs_response');
    await testProviderOf(app).sendDue();
    expect((await paymentsOf(player.token))[0]?.disputes).toHaveLength(1);
  });
});
