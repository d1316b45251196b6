import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** A stand-in for Stripe's API: it notes what it is asked and answers what the test says. */
interface Asked {
  method: string | undefined;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  form: URLSearchParams;
}

let server: Server;
let provider: PaymentProvider;
let asked: Asked[] = [];
let answers: { status: number; body: object }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({
        method: request.method,
        path: request.url ?? '',
        key: request.headers['idempotency-key'] as string | undefined,
        authorization: request.headers.authorization,
        form: new URLSearchParams(body),
      });
      const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };
  provider = stripeProvider(keys, { host: '127.0.0.1', port, protocol: 'http' });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
});

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 1800,
  currency: 'eur',
  metadata: { payment: '320001' },
  client_reference_id: '320001',
  expires_at: 1_800_000_000,
  payment_intent: null,
};

const checkout = {
  paymentReference: '320001',
  attemptKey: 'a-key-of-one-attempt',
  amountCents: 1800,
  description: 'Attivazione della rappresentanza sportiva',
  language: 'ca',
  email: 'luca@test.example',
  successUrl: 'https://trattativa.example/#/procuraPayment/320001?outcome=success',
  cancelUrl: 'https://trattativa.example/#/procuraPayment/320001?outcome=cancelled',
} as const;

describe('Stripe', () => {
  it('is asked for a page of its own, in cents, with a key that opens it once', async () => {
    answers = [{ status: 200, body: session }];
    const opened = await provider.startCheckout(checkout);
    expect(opened).toMatchObject({
      sessionId: 'cs_test_1',
      status: 'open',
      paymentReference: '320001',
      url: session.url,
      amountCents: 1800,
      currency: 'eur',
    });
    const [call] = asked;
    expect([call?.method, call?.path, call?.key]).toEqual([
      'POST',
      '/v1/checkout/sessions',
      checkout.attemptKey,
    ]);
    expect(call?.authorization).toBe('Bearer sk_test_0123456789');
    const form = Object.fromEntries(call?.form ?? []);
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: '320001',
      customer_email: 'luca@test.example',
      locale: 'es',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '1800',
      'line_items[0][price_data][product_data][name]': checkout.description,
      'metadata[payment]': '320001',
      'payment_intent_data[metadata][payment]': '320001',
      success_url: checkout.successUrl,
      cancel_url: checkout.cancelUrl,
    });
    expect(Object.keys(form).filter((name) => /card\]?\[?(number|cvc)/.test(name))).toEqual([]);
  });

  it('says of a page whether it is paid, left, or was refused a card', async () => {
    const refused = { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } };
    answers = [
      {
        status: 200,
        body: { ...session, status: 'complete', payment_status: 'paid', payment_intent: { id: 'pi_1' } },
      },
      { status: 200, body: { ...session, status: 'expired', url: null } },
      { status: 200, body: { ...session, payment_intent: { id: 'pi_1', ...refused } } },
      { status: 200, body: { ...session, status: 'complete', payment_intent: { id: 'pi_1' } } },
    ];
    const states = [];
    for (let count = 0; count < 4; count += 1) states.push(await provider.fetchCheckout('cs_test_1'));
    expect(
      states.map(({ status, providerPaymentId, failureCode }) => [status, providerPaymentId, failureCode]),
    ).toEqual([
      ['paid', 'pi_1', null],
      ['expired', null, null],
      ['open', 'pi_1', 'insufficient_funds'],
      ['open', 'pi_1', null],
    ]);
    expect(asked[0]?.path).toBe('/v1/checkout/sessions/cs_test_1?expand[0]=payment_intent');
  });

  it('pays back once for each key, and says where the refund stands', async () => {
    answers = ['succeeded', 'pending', 'failed'].map((status) => ({
      status: 200,
      body: { id: 're_1', object: 'refund', amount: 1800, status },
    }));
    const refund = { providerPaymentId: 'pi_1', amountCents: 1800, attemptKey: 'a-key-of-one-refund' };
    const states = [];
    for (let count = 0; count < 3; count += 1) states.push((await provider.refund(refund)).status);
    expect(states).toEqual(['succeeded', 'requested', 'failed']);
    expect(asked.map(({ key, form }) => [key, form.get('payment_intent'), form.get('amount')])).toEqual(
      asked.map(() => [refund.attemptKey, 'pi_1', '1800']),
    );
  });

  it('knows the payment of a charge, and says of one of others that it is none of ours', async () => {
    answers = [
      { status: 200, body: { id: 'pi_1', object: 'payment_intent', metadata: { payment: '320001' } } },
      { status: 200, body: { id: 'pi_2', object: 'payment_intent', metadata: {} } },
    ];
    expect([await provider.findReference('pi_1'), await provider.findReference('pi_2')]).toEqual([
      '320001',
      null,
    ]);
  });

  it('lists all refunds of a charge, page by page, with our keys', async () => {
    const refund = (id: string, key?: string) => ({
      id,
      object: 'refund',
      amount: 600,
      status: 'succeeded',
      metadata: key ? { refund: key } : {},
    });
    answers = [
      { status: 200, body: { object: 'list', has_more: true, data: [refund('re_1', 'ours')] } },
      { status: 200, body: { object: 'list', has_more: false, data: [refund('re_2')] } },
    ];
    const found = await provider.listRefunds('pi_1');
    expect(found.map(({ refundId, amountCents, attemptKey }) => [refundId, amountCents, attemptKey])).toEqual(
      [
        ['re_1', 600, 'ours'],
        ['re_2', 600, null],
      ],
    );
    expect(asked[0]?.path).toContain('/v1/refunds?payment_intent=pi_1');
  });

  it('that fails is asked again with the same key for what may pass', async () => {
    answers = [
      { status: 500, body: {} },
      { status: 200, body: session },
    ];
    expect((await provider.startCheckout(checkout)).sessionId).toBe('cs_test_1');
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([checkout.attemptKey]));
  });
});

/** One error on every try of the library. */
const always = (status: number, error: object) =>
  Array.from({ length: 3 }, () => ({ status, body: { error } }));

const calls: Record<string, () => Promise<unknown>> = {
  startCheckout: () => provider.startCheckout(checkout),
  fetchCheckout: () => provider.fetchCheckout('cs_test_1'),
  findReference: () => provider.findReference('pi_1'),
  refund: () => provider.refund({ providerPaymentId: 'pi_1', amountCents: 1800, attemptKey: 'a-key' }),
  listRefunds: () => provider.listRefunds('pi_1'),
};

describe.each(Object.keys(calls))('an error of Stripe at %s', (call) => {
  const failing = async () => {
    try {
      return await calls[call]?.();
    } catch (error) {
      return error;
    }
  };

  it.each([
    [500, { type: 'api_error' }],
    [502, { type: 'api_error' }],
    [503, { type: 'api_error' }],
    [429, { type: 'invalid_request_error', code: 'rate_limit' }],
    [429, { type: 'invalid_request_error', code: 'lock_timeout' }],
    [409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' }],
  ])('an error of status %i with %j is absence', { timeout: 30_000 }, async (status, error) => {
    answers = always(status, { message: 'Later', ...error });
    expect(await failing()).toBeInstanceOf(ProviderAway);
  });

  it.each([
    [401, { type: 'invalid_request_error', message: 'Invalid API Key' }, 'keys'],
    [403, { type: 'invalid_request_error', code: 'more_permissions_required' }, 'keys'],
    [400, { type: 'invalid_request_error', code: 'charge_already_refunded' }, 'alreadyRefunded'],
    [400, { type: 'invalid_request_error', param: 'amount' }, 'alreadyRefunded'],
    [400, { type: 'invalid_request_error', code: 'charge_disputed' }, 'disputed'],
    [400, { type: 'invalid_request_error', code: 'refund_disputed_payment' }, 'disputed'],
    [404, { type: 'invalid_request_error', code: 'resource_missing' }, 'missing'],
    [400, { type: 'invalid_request_error', code: 'balance_insufficient' }, 'funds'],
    [402, { type: 'card_error', code: 'card_declined' }, 'card'],
    [402, { type: 'card_error', code: 'expired_card' }, 'card'],
    [400, { type: 'idempotency_error' }, 'request'],
    [400, { type: 'invalid_request_error', code: 'parameter_invalid_empty' }, 'request'],
    [400, { type: 'invalid_request_error', code: 'a_code_of_tomorrow' }, 'request'],
  ])('an error of status %i with %j is a refusal for good: %s', async (status, error, kind) => {
    answers = always(status, { message: 'No', ...error });
    const thrown = await failing();
    expect(thrown).toBeInstanceOf(ProviderRefusal);
    expect((thrown as ProviderRefusal).kind).toBe(kind);
  });
});

it('a provider whose line is dead is away', { timeout: 30_000 }, async () => {
  const keys = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };
  const dead = stripeProvider(keys, { host: '127.0.0.1', port: 1, protocol: 'http' });
  await expect(dead.fetchCheckout('cs_test_1')).rejects.toBeInstanceOf(ProviderAway);
});
