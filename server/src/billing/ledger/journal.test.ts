import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeRepresented, runJob } from '../../../test/factories/payments.ts';
import { makeStaff } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { checkJournal } from './jobs/check-journal.ts';
import { balanceOf, examineJournal } from './ledger.repository.ts';
import { postMovement } from './post-movement.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const at = new Date('2026-09-15T10:00:00Z');
const insert = (amounts: readonly number[]) =>
  app.services.db.transaction().execute(async (tx) => {
    const added = await sql<{ id: number }>`
      insert into journal_transactions (kind, reference, at) values ('payment', ${`test:${Math.random()}`}, ${at})
      returning id`.execute(tx);
    for (const cents of amounts)
      await sql`insert into journal_rows (transaction_id, account, amount_cents)
        values (${added.rows[0]?.id}, 'bank', ${cents})`.execute(tx);
    return added.rows[0]?.id;
  });

describe('the journal', () => {
  it('takes only movements that sum to zero, and none without rows', async () => {
    await expect(insert([100, -99])).rejects.toThrow('does not sum to zero');
    await expect(insert([])).rejects.toThrow('does not sum to zero');
    await expect(insert([100, -60, -40])).resolves.toBeGreaterThan(0);
    await expect(
      app.services.db
        .transaction()
        .execute((tx) =>
          postMovement(tx, { kind: 'payment', reference: 'x', at }, [{ account: 'bank', amountCents: 1 }]),
        ),
    ).rejects.toThrow('does not sum to zero');
  });

  it('is only added to: no row is changed, deleted or emptied, and none added to an older movement', async () => {
    const id = await insert([100, -100]);
    const { db } = app.services;
    for (const statement of [
      sql`update journal_rows set amount_cents = 5 where transaction_id = ${id}`,
      sql`delete from journal_rows where transaction_id = ${id}`,
      sql`update journal_transactions set reference = 'y' where id = ${id}`,
      sql`delete from journal_transactions where id = ${id}`,
      sql`truncate journal_rows`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only added to');
    await expect(
      sql`insert into journal_rows (transaction_id, account, amount_cents) values (${id}, 'bank', 1)`.execute(
        db,
      ),
    ).rejects.toThrow('does not sum to zero');
  });

  it('has a club’s invoice, its discount, its credit note, its payment and the payment taken back', async () => {
    const staff = await makeStaff(app);
    const deal = await makeViewedDeal(app);
    const { negotiationId, version } = deal;
    await app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: 60 });
    const byClub = await signByClub(app, deal.club.token, { negotiationId, version });
    await app.call(deal.agent.token, 'Negotiation/ConfirmSignature', {
      negotiationId,
      version: byClub.ok.negotiation.version,
    });
    await app.settle();
    const { paid, issued } = invoiceStatus;
    const owed = () => balanceOf(app.services.db, 'teams', deal.club.teamId);
    const steps = [await owed()];
    const [invoice] = (await app.call(deal.club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
    const invoiceId = invoice?.id ?? 0;
    const credit = { invoiceId, version: 1, amount: 100, reason: 'Sconto concordato' };
    let seen = (await app.call(staff.token, 'Invoice/IssueCreditNote', credit)).ok.invoice;
    steps.push(await owed());
    for (const status of [paid, issued, paid]) {
      const input = { invoiceId, version: seen.version, status };
      seen = (await app.call(staff.token, 'Invoice/UpdateInvoiceStatus', input)).ok.invoice;
      steps.push(await owed());
    }
    // 2,500 € less 60 € of discount, less 100 € credited; paid, open again, paid.
    expect(steps).toEqual([244_000, 234_000, 0, 234_000, 0]);
    const found = await sql<{ kind: string; account: string; cents: number }>`
      select t.kind, r.account, sum(r.amount_cents)::bigint as cents from journal_transactions t
      join journal_rows r on r.transaction_id = t.id
      where t.reference like ${`teamInvoice:${invoiceId}%`} and t.kind in ('invoice', 'discount')
      group by t.kind, r.account order by t.kind, r.account`.execute(app.services.db);
    expect(found.rows).toEqual([
      { kind: 'discount', account: 'discounts', cents: 4918 },
      { kind: 'discount', account: 'teams', cents: -6000 },
      { kind: 'discount', account: 'vat', cents: 1082 },
      { kind: 'invoice', account: 'mediationRevenue', cents: -204_918 },
      { kind: 'invoice', account: 'teams', cents: 250_000 },
      { kind: 'invoice', account: 'vat', cents: -45_082 },
    ]);
  });

  it('is checked every day, and says in /metrics what was found', async () => {
    await makeRepresented(app);
    await runJob(app, checkJournal);
    const { movements, unbalanced, unposted } = await examineJournal(app.services.db);
    expect([unbalanced, unposted]).toEqual([0, 0]);
    const page = await app.app.admin.inject({ method: 'GET', url: '/metrics' });
    expect(page.body).toContain(`trattativa_journal_movements ${movements}`);
    expect(page.body).toContain('trattativa_journal_unbalanced 0');
    expect(page.body).toContain('trattativa_journal_unposted 0');
  });

  it('is found wrong by the check when a movement is missing or does not sum to zero', async () => {
    const { db } = app.services;
    await sql`alter table journal_rows disable trigger user`.execute(db);
    await sql`update journal_rows set amount_cents = amount_cents + 1 where id = (select max(id) from journal_rows)`.execute(
      db,
    );
    await sql`alter table journal_rows enable trigger user`.execute(db);
    expect((await examineJournal(db)).unbalanced).toBe(1);
    app.clock.advance({ days: 1 });
    await runJob(app, checkJournal);
    const page = await app.app.admin.inject({ method: 'GET', url: '/metrics' });
    expect(page.body).toContain('trattativa_journal_unbalanced 1');
  });
});
