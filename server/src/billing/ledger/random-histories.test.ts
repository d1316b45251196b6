import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeBuyer, pageOf, runJob, testProviderOf } from '../../../test/factories/payments.ts';
import { logInAgain, makeStaff, type Person } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sweepRepresentations } from '../../representation/subscriptions/jobs/sweep-representations.ts';
import { askOpenPayments } from '../payments/jobs/ask-open-payments.ts';
import { sendTestEvents } from '../test-provider/send-test-events.ts';
import { examineJournal } from './ledger.repository.ts';

/**
 * Random histories of payments: whatever players, clubs, staff, the provider and the clock do, and in whatever order, the
 * journal sums to zero and agrees with the payments, balances and refunds, and the invoices with what was charged.
 */

let app: TestApp;

afterEach(() => app.close());

const players = 6;
const acts = 1000;

/** A small generator of numbers (mulberry32), so that a history can be told again by its seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

it.each([1, 2026])(
  'after 1,000 random acts from seed %i the journal sums to zero and agrees with what was paid',
  async (seed) => {
    app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
    const next = numbersFrom(seed);
    const people: (Person & { playerId: number })[] = [];
    for (let index = 0; index < players; index += 1) people.push(await makeBuyer(app));
    const staff = await makeStaff(app);
    const provider = testProviderOf(app);
    const urls: string[] = [];
    const anyone = () => people[next(players)] as Person & { playerId: number };
    const anyUrl = () => pageOf(urls[next(urls.length)] ?? 'http://x/test-payment/none');
    const asPerson = async (person: Person) => logInAgain(app, person);
    const anyPayment = async () => {
      const rows = await app.services.db
        .selectFrom('payments')
        .select(['id', 'provider_payment_id'])
        .execute();
      return rows[next(Math.max(1, rows.length))];
    };
    const anyTeamInvoice = async () => {
      const rows = await app.services.db.selectFrom('team_invoices').select(['id', 'version']).execute();
      return rows[next(Math.max(1, rows.length))];
    };

    const possible: (() => Promise<unknown>)[] = [
      async () => {
        const answer = await app.call(await asPerson(anyone()), 'Payment/StartActivation', {
          immediateStart: next(2) === 0,
        });
        if (answer.status === 200) urls.push(answer.ok.url);
      },
      async () => {
        const answer = await app.call(await asPerson(anyone()), 'Payment/StartBalance', {});
        if (answer.status === 200) urls.push(answer.ok.url);
      },
      () => provider.pay(anyUrl(), 'now'),
      () => provider.pay(anyUrl(), 'late'),
      () => provider.pay(anyUrl(), 'never'),
      () => provider.refuse(anyUrl(), 'card_declined', 'now'),
      () => runJob(app, sendTestEvents),
      () => runJob(app, askOpenPayments),
      () => runJob(app, sweepRepresentations),
      async () => app.clock.advance({ seconds: next(200) }),
      async () => app.clock.advance({ hours: next(30) }),
      async () => {
        app.clock.advance({ days: next(60) });
        await app.services.db.updateTable('players').set({ updated_at: app.clock.now() }).execute();
      },
      async () => {
        const payment = await anyPayment();
        if (payment)
          await app.call(await asPerson(staff), 'Payment/RefundPayment', {
            paymentId: payment.id,
            reason: 'Prova',
          });
      },
      async () => {
        const payment = await anyPayment();
        const outcomes = ['needs_response', 'won', 'lost'] as const;
        if (payment?.provider_payment_id)
          await provider.dispute(payment.provider_payment_id, outcomes[next(3)] ?? 'won');
      },
      async () => app.call(await asPerson(anyone()), 'Representation/Withdraw', {}),
      async () => {
        const invoice = await anyTeamInvoice();
        const status = next(2) === 0 ? invoiceStatus.paid : invoiceStatus.issued;
        if (invoice)
          await app.call(await asPerson(staff), 'Invoice/UpdateInvoiceStatus', {
            invoiceId: invoice.id,
            version: invoice.version,
            status,
          });
      },
      async () => {
        const invoice = await anyTeamInvoice();
        if (invoice)
          await app.call(await asPerson(staff), 'Invoice/IssueCreditNote', {
            invoiceId: invoice.id,
            version: invoice.version,
            amount: next(4) === 0 ? null : 1 + next(900),
            reason: 'Prova',
          });
      },
      async () => {
        const balance = await app.services.db.selectFrom('representation_balances').select('id').execute();
        const balanceId = balance[next(Math.max(1, balance.length))]?.id;
        if (balanceId)
          await app.call(await asPerson(staff), 'Payment/CancelBalance', { balanceId, reason: 'Prova' });
      },
    ];

    for (let act = 0; act < acts; act += 1) {
      // A signature takes a whole deal: less often than the rest.
      if (next(60) === 0) await signDeal(anyone(), { staff: await asPerson(staff), discount: next(3) * 417 });
      else await possible[next(possible.length)]?.();
    }
    app.clock.advance({ days: 2 });
    for (let round = 0; round < 3; round += 1) {
      await runJob(app, sendTestEvents);
      await runJob(app, askOpenPayments);
    }
    await assertBooksAgree();
    await assertInvoicesEqualCharges();
  },
  240_000,
);

async function signDeal(person: Person, terms: { staff: string; discount: number }): Promise<void> {
  const deal = await makeViewedDeal(app, { linkedAccountId: person.accountId });
  const { negotiationId, version } = deal;
  const { staff, discount } = terms;
  if (discount > 0) await app.call(staff, 'Invoice/SaveDiscount', { negotiationId, discount });
  const byClub = await signByClub(app, deal.club.token, { negotiationId, version });
  // Somebody who is still under contract with another club signs nothing.
  if (byClub.status !== 200) return;
  await app.call(deal.agent.token, 'Negotiation/ConfirmSignature', {
    negotiationId,
    version: byClub.ok.negotiation.version,
  });
  await app.settle();
}

async function assertBooksAgree(): Promise<void> {
  const { db } = app.services;
  const one = async (statement: ReturnType<typeof sql<{ cents: number }>>) =>
    (await statement.execute(db)).rows[0]?.cents;
  const { movements, unbalanced, unposted } = await examineJournal(db);
  expect([unbalanced, unposted]).toEqual([0, 0]);
  expect(movements).toBeGreaterThan(20);
  expect(await one(sql`select sum(amount_cents)::bigint as cents from journal_rows`)).toBe(0);

  // What the provider holds, and holds back, is what was paid less what was paid back and lost.
  const held = await one(
    sql`select sum(amount_cents)::bigint as cents from journal_rows where account in ('provider', 'disputed', 'disputeLosses')`,
  );
  const paid = await one(
    sql`select coalesce(sum(amount_cents - refunded_cents), 0)::bigint as cents from payments where paid_at is not null`,
  );
  expect(held).toBe(paid);

  // The provider and the platform agree on every page.
  const differing = await sql`
    select c.id from test_checkouts c join payments p on p.provider_session_id = c.id
    where (c.status = 'complete') <> (p.paid_at is not null) or c.refunded_cents <> p.refunded_cents`.execute(
    db,
  );
  expect(differing.rows).toEqual([]);

  // One payment at most settles a purchase, and nobody is represented without having paid.
  const unpaid = await sql`
    select r.id from representations r where r.activated_at is not null and not exists (
      select from payments p where p.representation_id = r.id and p.purpose = 'activation' and p.paid_at is not null
        and not p.superfluous)`.execute(db);
  expect(unpaid.rows).toEqual([]);

  // Balances that are due or paid stand in the books, and no others.
  const accrued = await one(
    sql`select coalesce(sum(-amount_cents), 0)::bigint as cents from journal_rows where account = 'accruedBalances'`,
  );
  const owed = await one(sql`
    select coalesce(sum(b.amount_cents), 0)::bigint as cents from representation_balances b
    where b.status <> 'cancelled' or exists (select from payments p where p.representation_id = b.representation_id
      and p.purpose = 'balance' and p.status = 'refunded' and not p.superfluous)`);
  expect(accrued).toBe(owed);
}

async function assertInvoicesEqualCharges(): Promise<void> {
  const { db } = app.services;
  // A payment that settled something has one invoice of its amount, and credit notes of what was paid back; others have none.
  const differing = await sql`
    select p.id from payments p left join player_invoices i on i.payment_id = p.id
    where (p.paid_at is not null and not p.superfluous) <> (i.id is not null)
      or i.amount_cents <> p.amount_cents or i.net_cents + i.vat_cents <> i.amount_cents
      or i.credited_cents <> p.refunded_cents
      or i.credited_cents <> (
        select coalesce(sum(n.amount_cents), 0) from player_credit_notes n where n.invoice_id = i.id)`.execute(
    db,
  );
  expect(differing.rows).toEqual([]);

  // A player owes the balances that are due, less what was paid twice and is not paid back yet.
  const byPlayer = await sql<{ owed: number; due: number }>`
    select a.id,
      (select coalesce(sum(r.amount_cents), 0) from journal_rows r
        where r.account = 'players' and r.party_id = a.id)::bigint as owed,
      ((select coalesce(sum(b.amount_cents), 0) from representation_balances b
          join representations o on o.id = b.representation_id
          where o.account_id = a.id and b.status = 'due')
        - (select coalesce(sum(p.amount_cents - p.refunded_cents), 0) from payments p
          where p.account_id = a.id and p.superfluous and p.paid_at is not null))::bigint as due
    from accounts a`.execute(db);
  expect(byPlayer.rows.filter(({ owed, due }) => owed !== due)).toEqual([]);

  // A club owes its open invoices.
  const byClub = await sql<{ owed: number; due: number }>`
    select t.id,
      (select coalesce(sum(r.amount_cents), 0) from journal_rows r
        where r.account = 'teams' and r.party_id = t.id)::bigint as owed,
      (select coalesce(sum(i.value_cents - i.discount_cents - i.credited_cents), 0) from team_invoices i
        where i.team_id = t.id and i.status = ${invoiceStatus.issued})::bigint as due
    from teams t`.execute(db);
  expect(byClub.rows.filter(({ owed, due }) => owed !== due)).toEqual([]);
  expect(byClub.rows.length).toBeGreaterThan(5);
}
