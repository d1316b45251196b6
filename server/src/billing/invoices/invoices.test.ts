import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { eraseAccount } from '../../identity/accounts/data/erase-account.ts';
import { bookingDay } from '../documents/document-number.ts';
import { issueInvoice } from './issue-invoice.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', OPERATOR_NAME: 'Trattativa S.r.l.' } });
  staff = await makeStaff(app);
});

afterAll(() => app.close());

type SeenDeal = Deal & { version: number };

async function sign({ agent, club, negotiationId, version }: SeenDeal): Promise<void> {
  const signed = (await signByClub(app, club.token, { negotiationId, version })).ok;
  const confirm = { negotiationId, version: signed.negotiation.version };
  await app.call(agent.token, 'Negotiation/ConfirmSignature', confirm).then(({ ok }) => ok);
}

async function signedDeal(options: Parameters<typeof makeViewedDeal>[1] = {}): Promise<SeenDeal> {
  const deal = await makeViewedDeal(app, options);
  await sign(deal);
  await app.settle();
  return deal;
}

async function invoiceOf(deal: SeenDeal) {
  const { items } = (await app.call(deal.club.token, 'Invoice/GetTeamInvoices', {})).ok;
  const found = items.find(({ negotiationId }) => negotiationId === deal.negotiationId);
  if (!found) throw new Error('there is no invoice');
  return found;
}

describe('the invoice of a signed negotiation', () => {
  it('is issued by itself: the price with the tax within it, to the club, with a number and a mail', async () => {
    const deal = await signedDeal();
    const invoice = await invoiceOf(deal);
    expect(invoice).toMatchObject({
      status: invoiceStatus.issued,
      value: 2500,
      discount: 0,
      total: 2500,
      net: 2049.18,
      vat: 450.82,
      due: 2500,
      area: 'amateur',
      creationDate: '2026-09-15',
      team: { id: deal.club.teamId },
    });
    expect(invoice.number).toBe(`${Number.parseInt(invoice.number, 10)}/2026`);
    const [mail] = await app.mailTo(deal.club.email);
    expect(mail?.subject).toContain(invoice.number);
    expect(mail?.links[0]).toContain(`/invoicesTeams/${invoice.id}`);
  });

  it('is issued once, however often the reaction runs', async () => {
    const deal = await signedDeal();
    await app.services.db.transaction().execute((tx) => issueInvoice(app.services, tx, deal.negotiationId));
    const { items } = (await app.call(deal.club.token, 'Invoice/GetTeamInvoices', {})).ok;
    expect(items).toHaveLength(1);
  });

  it('is not issued for what costs nothing, nor for what is not signed', async () => {
    const free = await makeViewedDeal(app);
    await sql`update proposals set price_cents = 0 where id = ${free.proposalId}`.execute(app.services.db);
    await sign(free);
    const open = await makeViewedDeal(app);
    await app.services.db.transaction().execute((tx) => issueInvoice(app.services, tx, open.negotiationId));
    await app.settle();
    for (const { club } of [free, open])
      expect((await app.call(club.token, 'Invoice/GetTeamInvoices', {})).ok.total).toBe(0);
  });

  it('is less what staff took off before; afterwards that is refused', async () => {
    const deal = await makeViewedDeal(app);
    const { negotiationId } = deal;
    const high = await app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: 2501 });
    expect(high.problem).toMatchObject({ code: 'DISCOUNT_TOO_HIGH', errors: [{ field: 'Discount' }] });
    const saved = (await app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: 60 })).ok;
    expect(saved.charge).toMatchObject({ value: 2500, discount: 60, invoice: null });
    await sign(deal);
    await app.settle();
    expect(await invoiceOf(deal)).toMatchObject({ discount: 60, total: 2440, net: 2000, vat: 440 });
    const late = await app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: 0 });
    expect(late.problem.code).toBe('INVOICE_ISSUED');
  });

  it('belongs to the year that it is in Italy', () => {
    expect(bookingDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(bookingDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });
});

describe('numbers', () => {
  it('have no gap and no double, whoever comes at the same moment and whatever is undone', async () => {
    const deals: SeenDeal[] = [];
    for (let made = 0; made < 8; made += 1) deals.push(await makeViewedDeal(app));
    // Signed in the database only, so that all of their invoices are still to be written.
    for (const { negotiationId } of deals)
      await sql`update negotiations set status = 5, signed_by_team_at = now() where id = ${negotiationId}`.execute(
        app.services.db,
      );
    const attempts = deals.flatMap(({ negotiationId }, index) => [
      app.services.db.transaction().execute((tx) => issueInvoice(app.services, tx, negotiationId)),
      app.services.db.transaction().execute(async (tx) => {
        await issueInvoice(app.services, tx, negotiationId);
        if (index % 2) throw new Error('undone');
      }),
    ]);
    await Promise.allSettled(attempts);
    for (const { negotiationId } of deals)
      await app.services.db.transaction().execute((tx) => issueInvoice(app.services, tx, negotiationId));
    const found = await sql<{ numbers: number[] }>`
      select array_agg(number order by number) as numbers from team_invoices where year = 2026`.execute(
      app.services.db,
    );
    const numbers = found.rows[0]?.numbers ?? [];
    expect(numbers.length).toBeGreaterThanOrEqual(8);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('numbers of an issued invoice are never changed, not even by hand', async () => {
    const { id } = await invoiceOf(await signedDeal());
    for (const change of ['number = 999', 'net_cents = 0, vat_cents = 250000', "issued_on = '2026-01-01'"])
      await expect(
        sql.raw(`update team_invoices set ${change} where id = ${id}`).execute(app.services.db),
      ).rejects.toThrow(/is not changed/);
  });
});

describe('who sees invoices', () => {
  it('the club its own, the premium agent those of the own deals, staff all; others as if there were none', async () => {
    const deal = await signedDeal();
    const invoice = await invoiceOf(deal);
    const [otherClub, otherPremium] = [
      await makeTeamMember(app),
      await makeAgent(app, { agentType: agentType.premium }),
    ];
    for (const person of [otherClub, otherPremium]) {
      expect((await app.call(person.token, 'Invoice/GetTeamInvoices', {})).ok.total).toBe(0);
      const foreign = await app.call(person.token, 'Invoice/GetTeamInvoice', { invoiceId: invoice.id });
      const absent = await app.call(person.token, 'Invoice/GetTeamInvoice', { invoiceId: 999_999_999 });
      expect(foreign.problem).toEqual(absent.problem);
      const pdf = await app.call(person.token, 'Invoice/GetInvoicePdf', { invoiceId: invoice.id });
      expect(pdf.status).toBe(404);
      const { negotiationId } = deal;
      const charge = await app.call(person.token, 'Invoice/GetNegotiationCharge', { negotiationId });
      expect(charge.status).toBe(404);
    }
    await sql`update accounts set agent_type = 2 where id = ${deal.agent.accountId}`.execute(app.services.db);
    for (const person of [deal.agent, staff]) {
      const seen = (await app.call(person.token, 'Invoice/GetTeamInvoice', { invoiceId: invoice.id })).ok;
      expect(seen).toMatchObject({ id: invoice.id, can: { credit: person === staff } });
    }
  });

  it('finds them by year, status, club and text', async () => {
    const deal = await signedDeal();
    const { number, title } = await invoiceOf(deal);
    const count = async (filter: object) =>
      (await app.call(staff.token, 'Invoice/GetTeamInvoices', { teamId: deal.club.teamId, ...filter })).ok
        .total;
    expect(await count({ year: 2026, status: invoiceStatus.issued, text: title.toUpperCase() })).toBe(1);
    expect(await count({ text: number })).toBe(1);
    for (const filter of [{ year: 2025 }, { status: invoiceStatus.paid }, { text: 'nessuno%' }])
      expect(await count(filter)).toBe(0);
  });
});

describe('payment and credit', () => {
  it('is marked as paid by staff, once; a payment taken back is open again', async () => {
    const deal = await signedDeal();
    const { id: invoiceId, version } = await invoiceOf(deal);
    const answers = await sendTogether(
      app,
      Array.from({ length: 12 }, () => ({
        token: staff.token,
        path: 'Invoice/UpdateInvoiceStatus',
        input: { invoiceId, version, status: invoiceStatus.paid },
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const paid = await invoiceOf(deal);
    expect(paid).toMatchObject({
      status: invoiceStatus.paid,
      paidOn: '2026-09-15',
      due: 0,
      version: version + 1,
    });
    const refused = { invoiceId, version: paid.version, reason: 'Errore' };
    expect((await app.call(staff.token, 'Invoice/IssueCreditNote', refused)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    const back = { invoiceId, version: paid.version, status: invoiceStatus.issued };
    expect((await app.call(staff.token, 'Invoice/UpdateInvoiceStatus', back)).ok.invoice).toMatchObject({
      status: invoiceStatus.issued,
      paidOn: null,
      due: 2500,
    });
  });

  it('a credit note takes a part off, the last one cancels; the invoice itself stays as it was', async () => {
    const deal = await signedDeal();
    const before = await invoiceOf(deal);
    const invoiceId = before.id;
    const credit = (version: number, amount: number | null, headers = {}) =>
      app.call(
        staff.token,
        'Invoice/IssueCreditNote',
        { invoiceId, version, amount, reason: 'Sconto' },
        headers,
      );
    expect((await credit(before.version, 2501)).problem).toMatchObject({ code: 'CREDIT_TOO_HIGH' });
    const key = { 'idempotency-key': 'one credit note' };
    const part = (await credit(before.version, 500, key)).ok.invoice;
    expect((await credit(before.version, 500, key)).ok.invoice).toEqual(part);
    expect(part).toMatchObject({
      status: invoiceStatus.issued,
      credited: 500,
      due: 2000,
      total: 2500,
      net: before.net,
    });
    expect(part.creditNotes).toMatchObject([{ amount: 500, net: 409.84, vat: 90.16 }]);
    expect((await credit(before.version, 1)).problem.code).toBe('CHANGED_MEANWHILE');
    const whole = (await credit(part.version, null)).ok.invoice;
    expect(whole).toMatchObject({ status: invoiceStatus.canceled, credited: 2500, due: 0 });
    expect(whole.creditNotes.map(({ number }) => number)).toEqual([
      part.creditNotes[0]?.number,
      expect.stringMatching(/^NC \d+\/2026$/),
    ]);
    expect((await credit(whole.version, 1)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const other = await credit(whole.version, null);
    expect(other.status).toBe(409);
  });
});

describe('the document', () => {
  it.each(['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'])('is a PDF in %s', async (language) => {
    const deal = await signedDeal();
    const { id: invoiceId, version } = await invoiceOf(deal);
    const noted = { invoiceId, version, amount: 10, reason: 'Müller & Søn – Ελλάδα' };
    const { creditNotes } = (await app.call(staff.token, 'Invoice/IssueCreditNote', noted)).ok.invoice;
    const headers = { authorization: `Bearer ${deal.club.token}`, 'accept-language': language };
    const creditNoteId = creditNotes[0]?.id;
    for (const [url, payload] of [
      ['/api/Invoice/GetInvoicePdf', { InvoiceId: invoiceId }],
      ['/api/Invoice/GetCreditNotePdf', { InvoiceId: invoiceId, CreditNoteId: creditNoteId }],
    ] as const) {
      const answer = await app.app.http.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.headers['content-disposition']).toMatch(/\.pdf"/);
    }
  });
});

describe('erasure', () => {
  it('leaves the invoice with a number instead of the name', async () => {
    const deal = await makeViewedDeal(app);
    const { accountId } = await makeTeamMember(app);
    await sql`update players set account_id = ${accountId} where id = ${deal.playerId}`.execute(
      app.services.db,
    );
    await sign(deal);
    await app.settle();
    const before = await invoiceOf(deal);
    await app.services.db.transaction().execute((tx) => eraseAccount(tx, accountId, app.clock.now()));
    const after = await invoiceOf(deal);
    expect(after).toEqual({ ...before, title: `#${deal.playerId}` });
  });
});

describe('after ten years', () => {
  it('an invoice goes with its credit notes at the end of the tenth year; a younger credit note keeps it', async () => {
    const [plain, credited] = [await invoiceOf(await signedDeal()), await invoiceOf(await signedDeal())];
    const note = { invoiceId: credited.id, version: credited.version, amount: 10, reason: 'Sconto' };
    await app.call(staff.token, 'Invoice/IssueCreditNote', note).then(({ ok }) => ok);
    const { db } = app.services;
    await sql`alter table credit_notes disable trigger credit_notes_kept`.execute(db);
    await sql`
      update credit_notes set year = 2027, issued_on = '2027-01-04' where invoice_id = ${credited.id}`.execute(
      db,
    );
    const left = async () => {
      for (let time = 0; time < 2; time += 1)
        await db.transaction().execute((tx) => app.services.jobs.enqueue(tx, 'forget-old-invoices', {}));
      await app.settle();
      const ids = [plain.id, credited.id];
      const found = await db
        .selectFrom('team_invoices')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      return found.map(({ id }) => id);
    };
    const daysUntil = (day: string) => (Date.parse(day) - app.clock.now().getTime()) / 86_400_000;
    app.clock.advance({ days: daysUntil('2036-12-31T22:59:00Z') });
    expect(await left()).toEqual([plain.id, credited.id]);
    app.clock.advance({ minutes: 2 });
    expect(await left()).toEqual([credited.id]);
    app.clock.advance({ days: 366 });
    expect(await left()).toEqual([]);
  });
});
