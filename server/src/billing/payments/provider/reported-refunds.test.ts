import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerMode,
  FakeRefunds,
  type RefundReport,
  refundObject,
} from '../../../../test/factories/fake-refunds.ts';
import { makeRepresented, postEvent, runJob, signedEvent } from '../../../../test/factories/payments.ts';
import { logInAgain, makeStaff, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { examineJournal } from '../../ledger/ledger.repository.ts';
import { askOpenPayments } from '../jobs/ask-open-payments.ts';

let app: TestApp;
let staff: Person;
let fake: FakeRefunds | null = null;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());
afterEach(() => {
  fake?.release();
  fake = null;
});

/** A paid activation of 18 €, and its charge at the provider. */
async function paidActivation() {
  const player = await makeRepresented(app);
  const payment = await app.services.db
    .selectFrom('payments')
    .select(['id', 'provider_payment_id'])
    .where('account_id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const charge = payment.provider_payment_id ?? '';
  fake?.release();
  fake = new FakeRefunds(app, { id: charge, amountCents: 1800 });
  return { player, paymentId: payment.id, charge, provider: fake };
}

const send = (report: RefundReport) => {
  const { body, signature } = signedEvent(app, report);
  return postEvent(app, body, signature);
};
const wish = (paymentId: number) =>
  app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason: 'Recesso' });

async function seenByStaff(paymentId: number) {
  const { items } = (await app.call(staff.token, 'Payment/GetPayments', { limit: 100 })).ok;
  const payment = items.find(({ id }) => id === paymentId);
  if (!payment) throw new Error('The payment is not in the list.');
  return payment;
}

async function passTimeAndRunJob() {
  app.clock.advance({ minutes: 3 });
  staff.token = await logInAgain(app, staff);
  await runJob(app, askOpenPayments);
}

/** The journal is whole, and agrees with the payment and with the provider. */
async function assertBooks(paymentId: number) {
  const { unbalanced, unposted } = await examineJournal(app.services.db);
  expect([unbalanced, unposted]).toEqual([0, 0]);
  const found = await sql<{ refunded: number; rows: number; posted: number; amount: number }>`
    select y.refunded_cents as refunded, y.amount_cents as amount,
      (select coalesce(sum(f.amount_cents), 0)::int from payment_refunds f
        where f.payment_id = y.id and f.status = 'succeeded') as rows,
      (select coalesce(sum(r.amount_cents), 0)::int from payment_refunds f
        join journal_transactions t on t.kind = 'refund'
          and t.reference in ('refund:' || f.id, 'refund:' || f.id || ':failed')
        join journal_rows r on r.transaction_id = t.id and r.account = 'players'
        where f.payment_id = y.id) as posted
    from payments y where y.id = ${paymentId}`.execute(app.services.db);
  const [books] = found.rows;
  expect([books?.rows, books?.posted]).toEqual([books?.refunded, books?.refunded]);
  expect(books?.refunded).toBeLessThanOrEqual(books?.amount ?? 0);
  return books?.refunded ?? 0;
}

/** Amounts that are paid back on the provider's own pages; `more` is reported although it cannot be. */
const elsewhere = { 'all of it': [1800], 'a part': [500], 'parts up to the total': [500, 600, 700] };
const orders = ['first the report', 'first our wish', 'while our wish is under way', 'twice'] as const;
const disputes = ['a dispute opened', 'a dispute won', 'a dispute lost'] as const;
const modes: readonly AnswerMode[] = ['away', 'answers', 'answerLost'];
const cases = Object.entries(elsewhere).flatMap(([what, amounts]) => [
  ...orders.flatMap((order) => modes.map((mode) => [what, order, mode, 'no dispute', amounts] as const)),
  ...disputes.flatMap((dispute) =>
    (['first our wish', 'while our wish is under way'] as const).map(
      (order) => [what, order, 'away', dispute, amounts] as const,
    ),
  ),
]);

describe('a refund made on the provider’s own pages', () => {
  it.each(cases)(
    'a refund of %s, %s (ours %s), with %s in between, is taken and leaves the books whole',
    async (_what, order, mode, dispute, amounts) => {
      const { paymentId, provider } = await paidActivation();
      const answers: number[] = [];
      const deliver = async () => {
        const due = provider.reports.splice(0);
        for (const report of due) answers.push(await send(report));
        if (order === 'twice') for (const report of due) answers.push(await send(report));
      };
      const makeElsewhere = async () => {
        for (const amount of amounts) provider.makeElsewhere(amount);
        await deliver();
      };
      if (order === 'first the report') await makeElsewhere();
      if (order === 'while our wish is under way') {
        provider.whileAsked = async () => {
          provider.whileAsked = async () => {};
          await makeElsewhere();
        };
      }
      provider.mode = mode;
      const asked = await wish(paymentId);
      expect([200, 409, 503]).toContain(asked.status);
      await deliver();
      if (dispute !== 'no dispute') provider.openDispute();
      await deliver();
      if (order === 'first our wish' || order === 'twice') await makeElsewhere();
      if (dispute === 'a dispute won' || dispute === 'a dispute lost')
        provider.closeDispute(dispute === 'a dispute won' ? 'won' : 'lost');
      provider.mode = 'answers';
      await deliver();
      for (let round = 0; round < 2; round += 1) {
        await passTimeAndRunJob();
        await deliver();
      }
      expect(answers.filter((status) => status !== 200)).toEqual([]);
      expect(await assertBooks(paymentId)).toBe(provider.succeededCents);
      const payment = await seenByStaff(paymentId);
      expect(payment.refunds.filter(({ status }) => status === 'requested')).toEqual([]);
      expect(payment.unapplied).toEqual([]);
    },
  );

  it('takes over the wish that waits: its reason stays, and nothing is asked for again', async () => {
    const { paymentId, provider } = await paidActivation();
    provider.mode = 'away';
    expect((await wish(paymentId)).problem.code).toBe('REFUND_WAITS');
    const made = provider.makeElsewhere(1800);
    const [report] = provider.reports.splice(0);
    expect(await send(report as RefundReport)).toBe(200);
    const payment = await seenByStaff(paymentId);
    expect(payment.refunds).toMatchObject([{ amount: 18, reason: 'Recesso', status: 'succeeded' }]);
    expect([payment.status, payment.refundable]).toEqual(['refunded', 0]);
    provider.mode = 'answers';
    await passTimeAndRunJob();
    expect(provider.refunds).toEqual([made]);
  });

  it('a refund of a part leaves the wish that waits with the rest, which the job asks for', async () => {
    const { paymentId, provider } = await paidActivation();
    provider.mode = 'away';
    await wish(paymentId);
    provider.makeElsewhere(500);
    await send(provider.reports.splice(0)[0] as RefundReport);
    const waiting = (await seenByStaff(paymentId)).refunds;
    expect(waiting.map(({ amount, status }) => [amount, status])).toEqual([
      [13, 'requested'],
      [5, 'succeeded'],
    ]);
    provider.mode = 'answers';
    await passTimeAndRunJob();
    expect((await seenByStaff(paymentId)).status).toBe('refunded');
    expect(provider.succeededCents).toBe(1800);
  });

  it.each(['re', 'x', 're_1', `re_${'9'.repeat(252)}`])('is taken whatever its id is: %s', async (id) => {
    const { paymentId, charge } = await paidActivation();
    const object = refundObject(charge, { refundId: id, amountCents: 700, status: 'succeeded' });
    expect(await send({ id: `evt_short_${id}`.slice(0, 255), type: 'refund.created', object })).toBe(200);
    expect((await seenByStaff(paymentId)).refunded).toBe(7);
  });

  it.each([
    ['no id', { id: '' }],
    ['an id longer than any', { id: 'r'.repeat(256) }],
    ['no amount', { amount: 0 }],
    ['an amount below zero', { amount: -5 }],
    ['half a cent', { amount: 5.5 }],
    ['an amount beyond all', { amount: 99_999_999_999 }],
    ['no charge', { payment_intent: null }],
  ])('that has %s is acknowledged without effect', async (_what, wrong) => {
    const { paymentId, charge } = await paidActivation();
    const whole = refundObject(charge, { refundId: 're_wrong', amountCents: 100, status: 'succeeded' });
    const answer = await send({
      id: `evt_wrong_${paymentId}`,
      type: 'refund.created',
      object: { ...whole, ...wrong },
    });
    expect([answer, await assertBooks(paymentId)]).toEqual([200, 0]);
  });
});

describe('a report of a refund', () => {
  it('a report of a refund of more than was paid is acknowledged and kept for staff until they have looked at it', async () => {
    const { player, paymentId, charge } = await paidActivation();
    const object = refundObject(charge, {
      refundId: `re_more_${paymentId}`,
      amountCents: 1801,
      status: 'succeeded',
    });
    for (const id of ['evt_more_1', 'evt_more_1', 'evt_more_2'])
      expect(await send({ id, type: 'refund.created', object })).toBe(200);
    const { unapplied } = await seenByStaff(paymentId);
    expect(unapplied).toMatchObject([{ about: 'refund', cause: 'beyondPayment', amount: 18.01 }]);
    const waiting = (await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items;
    expect(waiting.map(({ id }) => id)).toContain(paymentId);
    const own = (await app.call(player.token, 'Payment/GetPayments', {})).ok.items;
    expect(own.map((payment) => payment.unapplied)).toEqual([[]]);
    const reportId = unapplied[0]?.id ?? 0;
    expect((await app.call(player.token, 'Payment/SettleReport', { reportId })).problem.code).toBe(
      'FORBIDDEN',
    );
    const settled = await app.call(staff.token, 'Payment/SettleReport', { reportId });
    expect(settled.ok.payment.unapplied).toEqual([]);
    const again = await app.call(staff.token, 'Payment/SettleReport', { reportId });
    expect(again.problem.code).toBe('NOT_FOUND');
  });

  it('that failed after it was made gives the money back to the books, and staff refund again', async () => {
    const { paymentId, provider } = await paidActivation();
    expect((await wish(paymentId)).ok.payment.status).toBe('refunded');
    const [made] = provider.refunds;
    provider.settle(made as (typeof provider.refunds)[number], 'failed');
    for (const report of provider.reports.splice(0)) expect(await send(report)).toBe(200);
    expect(await assertBooks(paymentId)).toBe(0);
    const payment = await seenByStaff(paymentId);
    expect([payment.status, payment.can.refund]).toEqual(['paid', true]);
    expect(payment.refunds).toMatchObject([{ status: 'failed', refusal: 'card' }]);
    expect((await wish(paymentId)).ok.payment.status).toBe('refunded');
    expect(await assertBooks(paymentId)).toBe(1800);
    const notes = await sql<{ credited: number; amount: number }>`
      select credited_cents as credited, amount_cents as amount from player_invoices
      where payment_id = ${paymentId}`.execute(app.services.db);
    expect(notes.rows).toEqual([{ credited: 1800, amount: 1800 }]);
  });

  it('that failed stays failed when the older report of its success comes late', async () => {
    const { paymentId, charge } = await paidActivation();
    const refundId = `re_late_${paymentId}`;
    const report = (status: 'succeeded' | 'failed') => ({
      id: `evt_${refundId}_${status}`,
      type: 'refund.updated',
      object: refundObject(charge, { refundId, amountCents: 300, status }),
    });
    expect([await send(report('failed')), await send(report('succeeded'))]).toEqual([200, 200]);
    expect(await assertBooks(paymentId)).toBe(0);
  });
});

type Step =
  | { act: 'wish'; mode: AnswerMode }
  | { act: 'elsewhere'; cents: number; pending: boolean }
  | { act: 'settle'; which: number; failed: boolean }
  | { act: 'dispute'; to: 'open' | 'won' | 'lost' }
  | { act: 'deliver'; which: number; again: boolean }
  | { act: 'job' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('wish' as const), mode: fc.constantFrom(...modes) }),
  fc.record({
    act: fc.constant('elsewhere' as const),
    cents: fc.constantFrom(1, 499, 500, 900, 1300, 1799, 1800),
    pending: fc.boolean(),
  }),
  fc.record({ act: fc.constant('settle' as const), which: fc.nat(5), failed: fc.boolean() }),
  fc.record({
    act: fc.constant('dispute' as const),
    to: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  }),
  fc.record({ act: fc.constant('deliver' as const), which: fc.nat(20), again: fc.boolean() }),
  fc.record({ act: fc.constant('deliver' as const), which: fc.nat(20), again: fc.boolean() }),
  fc.record({ act: fc.constant('job' as const) }),
);

it('whatever happens to a payment at the provider, in any order, every report is taken and no cent is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { paymentId, provider } = await paidActivation();
      const waiting: RefundReport[] = [];
      const answers: number[] = [];
      const collect = () => waiting.push(...provider.reports.splice(0));
      for (const taken of steps) {
        provider.mode = 'answers';
        if (taken.act === 'wish') {
          provider.mode = taken.mode;
          await wish(paymentId);
        } else if (taken.act === 'elsewhere')
          provider.makeElsewhere(taken.cents, taken.pending ? 'requested' : 'succeeded');
        else if (taken.act === 'settle') {
          const pending = provider.refunds.filter(({ status }) => status === 'requested');
          const refund = pending[taken.which % Math.max(1, pending.length)];
          if (refund) provider.settle(refund, taken.failed ? 'failed' : 'succeeded');
        } else if (taken.act === 'dispute') {
          if (taken.to === 'open') provider.openDispute();
          else provider.closeDispute(taken.to);
        } else if (taken.act === 'job') await passTimeAndRunJob();
        collect();
        if (taken.act === 'deliver' && waiting.length > 0) {
          const [report] = waiting.splice(taken.which % waiting.length, 1);
          answers.push(await send(report as RefundReport));
          if (taken.again) waiting.push(report as RefundReport);
        }
      }
      for (const refund of provider.refunds)
        if (refund.status === 'requested') provider.settle(refund, 'succeeded');
      provider.mode = 'answers';
      for (let round = 0; round < 3; round += 1) {
        collect();
        for (const report of waiting.splice(0).reverse()) answers.push(await send(report));
        await passTimeAndRunJob();
      }
      expect(answers.filter((status) => status !== 200)).toEqual([]);
      expect(await assertBooks(paymentId)).toBe(provider.succeededCents);
    }),
    { numRuns: 25, seed: 25 },
  );
}, 300_000);
