import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuyer, makeRepresented, pageOf, pay, runJob } from '../../../test/factories/payments.ts';
import { logInAgain, makeAgent, makePlayerAccount, makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, productionEnv, type TestApp } from '../../../test/stage/build-test-app.ts';
import { ConfigError, readConfig } from '../../platform/config.ts';
import { askOpenPayments } from './jobs/ask-open-payments.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const start = async (token: string) => (await app.call(token, 'Payment/StartActivation', {})).ok.url;
const statusOf = async (token: string) =>
  (await app.call(token, 'Representation/GetRepresentation', {})).ok.status;
const paymentsOf = async (token: string) => (await app.call(token, 'Payment/GetPayments', {})).ok.items;

describe('on the way to the activation', () => {
  it('a refused card is said, and another on the same page pays', async () => {
    const { token } = await makeBuyer(app);
    const url = await start(token);
    await pay(app, url, { card: 'refused' });
    const [refused] = await paymentsOf(token);
    expect([refused?.status, refused?.url, refused?.can.continue]).toEqual(['failed', url, true]);
    expect(await statusOf(token)).toBe('awaitingPayment');
    await pay(app, url);
    expect([await statusOf(token), (await paymentsOf(token)).length]).toEqual(['active', 1]);
  });

  it('the bank’s step of 3-D Secure may be confirmed or refused', async () => {
    const { token } = await makeBuyer(app);
    const url = await start(token);
    expect(await pay(app, url, { card: 'secure' })).toContain('step=bank');
    expect(await statusOf(token)).toBe('awaitingPayment');
    await pay(app, url, { card: 'denied' });
    expect((await paymentsOf(token))[0]?.status).toBe('failed');
    await pay(app, url, { card: 'confirmed' });
    expect(await statusOf(token)).toBe('active');
  });

  it('a page that was left is found again, and once it is closed the next attempt opens another', async () => {
    const buyer = await makeBuyer(app);
    const url = await start(buyer.token);
    expect(await start(buyer.token)).toBe(url);
    app.clock.advance({ hours: 25 });
    await runJob(app, askOpenPayments);
    const token = await logInAgain(app, buyer);
    const [left] = await paymentsOf(token);
    expect([left?.status, left?.can.continue]).toEqual(['expired', false]);
    const next = await start(token);
    expect(next).not.toBe(url);
    await pay(app, next);
    expect([await statusOf(token), (await paymentsOf(token)).map(({ status }) => status)]).toEqual([
      'active',
      ['paid', 'expired'],
    ]);
  });

  it('a double click opens one page and makes one payment', async () => {
    const { token } = await makeBuyer(app);
    const urls = await Promise.all(Array.from({ length: 10 }, () => start(token)));
    expect(new Set(urls).size).toBe(1);
    expect(await paymentsOf(token)).toHaveLength(1);
  });

  it('the back button after paying leads to the payment that is done, not to a second one', async () => {
    const { token } = await makeBuyer(app);
    const url = await start(token);
    await pay(app, url, { report: 'never' });
    const [payment] = await paymentsOf(token);
    expect(await start(token)).toBe(`http://trattativa.test/#/procuraPayment/${payment?.id}`);
    expect(await statusOf(token)).toBe('active');
    const again = await app.call(token, 'Payment/StartActivation', {});
    expect([again.status, again.problem.code]).toEqual([409, 'REPRESENTATION_ACTIVE']);
  });

  it('the page that was paid cannot be paid twice', async () => {
    const { token } = await makeBuyer(app);
    const url = await start(token);
    await pay(app, url);
    const again = await app.app.http.inject({ method: 'GET', url: `/test-payment/${pageOf(url)}` });
    expect([again.statusCode, again.body.includes('<form')]).toEqual([200, false]);
    expect(await pay(app, url)).toBeUndefined();
    expect((await paymentsOf(token)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('a repeated Idempotency-Key answers the same page', async () => {
    const { token } = await makeBuyer(app);
    const key = { 'idempotency-key': 'one' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(token, 'Payment/StartActivation', {}, key)),
    );
    const urls = answers.filter(({ status }) => status === 200).map(({ ok }) => ok.url);
    expect(new Set(urls).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await paymentsOf(token)).toHaveLength(1);
  });

  it('what was accepted is recorded with its version and time', async () => {
    const { token } = await makeBuyer(app);
    const old = await app.call(token, 'Payment/StartActivation', { termsVersion: '2019-01' });
    expect([old.status, old.problem.code]).toEqual([409, 'TERMS_CHANGED']);
    await app.call(token, 'Payment/StartActivation', { immediateStart: true });
    const { accepted, termsVersion } = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect(accepted).toEqual({ termsVersion, at: app.clock.now().toISOString(), immediateStart: true });
  });
});

describe('the amount', () => {
  it.each([{ Price: 0.01 }, { Amount: 1 }, { AmountCents: 1 }, { Currency: 'usd' }, { PlayerId: 1 }])(
    'is the platform’s: a body with %j is refused',
    async (body) => {
      const { token } = await makeBuyer(app);
      const answer = await app.post(token, '/api/Payment/StartActivation', body);
      expect([answer.status, answer.problem.code]).toEqual([400, 'UNKNOWN_FIELD']);
      expect(await paymentsOf(token)).toEqual([]);
    },
  );

  it('follows the settings for who buys after a change, not for whose page is open', async () => {
    const open = await makeBuyer(app);
    await start(open.token);
    await sql`insert into platform_settings (version, settings, reason, changed_at)
      select version + 1, jsonb_set(settings, '{representation,activationCents}', '2500'), 'test', ${app.clock.now()}
      from platform_settings order by version desc limit 1`.execute(app.services.db);
    const later = await makeBuyer(app);
    await start(later.token);
    await start(open.token);
    const amounts = [(await paymentsOf(open.token))[0]?.amount, (await paymentsOf(later.token))[0]?.amount];
    await sql`insert into platform_settings (version, settings, reason, changed_at)
      select version + 1, jsonb_set(settings, '{representation,activationCents}', '1800'), 'test', ${app.clock.now()}
      from platform_settings order by version desc limit 1`.execute(app.services.db);
    expect(amounts).toEqual([18, 25]);
  });
});

describe('the service is refused', () => {
  it('to an incomplete profile, with each field that is missing', async () => {
    const { token } = await makePlayerAccount(app);
    const answer = await app.call(token, 'Payment/StartActivation', {});
    expect([answer.status, answer.problem.code]).toEqual([409, 'PROFILE_INCOMPLETE']);
    expect(answer.problem.errors?.map(({ field }) => field)).toEqual([
      'Nationality',
      'Country',
      'Foot',
      'HeightCm',
      'ContractualStatus',
      'Phone',
      'SearchLevels',
    ]);
    const shown = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([shown.refusal, shown.can.activate]).toEqual(['incomplete', false]);
  });

  it('to somebody under 18, until the birthday', async () => {
    const { token, playerId } = await makeBuyer(app);
    const set = (born_date: string) =>
      app.services.db.updateTable('players').set({ born_date }).where('id', '=', playerId).execute();
    const day = app.clock.now().toISOString().slice(5, 10);
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(5, 10);
    await set(`2008-${tomorrow}`);
    const minor = await app.call(token, 'Payment/StartActivation', {});
    expect([minor.status, minor.problem.code]).toEqual([403, 'ADULTS_ONLY']);
    const shown = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([shown.refusal, shown.activationCost, shown.prices]).toEqual(['minor', null, []]);
    expect((await app.call(token, 'Player/GetContractDrafts', { playerId })).ok.terms).toBeNull();
    const configured = app.services.config.payments;
    app.services.config.payments = { provider: null };
    const without = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    app.services.config.payments = configured;
    expect([without.refusal, without.prices]).toEqual(['minor', []]);
    await set(`2008-${day}`);
    expect((await app.call(token, 'Payment/StartActivation', {})).status).toBe(200);
  });

  it('to a profile that did not change for over six months', async () => {
    const { token, playerId } = await makeBuyer(app);
    await app.services.db
      .updateTable('players')
      .set({ updated_at: '2025-01-01T00:00:00Z' })
      .where('id', '=', playerId)
      .execute();
    const answer = await app.call(token, 'Payment/StartActivation', {});
    expect([answer.status, answer.problem.code]).toEqual([409, 'PROFILE_OBSOLETE']);
  });

  it('to agents and staff, who see but never pay', async () => {
    const { playerId } = await makeBuyer(app);
    const staff = await makeStaff(app);
    const agent = await makeAgent(app);
    const seen = (await app.call(staff.token, 'Representation/GetRepresentation', { playerId })).ok;
    expect([seen.playerId, seen.can.activate, seen.can.payBalance]).toEqual([playerId, false, false]);
    for (const { token } of [staff, agent])
      expect((await app.call(token, 'Payment/StartActivation', {})).problem.code).toBe('FORBIDDEN');
  });

  it('to whoever asks for another player’s: absent and foreign answer alike', async () => {
    const { token } = await makeBuyer(app);
    const other = await makeRepresented(app);
    const [foreign] = await paymentsOf(other.token);
    const answers = [
      await app.call(token, 'Representation/GetRepresentation', { playerId: other.playerId }),
      await app.call(token, 'Representation/GetRepresentation', { playerId: 999_999 }),
      await app.call(token, 'Payment/GetPaymentReturn', { paymentId: foreign?.id ?? 0 }),
      await app.call(token, 'Payment/GetPaymentReturn', { paymentId: 999_999 }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [404, 'NOT_FOUND']),
    );
  });

  it('where no provider is set up: a production start without the keys of Stripe', () => {
    expect(readConfig(productionEnv).payments).toEqual({ provider: null });
    const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
    expect(readConfig({ ...productionEnv, ...keys }).payments.provider).toBe('stripe');
    expect(readConfig({}).payments.provider).toBe('test');
    const { STRIPE_SECRET_KEY } = keys;
    expect(() => readConfig({ STRIPE_SECRET_KEY })).toThrow(ConfigError);
  });
});

it('no field of any call, page or table takes or keeps the number of a card', async () => {
  const document = await app.app.http.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(document.body).not.toMatch(/"(card)?(pan|cardnumber|cvc|cvv|expiry)"/i);
  const { token } = await makeBuyer(app);
  const url = await start(token);
  const page = await app.app.http.inject({ method: 'GET', url: `/test-payment/${pageOf(url)}` });
  expect(page.body).toContain('<strong>TEST</strong>');
  expect(page.body).not.toMatch(/<input(?![^>]*type="(radio|hidden)")/);
  const columns = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_schema = 'public'
      and column_name ~ '(^|_)(card|pan|cvc|cvv)(_|$)'`.execute(app.services.db);
  expect(columns.rows).toEqual([]);
});
