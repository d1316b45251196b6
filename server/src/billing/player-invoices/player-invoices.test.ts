import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeBuyer, makeRepresented, pay, signDealOf } from '../../../test/factories/payments.ts';
import { makeAgent, makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { eraseAccount } from '../../identity/accounts/data/erase-account.ts';
import { balanceOf, examineJournal } from '../ledger/ledger.repository.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { issuePlayerInvoice } from './issue-player-invoice.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', OPERATOR_NAME: 'Trattativa S.r.l.' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

async function invoicesOf(token: string, filter = {}) {
  return (await app.call(token, 'Invoice/GetPlayerInvoices', filter)).ok.items;
}

async function invoiceOf(token: string) {
  const [invoice] = await invoicesOf(token);
  if (!invoice) throw new Error('there is no invoice');
  return invoice;
}

/** An agent whose record of a player the player has confirmed. */
async function makeAgentOf(accountId: number, listing = 'confirmed') {
  const agent = await makeAgent(app);
  const id = await makeAgentPlayer(app, agent.agentId, { accountId });
  await app.services.db.updateTable('players').set({ listing }).where('id', '=', id).execute();
  return agent;
}

/** A player who paid the activation, signed at a level and paid the balance. */
async function makePaidUp(level: 1 | 3) {
  const player = await makeRepresented(app);
  await signDealOf(app, player.accountId, { level });
  const { url } = (await app.call(player.token, 'Payment/StartBalance', {})).ok;
  await pay(app, url);
  return player;
}

async function refund(token: string, reason = 'Recesso entro 14 giorni') {
  const [payment] = (await app.call(token, 'Payment/GetPayments', {})).ok.items;
  const paymentId = payment?.id ?? 0;
  return (await app.call(staff.token, 'Payment/RefundPayment', { paymentId, reason })).ok;
}

describe('the invoice of a player', () => {
  it('is issued with the payment, with every field of the specification', async () => {
    const player = await makeRepresented(app);
    const invoice = await invoiceOf(player.token);
    expect(invoice).toMatchObject({
      service: 'activation',
      price: 18,
      deducted: 0,
      amountCharged: 18,
      net: 14.75,
      vat: 3.25,
      vatPercent: 22,
      paymentProvider: 'test',
      paymentStatus: 'paid',
      activationDate: '2026-09-15T10:00:00.000Z',
      endDate: '2027-09-15T10:00:00.000Z',
      creationDate: '2026-09-15',
      player: { accountId: player.accountId, playerId: player.playerId, name: 'Luca Ferri' },
    });
    expect(invoice.number).toMatch(/^P \d+\/2026$/);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
  });

  it('the invoice of a final balance is its price less the activation', async () => {
    const player = await makePaidUp(1);
    const [balance, activation] = await invoicesOf(player.token);
    expect(activation?.service).toBe('activation');
    expect(balance).toMatchObject({ service: 'balance', price: 1000, deducted: 18, amountCharged: 982 });
    expect((balance?.net ?? 0) + (balance?.vat ?? 0)).toBeCloseTo(982, 6);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
  });

  it('is not issued before a payment, nor twice for one', async () => {
    const buyer = await makeBuyer(app);
    const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
    expect(await invoicesOf(buyer.token)).toEqual([]);
    await pay(app, url);
    const [payment] = (await app.call(buyer.token, 'Payment/GetPayments', {})).ok.items;
    await app.services.db.transaction().execute(async (tx) => {
      const row = await findPayment(tx, payment?.id ?? 0);
      if (row) await issuePlayerInvoice(tx, row, app.clock.now());
    });
    expect(await invoicesOf(buyer.token)).toHaveLength(1);
  });

  it('is credited by a refund, to the cent, and stays as it was', async () => {
    const player = await makeRepresented(app);
    const before = await invoiceOf(player.token);
    await refund(player.token);
    const playerInvoiceId = before.id;
    const after = (await app.call(player.token, 'Invoice/GetPlayerInvoice', { playerInvoiceId })).ok;
    expect(after).toMatchObject({
      number: before.number,
      amountCharged: 18,
      credited: 18,
      paymentStatus: 'refunded',
      version: before.version + 1,
    });
    expect(after.creditNotes).toMatchObject([
      { amount: 18, net: 14.75, vat: 3.25, reason: 'Recesso entro 14 giorni' },
    ]);
    expect(after.creditNotes[0]?.number).toMatch(/^NCP \d+\/2026$/);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
  });

  it('keeps the journal in balance, and every invoice is posted', async () => {
    expect(await examineJournal(app.services.db)).toMatchObject({ unbalanced: 0, unposted: 0 });
  });

  it('is never changed, not even by hand', async () => {
    const player = await makeRepresented(app);
    const { id } = await invoiceOf(player.token);
    await refund(player.token);
    const { db } = app.services;
    for (const change of ['number = 999', 'price_cents = 2000, amount_cents = 2000', "buyer = '{}'"])
      await expect(
        sql.raw(`update player_invoices set ${change} where id = ${id}`).execute(db),
      ).rejects.toThrow(/is not changed/);
    const note = sql.raw(`update player_credit_notes set amount_cents = 1 where invoice_id = ${id}`);
    await expect(note.execute(db)).rejects.toThrow(/is not changed/);
  });
});

describe('numbers', () => {
  it('have no gap and no double when fifty are issued at once and some are rolled back', async () => {
    const { db } = app.services;
    const { accountId } = await makeRepresented(app);
    const past = await sql<{ representation_id: number }>`
      select representation_id from player_invoices where account_id = ${accountId}`.execute(db);
    const representationId = past.rows[0]?.representation_id ?? 0;
    // Paid in the database only, so that all of their invoices are still to be written.
    const made = await sql<{ id: number }>`
      insert into payments (purpose, representation_id, account_id, amount_cents, provider, attempt_key, status,
        provider_payment_id, superfluous, created_at, paid_at, changed_at)
      select 'activation', ${representationId}, ${accountId}, 1800, 'test', 'attempt of test ' || n, 'paid', 'pi_of_test_' || n,
        true, now(), now(), now()
      from generate_series(1, 50) as n returning id`.execute(db);
    const issue = (id: number, undone: boolean) =>
      db.transaction().execute(async (tx) => {
        const payment = await findPayment(tx, id);
        if (payment) await issuePlayerInvoice(tx, payment, app.clock.now());
        if (undone) throw new Error('undone');
      });
    const ids = made.rows.map(({ id }) => id);
    await Promise.allSettled(ids.map((id, index) => issue(id, index % 3 === 0)));
    for (const id of ids) await issue(id, false);
    const found = await sql<{ numbers: number[] }>`
      select array_agg(number order by number) as numbers from player_invoices where year = 2026`.execute(db);
    const numbers = found.rows[0]?.numbers ?? [];
    expect(numbers.length).toBeGreaterThanOrEqual(50);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('begin anew with the year in Italy', async () => {
    const player = await makeRepresented(app);
    const [payment] = (await app.call(player.token, 'Payment/GetPayments', {})).ok.items;
    const paymentId = payment?.id ?? 0;
    /** The year of the invoice's number, had it been issued then; rolled back. */
    const yearOf = (at: string) =>
      app.services.db
        .transaction()
        .execute(async (tx) => {
          await sql`delete from player_invoices where payment_id = ${paymentId}`.execute(tx);
          const row = await findPayment(tx, paymentId);
          if (row) await issuePlayerInvoice(tx, row, new Date(at));
          const found = await sql<{ year: number }>`
            select year from player_invoices where payment_id = ${paymentId}`.execute(tx);
          throw new Error(String(found.rows[0]?.year));
        })
        .catch(({ message }: Error) => message);
    expect(await yearOf('2026-12-31T22:59:59Z')).toBe('2026');
    expect(await yearOf('2026-12-31T23:00:00Z')).toBe('2027');
  });
});

describe('who sees the invoices of players', () => {
  it('the player the own ones, an agent those of represented players, staff all; others as if there were none', async () => {
    const player = await makeRepresented(app);
    const { id: playerInvoiceId } = await invoiceOf(player.token);
    const agent = await makeAgentOf(player.accountId);
    const unconfirmed = await makeAgentOf(player.accountId, 'unconfirmed');
    const other = await makeRepresented(app);
    for (const person of [other, unconfirmed, await makeAgent(app, { agentType: agentType.premium })]) {
      expect((await invoicesOf(person.token)).map(({ id }) => id)).not.toContain(playerInvoiceId);
      const foreign = await app.call(person.token, 'Invoice/GetPlayerInvoice', { playerInvoiceId });
      const absent = await app.call(person.token, 'Invoice/GetPlayerInvoice', {
        playerInvoiceId: 999_999_999,
      });
      expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
      expect((await app.call(person.token, 'Invoice/GetPlayerInvoicePdf', { playerInvoiceId })).status).toBe(
        404,
      );
    }
    for (const { token } of [player, agent, staff]) {
      const seen = (await app.call(token, 'Invoice/GetPlayerInvoice', { playerInvoiceId })).ok;
      // The electronic invoice names address and tax code: not for agents.
      expect([seen.id, seen.electronic === null]).toEqual([playerInvoiceId, token === agent.token]);
    }
  });

  it('finds them by year, service, payment status, player and text, page by page', async () => {
    const player = await makePaidUp(3);
    const count = async (filter: object) =>
      (await app.call(staff.token, 'Invoice/GetPlayerInvoices', { accountId: player.accountId, ...filter }))
        .ok.total;
    const { number } = await invoiceOf(player.token);
    expect(await count({ year: 2026, paymentStatus: 'paid', text: 'FÉRRI' })).toBe(2);
    expect(await count({ service: 'balance', text: number })).toBe(1);
    for (const filter of [{ year: 2025 }, { paymentStatus: 'refunded' }, { text: 'nessuno%' }])
      expect(await count(filter)).toBe(0);
    const first = (await app.call(staff.token, 'Invoice/GetPlayerInvoices', { limit: 1 })).ok;
    const cursor = first.nextCursor ?? '';
    const second = (await app.call(staff.token, 'Invoice/GetPlayerInvoices', { limit: 1, cursor })).ok;
    expect(second.items[0]?.id).toBeLessThan(first.items[0]?.id ?? 0);
  });

  it('are told of new ones live: the player, the agents who represent the player, and staff', async () => {
    const buyer = await makeBuyer(app);
    const agent = await makeAgentOf(buyer.accountId);
    const { url } = (await app.call(buyer.token, 'Payment/StartActivation', {})).ok;
    await pay(app, url);
    const found = await sql<{ recipients: number[] }>`
      select recipients from events where type = 'playerInvoice.issued' and data ->> 'accountId' = ${String(buyer.accountId)}`.execute(
      app.services.db,
    );
    const recipients = found.rows[0]?.recipients ?? [];
    expect(recipients).toEqual(expect.arrayContaining([buyer.accountId, agent.accountId]));
    expect(new Set(recipients).size).toBe(recipients.length);
  });
});

describe('the document', () => {
  it.each(['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'])(
    'the document of invoice and credit note is a PDF in %s',
    async (language) => {
      const player = await makeRepresented(app);
      const { id } = await invoiceOf(player.token);
      await refund(player.token, 'Müller & Søn – Ελλάδα');
      const { creditNotes } = (
        await app.call(player.token, 'Invoice/GetPlayerInvoice', { playerInvoiceId: id })
      ).ok;
      for (const payload of [
        { PlayerInvoiceId: id },
        { PlayerInvoiceId: id, CreditNoteId: creditNotes[0]?.id },
      ]) {
        const answer = await app.app.http.inject({
          method: 'POST',
          url: '/api/Invoice/GetPlayerInvoicePdf',
          headers: { authorization: `Bearer ${player.token}`, 'accept-language': language },
          payload,
        });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );
});

describe('erasure', () => {
  it('leaves the invoice with a number instead of the person, and without a reason of refund', async () => {
    const player = await makeRepresented(app);
    await refund(player.token, 'Canarino Ferri');
    const { id: playerInvoiceId, ...before } = await invoiceOf(player.token);
    await app.services.db.transaction().execute((tx) => eraseAccount(tx, player.accountId, app.clock.now()));
    const after = (await app.call(staff.token, 'Invoice/GetPlayerInvoice', { playerInvoiceId })).ok;
    expect(after).toMatchObject({ number: before.number, amountCharged: 18, credited: 18 });
    expect(after.player.name).toBe(`#${player.accountId}`);
    expect(after.creditNotes[0]?.reason).toBe('');
    expect(after.electronic?.gaps).toContain('buyerErased');
  });
});

describe('after ten years', () => {
  it('an invoice is deleted with its credit notes', async () => {
    const player = await makeRepresented(app);
    await refund(player.token);
    const { db } = app.services;
    const left = async () => {
      await db.transaction().execute((tx) => app.services.jobs.enqueue(tx, 'forget-old-player-invoices', {}));
      await app.settle();
      const found = await sql<{ left: number }>`
        select (select count(*) from player_invoices where account_id = ${player.accountId})
          + (select count(*) from player_credit_notes) as left`.execute(db);
      return found.rows[0]?.left;
    };
    const daysUntil = (day: string) => (Date.parse(day) - app.clock.now().getTime()) / 86_400_000;
    app.clock.advance({ days: daysUntil('2036-12-31T22:59:00Z') });
    expect(await left()).toBeGreaterThan(1);
    app.clock.advance({ minutes: 2 });
    expect(await left()).toBe(0);
  });
});
