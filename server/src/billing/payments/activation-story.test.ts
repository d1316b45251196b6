import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuyer, pay } from '../../../test/factories/payments.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { balanceOf } from '../ledger/ledger.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

describe('a player who buys the representation', () => {
  it('sees the price of every level before paying', async () => {
    const { token, playerId } = await makeBuyer(app);
    const shown = (await app.call(token, 'Representation/GetRepresentation', { playerId })).ok;
    expect([shown.status, shown.activationCost, shown.months, shown.can.activate]).toEqual([
      'none',
      18,
      12,
      true,
    ]);
    expect(shown.prices.map(({ band, price, balance }) => [band, price, balance])).toEqual([
      ['tier1', 1500, 1482],
      ['tier2', 1000, 982],
      ['tier3', 700, 682],
      ['tier4', 400, 382],
      ['tier5', 300, 282],
      ['tiers6to9', 200, 182],
      ['tiers10to15', 100, 82],
      ['youth', 100, 82],
    ]);
  });

  it('is represented for twelve months once the provider has reported the payment', async () => {
    const { token, accountId, email } = await makeBuyer(app);
    const { url } = (await app.call(token, 'Payment/StartActivation', {})).ok;
    const waiting = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([waiting.status, waiting.activatedAt, waiting.accepted?.immediateStart]).toEqual([
      'awaitingPayment',
      null,
      false,
    ]);
    const back = await pay(app, url);
    expect(back).toMatch(/^http:\/\/trattativa\.test\/#\/procuraPayment\/\d+\?outcome=success$/);
    const shown = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([shown.status, shown.activatedAt, shown.endsAt]).toEqual([
      'active',
      '2026-09-15T10:00:00.000Z',
      '2027-09-15T10:00:00.000Z',
    ]);
    const [payment] = (await app.call(token, 'Payment/GetPayments', {})).ok.items;
    expect(payment).toMatchObject({ purpose: 'activation', status: 'paid', amount: 18, url: null });
    const paymentId = payment?.id ?? 0;
    const { message } = (await app.call(token, 'Payment/GetPaymentReturn', { paymentId })).ok;
    expect(message).toBe('Pagamento riuscito: il servizio di rappresentanza è attivo');
    // Paid and invoiced: nothing is owed.
    expect(await balanceOf(app.services.db, 'players', accountId)).toBe(0);
    await app.settle();
    const mails = await app.mailTo(email);
    const mail = mails.find(({ subject }) => subject === 'La rappresentanza è attiva');
    expect(mail?.text).toContain('15 set 2027');
  });

  it('has the contract confirmed by mail, and a withdrawal, also with mail about the representation switched off', async () => {
    const { token, email } = await makeBuyer(app);
    await app.call(token, 'Account/SaveMyPreferences', { mail: [{ kind: 'representation', on: false }] });
    const { url } = (await app.call(token, 'Payment/StartActivation', {})).ok;
    await pay(app, url);
    await app.call(token, 'Representation/Withdraw', {}).then(({ ok }) => ok);
    await app.settle();
    const subjects = (await app.mailTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['La rappresentanza è attiva', 'Hai esercitato il recesso']),
    );
    expect(subjects.filter((subject) => subject.includes('Fattura'))).toEqual([]);
  });
});
