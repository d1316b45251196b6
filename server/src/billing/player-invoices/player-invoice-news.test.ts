import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRepresented } from '../../../test/factories/payments.ts';
import { makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('an invoice and its credit note are told to the player by bell and mail, each leading to the invoice', async () => {
  const player = await makeRepresented(app);
  await app.settle();
  const [invoice] = (await app.call(player.token, 'Invoice/GetPlayerInvoices', {})).ok.items;
  const target = `/invoicesPlayers/${invoice?.id}`;
  const bell = async () =>
    (await app.call(player.token, 'Notification/GetNotifications', {})).ok.items
      .filter((line) => line.target === target)
      .map(({ kind }) => kind);
  const mails = async () =>
    (await app.mailTo(player.email)).filter(({ text }) => text.includes(`/#${target}`));
  expect(await bell()).toEqual(['playerInvoiceIssued']);
  const [issued] = await mails();
  expect(issued?.subject).toBe('Fattura P 1/2026');
  expect(issued?.text).toContain('per l’attivazione della rappresentanza: €\u00a018, IVA inclusa');

  const staff = await makeStaff(app);
  const [paid] = (await app.call(player.token, 'Payment/GetPayments', {})).ok.items;
  const refund = { paymentId: paid?.id ?? 0, reason: 'Recesso entro 14 giorni' };
  await app.call(staff.token, 'Payment/RefundPayment', refund).then(({ ok }) => ok);
  await app.settle();
  expect(await bell()).toEqual(['playerInvoiceCredited', 'playerInvoiceIssued']);
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
    'Fattura P 1/2026',
    'Nota di credito NCP 1/2026',
  ]);
});
