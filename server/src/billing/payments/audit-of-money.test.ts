import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeRepresented, signDealOf } from '../../../test/factories/payments.ts';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;
let admin: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
  admin = await makeStaff(app, { admin: true });
});
afterAll(() => app.close());

type Kind = 'payment' | 'representation' | 'playerInvoice' | 'charge';

/** What the audit says of one thing, the earliest first. */
async function auditOf(kind: Kind, dealId: number): Promise<[type: string, actor: string][]> {
  const { items } = (await app.call(admin.token, 'Audit/GetAudit', { kind, dealId })).ok;
  return items.map(({ type, actor }): [string, string] => [type, actor]).reverse();
}

describe('the audit keeps each act of staff on money', () => {
  it('a refund: who ordered it, that it was made, and the credit note', async () => {
    const player = await makeRepresented(app);
    const [paid] = (await app.call(player.token, 'Payment/GetPayments', {})).ok.items;
    const paymentId = paid?.id ?? 0;
    const reason = 'Recesso entro 14 giorni';
    await app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason }).then(({ ok }) => ok);
    expect(await auditOf('payment', paymentId)).toEqual([
      ['payment.charged', 'player'],
      ['payment.refundAsked', 'staff'],
      ['payment.refunded', 'staff'],
    ]);
    const [invoice] = (await app.call(player.token, 'Invoice/GetPlayerInvoices', {})).ok.items;
    expect(await auditOf('playerInvoice', invoice?.id ?? 0)).toEqual([
      ['playerInvoice.issued', 'system'],
      ['playerInvoice.credited', 'staff'],
    ]);
  });

  it('a cancelled balance', async () => {
    const player = await makeRepresented(app);
    await signDealOf(app, player.accountId);
    const { balance } = (await app.call(player.token, 'Representation/GetRepresentation', {})).ok;
    const input = { balanceId: balance?.id ?? 0, reason: 'Firma annullata dalla lega' };
    await app.call(staff.token, 'Payment/CancelBalance', input).then(({ ok }) => ok);
    const { id } = await app.services.db
      .selectFrom('representations')
      .select('id')
      .where('account_id', '=', player.accountId)
      .executeTakeFirstOrThrow();
    expect(await auditOf('representation', id)).toEqual([
      ['representation.activated', 'player'],
      ['representation.balanceDue', 'system'],
      ['representation.balanceCancelled', 'staff'],
    ]);
  });

  it('a discount before the invoice', async () => {
    const { negotiationId } = await makeViewedDeal(app);
    await app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: 10 }).then(({ ok }) => ok);
    expect(await auditOf('charge', negotiationId)).toEqual([['charge.discounted', 'staff']]);
  });

  it('the audit shows it to staff alone', async () => {
    const player = await makeRepresented(app);
    const [paid] = (await app.call(player.token, 'Payment/GetPayments', {})).ok.items;
    const asked = { kind: 'payment', dealId: paid?.id ?? 0 } as const;
    expect((await app.call(player.token, 'Audit/GetDealAudit', asked)).problem.code).toBe('NOT_FOUND');
    expect((await app.call(staff.token, 'Audit/GetDealAudit', asked)).ok.items).toHaveLength(1);
  });
});
