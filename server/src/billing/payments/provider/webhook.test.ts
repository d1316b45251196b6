import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuyer,
  pageOf,
  pay,
  postEvent,
  runJob,
  signedEvent,
  testProviderOf,
} from '../../../../test/factories/payments.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { sendTestEvents } from '../../test-provider/send-test-events.ts';
import { askOpenPayments } from '../jobs/ask-open-payments.ts';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** A player at the provider's page, and the page as Stripe would report it paid. */
async function atThePage() {
  made += 1;
  const buyer = await makeBuyer(app);
  const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
  const [payment] = (await app.call(buyer.token, 'Payment/GetPayments', {})).ok.items;
  const paymentId = payment?.id ?? 0;
  const session = {
    id: pageOf(url),
    object: 'checkout.session',
    amount_total: 1800,
    currency: 'eur',
    client_reference_id: String(paymentId),
    metadata: { payment: String(paymentId) },
    expires_at: null,
    payment_intent: `pi_${made}`,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  return { ...buyer, url, paymentId, session };
}

const statusOf = async (token: string) =>
  (await app.call(token, 'Representation/GetRepresentation', {})).ok.status;

const completed = (object: object, id = `evt_${made}`) => ({
  id,
  type: 'checkout.session.completed',
  object,
});

const movementsOf = async (paymentId: number) => {
  const found = await sql<{ count: number }>`
    select count(*) as count from journal_transactions where kind = 'charge' and reference = ${`payment:${paymentId}`}`.execute(
    app.services.db,
  );
  return found.rows[0]?.count;
};

describe('the signature of an event', () => {
  it('is Stripe’s: what the library signs is believed', async () => {
    const { token, session } = await atThePage();
    const { body, signature } = signedEvent(app, completed(session));
    expect(await postEvent(app, body, signature)).toBe(200);
    expect(await statusOf(token)).toBe('active');
  });

  it('is over the bytes: one changed byte, another secret, no header and no signature are refused', async () => {
    const { token, session } = await atThePage();
    const { body, signature } = signedEvent(app, completed(session));
    const foreign = signedEvent(app, completed(session), { secret: 'whsec_of_somebody_else' });
    const refused = [
      await postEvent(app, body.replace('1800', '1801'), signature),
      await postEvent(app, `${body} `, signature),
      await postEvent(app, body, foreign.signature),
      await postEvent(app, body, ''),
      await postEvent(app, body, 't=1,v1='),
      await postEvent(app, body),
      await postEvent(app, '', signature),
    ];
    expect(refused).toEqual([400, 400, 400, 400, 400, 400, 400]);
    expect(await statusOf(token)).toBe('awaitingPayment');
  });

  it.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
  ])('made %i seconds from now is answered %i', async (seconds, status) => {
    const { session } = await atThePage();
    const timestamp = Math.floor(app.clock.now().getTime() / 1000) + seconds;
    const { body, signature } = signedEvent(app, completed(session), { timestamp });
    expect(await postEvent(app, body, signature)).toBe(status);
  });

  it('covers garbage too: a signed body that is no event of ours is refused or left aside, never a failure', async () => {
    const secret = app.services.payments?.webhookSecret ?? '';
    const bodies = [
      '{',
      'null',
      '[]',
      '"x"',
      '{"id":"evt_x","object":"event","type":"customer.created","data":{"object":{}}}',
    ];
    const answers: number[] = [];
    for (const body of bodies) {
      const timestamp = Math.floor(app.clock.now().getTime() / 1000);
      const { default: Stripe } = await import('stripe');
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      answers.push(await postEvent(app, body, signature));
    }
    expect(answers.every((status) => status === 200 || status === 400)).toBe(true);
    expect(answers.at(-1)).toBe(200);
  });
});

describe('an event', () => {
  it('that comes fifty times at once activates once and is posted once', async () => {
    const { token, paymentId, session } = await atThePage();
    const { body, signature } = signedEvent(app, completed(session));
    const answers = await Promise.all(Array.from({ length: 50 }, () => postEvent(app, body, signature)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await statusOf(token)).toBe('active');
    expect(await movementsOf(paymentId)).toBe(1);
    const { items } = (await app.call(token, 'Invoice/GetPlayerInvoices', {})).ok;
    expect(items).toHaveLength(1);
    const events = await sql`select event_id from payment_events where payment_id = ${paymentId}`.execute(
      app.services.db,
    );
    expect(events.rows).toHaveLength(1);
  });

  it('an event of a payment that comes after the one of its expiry still counts, and the other way round too', async () => {
    for (const order of ['paidLast', 'expiredLast'] as const) {
      const { token, paymentId, session } = await atThePage();
      const paid = signedEvent(app, completed(session, `evt_${order}_paid`));
      const gone = { ...session, payment_status: 'unpaid', status: 'expired', payment_intent: null };
      const expired = signedEvent(app, {
        id: `evt_${order}_expired`,
        type: 'checkout.session.expired',
        object: gone,
      });
      const sent = order === 'paidLast' ? [expired, paid] : [paid, expired];
      for (const { body, signature } of sent) expect(await postEvent(app, body, signature)).toBe(200);
      expect([order, await statusOf(token)]).toEqual([order, 'active']);
      const [payment] = (await app.call(token, 'Payment/GetPayments', {})).ok.items;
      expect(payment?.status).toBe('paid');
      expect(await movementsOf(paymentId)).toBe(1);
    }
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
    ['a page whose money has not arrived', { payment_status: 'unpaid' }],
    ['no payment of ours', { metadata: { payment: '999999999' }, client_reference_id: '999999999' }],
    ['a reference that is no number', { metadata: { payment: "1'; drop table payments" } }],
  ])('about %s activates nothing', async (_case, changed) => {
    const { token, session } = await atThePage();
    const { body, signature } = signedEvent(app, completed({ ...session, ...changed }));
    expect(await postEvent(app, body, signature)).toBe(200);
    expect(await statusOf(token)).toBe('awaitingPayment');
  });

  it('an event whose transaction dies in the middle leaves nothing behind, and takes effect when it comes again', async () => {
    const { token, paymentId, session } = await atThePage();
    const { body, signature } = signedEvent(app, completed(session));
    const { db } = app.services;
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      db,
    );
    await sql`create trigger die before insert on journal_rows for each row execute function die()`.execute(
      db,
    );
    expect(await postEvent(app, body, signature)).toBe(500);
    expect(await statusOf(token)).toBe('awaitingPayment');
    const noted = await sql`select event_id from payment_events where payment_id = ${paymentId}`.execute(db);
    expect(noted.rows).toEqual([]);
    await sql`drop function die() cascade`.execute(db);
    expect(await postEvent(app, body, signature)).toBe(200);
    expect(await statusOf(token)).toBe('active');
    expect(await movementsOf(paymentId)).toBe(1);
  });
});

describe('the report of the provider', () => {
  it('that comes before the payer is back activates at once', async () => {
    const { token, url } = await atThePage();
    await pay(app, url, { report: 'now' });
    expect(await statusOf(token)).toBe('active');
  });

  it('that comes late activates when it comes', async () => {
    const { token, url } = await atThePage();
    await pay(app, url, { report: 'late' });
    await runJob(app, sendTestEvents);
    expect(await statusOf(token)).toBe('awaitingPayment');
    app.clock.advance({ seconds: 91 });
    await runJob(app, sendTestEvents);
    expect(await statusOf(token)).toBe('active');
  });

  it('that never comes is asked for, when the payer comes back or by the job of a closed tab', async () => {
    const returning = await atThePage();
    await pay(app, returning.url, { report: 'never' });
    expect(await statusOf(returning.token)).toBe('awaitingPayment');
    const { paymentId } = returning;
    const { payment } = (await app.call(returning.token, 'Payment/GetPaymentReturn', { paymentId })).ok;
    expect([payment.status, await statusOf(returning.token)]).toEqual(['paid', 'active']);

    const closing = await atThePage();
    await pay(app, closing.url, { report: 'never' });
    await runJob(app, askOpenPayments);
    expect(await statusOf(closing.token)).toBe('awaitingPayment');
    app.clock.advance({ minutes: 3 });
    await runJob(app, askOpenPayments);
    expect(await statusOf(closing.token)).toBe('active');
  });

  it('is not the address that the browser comes back to: opened without paying it activates nothing', async () => {
    const { token, paymentId } = await atThePage();
    const { payment, message } = (await app.call(token, 'Payment/GetPaymentReturn', { paymentId })).ok;
    expect([payment.status, message, await statusOf(token)]).toEqual(['pending', null, 'awaitingPayment']);
  });

  it('is read the same from the process that starts again on the database', async () => {
    const { token, url } = await atThePage();
    await testProviderOf(app).pay(pageOf(url), 'now');
    const again = await buildTestApp({ databaseUrl: app.databaseUrl, now: app.clock.now().toISOString() });
    await runJob(again, sendTestEvents);
    await again.close();
    expect(await statusOf(token)).toBe('active');
  });
});
