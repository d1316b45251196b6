import { defaultOperator, type Operator } from '@trattativa/domain/identity/platform-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzip } from '../../../test/factories/copy-of-data.ts';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { operator } from '../../../test/factories/electronic-documents.ts';
import { makeRepresented } from '../../../test/factories/payments.ts';
import { makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { schemaErrors } from '../../../test/stage/fattura-pa-schema.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
  await setOperator(operator);
});
afterAll(() => app.close());

async function setOperator(next: Operator): Promise<void> {
  await sql`
    insert into platform_settings (version, settings, reason, changed_at)
    select version + 1, jsonb_set(settings, '{invoices,operator}', ${JSON.stringify(next)}::jsonb), 'test', now()
    from platform_settings order by version desc limit 1`.execute(app.services.db);
}

const home = {
  legalName: '',
  taxCode: 'RSSMRA80A01H501U',
  vatNumber: '',
  address: 'Via Roma 1',
  postcode: '35121',
  city: 'Padova',
  province: 'PD',
  country: 'IT',
  recipientCode: '',
  pec: '',
};

async function fileOf(token: string, kind: string, documentId: number) {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: '/api/Invoice/GetElectronicInvoice',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'it' },
    payload: { Kind: kind, DocumentId: documentId },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

async function invoiceOf(token: string) {
  const [listed] = (await app.call(token, 'Invoice/GetPlayerInvoices', {})).ok.items;
  return (await app.call(token, 'Invoice/GetPlayerInvoice', { playerInvoiceId: listed?.id ?? 0 })).ok;
}

async function makeClubInvoice() {
  const deal = await makeViewedDeal(app);
  const { negotiationId } = deal;
  await sql`update negotiations set status = 5, signed_by_team_at = now() where id = ${negotiationId}`.execute(
    app.services.db,
  );
  await app.services.db.transaction().execute((tx) => issueInvoice(app.services, tx, negotiationId));
  const [listed] = (await app.call(deal.club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
  return { ...deal, invoiceId: listed?.id ?? 0 };
}

describe('billing details', () => {
  it('begin with the address of the profile, and are saved over the version that was seen', async () => {
    const player = await makeRepresented(app);
    const first = (await app.call(player.token, 'Invoice/GetBillingDetails', {})).ok;
    expect(first).toMatchObject({ version: null, country: 'IT', taxCode: '', name: 'Luca Ferri' });
    const save = (version: number | null) =>
      app.call(player.token, 'Invoice/SaveBillingDetails', {
        version,
        ...home,
        taxCode: 'rssmra 80a01 h501u',
      });
    expect((await save(null)).ok.details).toMatchObject({ ...home, version: 1 });
    expect((await save(null)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await save(1)).ok.details.version).toBe(2);
  });

  it.each([
    [{ taxCode: 'RSSMRA80A01H501V' }, 'TaxCode'],
    [{ vatNumber: '12345678901' }, 'VatNumber'],
    [{ postcode: '3512' }, 'Postcode'],
    [{ recipientCode: 'ABC' }, 'RecipientCode'],
    [{ pec: 'virtus' }, 'Pec'],
    [{ country: 'DE', vatNumber: '123456789' }, 'VatNumber'],
  ])('that cannot be are refused beside their field: %j', async (wrong, field) => {
    const player = await makeRepresented(app);
    const answer = await app.call(player.token, 'Invoice/SaveBillingDetails', {
      version: null,
      ...home,
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map((error) => error.field)).toContain(field);
  });

  it('are one’s own; staff have everybody’s', async () => {
    const [player, other] = [await makeRepresented(app), await makeRepresented(app)];
    const { accountId } = player;
    const foreign = await app.call(other.token, 'Invoice/GetBillingDetails', { accountId });
    expect(foreign.problem.code).toBe('SUBJECT_MISMATCH');
    const saved = await app.call(staff.token, 'Invoice/SaveBillingDetails', {
      accountId,
      version: null,
      ...home,
    });
    expect(saved.ok.details.accountId).toBe(accountId);
    expect((await app.call(player.token, 'Invoice/GetBillingDetails', {})).ok).toMatchObject(home);
  });
});

describe('the electronic invoice of an issued document', () => {
  it('says what is missing, and is a valid file once that is known', async () => {
    const player = await makeRepresented(app);
    const before = await invoiceOf(player.token);
    expect(before.electronic?.gaps).toEqual(['buyerTaxCode', 'buyerAddress', 'buyerPostcode', 'buyerCity']);
    const refused = await fileOf(player.token, 'playerInvoice', before.id);
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text).Detail ?? refused.text).toContain('codice fiscale');
    await app
      .call(player.token, 'Invoice/SaveBillingDetails', { version: null, ...home })
      .then(({ ok }) => ok);
    const after = await invoiceOf(player.token);
    expect(after.electronic?.gaps).toEqual([]);
    const file = await fileOf(player.token, 'playerInvoice', before.id);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/xml']);
    expect(file.headers['content-disposition']).toContain(after.electronic?.fileName);
    expect(file.text).toContain('<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>');
    expect(await schemaErrors(file.text)).toEqual([]);
  });

  it('keeps what was known on its day, whatever is changed later', async () => {
    const player = await makeRepresented(app);
    await app
      .call(player.token, 'Invoice/SaveBillingDetails', { version: null, ...home })
      .then(({ ok }) => ok);
    const { id } = await invoiceOf(player.token);
    await setOperator({ ...operator, name: 'Nuova Trattativa S.p.A.', address: 'Via Nuova 1' });
    expect((await fileOf(staff.token, 'playerInvoice', id)).text).toContain('Via Garibaldi 7');
    await setOperator(defaultOperator);
    const later = await makeRepresented(app);
    await app
      .call(later.token, 'Invoice/SaveBillingDetails', { version: null, ...home })
      .then(({ ok }) => ok);
    expect((await invoiceOf(later.token)).electronic?.gaps).toEqual([
      'operatorName',
      'operatorVatNumber',
      'operatorAddress',
      'operatorPostcode',
      'operatorCity',
    ]);
    await setOperator(operator);
    expect((await invoiceOf(later.token)).electronic?.gaps).toEqual([]);
  });

  it('the electronic invoice of a club is for staff, also of its credit notes', async () => {
    const { club, invoiceId } = await makeClubInvoice();
    expect((await fileOf(club.token, 'teamInvoice', invoiceId)).status).toBe(403);
    const open = (await app.call(staff.token, 'Invoice/GetTeamInvoice', { invoiceId })).ok;
    expect(open.electronic?.gaps).toEqual(['buyerVatNumber', 'buyerAddress', 'buyerPostcode']);
    expect((await app.call(club.token, 'Invoice/GetTeamInvoice', { invoiceId })).ok.electronic).toBeNull();
    const details = { ...home, taxCode: '', vatNumber: 'IT01234567897', legalName: 'A.S.D. Virtus & C.' };
    await app
      .call(club.token, 'Invoice/SaveBillingDetails', { version: null, ...details })
      .then(({ ok }) => ok);
    const noted = { invoiceId, version: open.version, amount: 500, reason: 'Sconto – Müller' };
    const { creditNotes } = (await app.call(staff.token, 'Invoice/IssueCreditNote', noted)).ok.invoice;
    for (const [kind, id] of [
      ['teamInvoice', invoiceId],
      ['teamCreditNote', creditNotes[0]?.id ?? 0],
    ] as const) {
      const file = await fileOf(staff.token, kind, id);
      expect(await schemaErrors(file.text)).toEqual([]);
      expect(file.text).toContain('<Denominazione>A.S.D. Virtus &amp; C.</Denominazione>');
    }
  });

  it('the electronic invoice of somebody else is not there', async () => {
    const [player, other] = [await makeRepresented(app), await makeRepresented(app)];
    const { id } = await invoiceOf(player.token);
    const { invoiceId } = await makeClubInvoice();
    expect((await fileOf(other.token, 'playerInvoice', id)).status).toBe(404);
    expect((await fileOf(other.token, 'teamInvoice', invoiceId)).status).toBe(404);
  });
});

describe('a file that the exchange system refused', () => {
  const refuse = (input: object, by = staff) =>
    app.call(by.token, 'Invoice/MarkElectronicRefused', input as never);

  it('is sent again under another name, with the same number and day and the buyer of today', async () => {
    const player = await makeRepresented(app);
    const save = (version: number | null, details: object) =>
      app.call(player.token, 'Invoice/SaveBillingDetails', { version, ...home, ...details });
    await save(null, { city: 'Padva' });
    const { id: documentId, electronic } = await invoiceOf(player.token);
    const fileName = electronic?.fileName ?? '';
    const first = await fileOf(staff.token, 'playerInvoice', documentId);
    const named = { kind: 'playerInvoice', documentId, fileName, reason: '00311: CodiceDestinatario' };

    const noted = (await refuse(named)).ok.electronic;
    expect(noted.fileName).not.toBe(fileName);
    expect(noted.refusals).toMatchObject([{ fileName, reason: '00311: CodiceDestinatario' }]);
    await save(1, { city: 'Padova' });
    const second = await fileOf(staff.token, 'playerInvoice', documentId);
    expect(second.headers['content-disposition']).toContain(noted.fileName);
    expect(await schemaErrors(second.text)).toEqual([]);
    for (const tag of ['Numero', 'Data', 'ImportoTotaleDocumento']) {
      const value = new RegExp(`<${tag}>([^<]+)</${tag}>`);
      expect(second.text.match(value)?.[1]).toBe(first.text.match(value)?.[1]);
    }
    expect([first.text.includes('Padva'), second.text.includes('Padva')]).toEqual([true, false]);
    expect(second.text).toContain(`<ProgressivoInvio>${noted.fileName.slice(-9, -4)}</ProgressivoInvio>`);

    // The player has the new file and is not told of the refusal.
    expect((await invoiceOf(player.token)).electronic).toMatchObject({
      fileName: noted.fileName,
      refusals: [],
      can: { markRefused: false },
    });
    const audit = await app.call(staff.token, 'Audit/GetDealAudit', {
      kind: 'playerInvoice',
      dealId: documentId,
    });
    expect(audit.ok.items.map(({ type }) => type)).toContain('electronic.refused');
  });

  it('is noted once, however often and by whomever it is said; the next one may be refused, too', async () => {
    const { invoiceId: documentId } = await makeClubInvoice();
    const seen = async () =>
      (await app.call(staff.token, 'Invoice/GetTeamInvoice', { invoiceId: documentId })).ok;
    const fileName = (await seen()).electronic?.fileName ?? '';
    const input = { kind: 'teamInvoice', documentId, fileName, reason: 'Scartato' };
    const answers = await Promise.all([refuse(input), refuse(input), refuse(input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const next = (await seen()).electronic;
    expect(next?.refusals).toHaveLength(1);
    const again = (await refuse({ ...input, fileName: next?.fileName })).ok.electronic;
    expect(again.refusals.map((refused) => refused.fileName)).toEqual([fileName, next?.fileName]);
    expect(new Set([fileName, next?.fileName, again.fileName]).size).toBe(3);
  });

  it('is noted by staff only, and only of a document that is there', async () => {
    const player = await makeRepresented(app);
    const { id: documentId, electronic } = await invoiceOf(player.token);
    const input = { kind: 'playerInvoice', documentId, fileName: electronic?.fileName, reason: 'Scartato' };
    expect((await refuse(input, player)).status).toBe(403);
    expect((await refuse({ ...input, documentId: 1 })).problem.code).toBe('NOT_FOUND');
    expect((await refuse({ ...input, reason: '' })).status).toBe(400);
  });
});

describe('a month', () => {
  it('is one archive of the files that are ready, and names the documents that are not in it', async () => {
    const month = { year: 2026, month: 9 };
    const answer = (await app.call(staff.token, 'Invoice/GetElectronicMonth', month)).ok;
    expect(answer.ready).toBeGreaterThanOrEqual(4);
    expect(answer.incompleteTotal).toBe(answer.incomplete.length);
    expect(answer.incomplete[0]?.gaps.length).toBeGreaterThan(0);
    const archive = await app.app.http.inject({
      method: 'POST',
      url: '/api/Invoice/GetElectronicMonthArchive',
      headers: { authorization: `Bearer ${staff.token}` },
      payload: { Year: 2026, Month: 9 },
    });
    expect(archive.headers['content-type']).toBe('application/zip');
    const files = unzip(archive.rawPayload);
    expect(files.size).toBe(answer.ready);
    for (const [name, content] of files) {
      expect(name).toMatch(/^IT12345678903_[0-9A-Z]{5}\.xml$/);
      expect(await schemaErrors(content.toString('utf8'))).toEqual([]);
    }
    const empty = (await app.call(staff.token, 'Invoice/GetElectronicMonth', { year: 2026, month: 8 })).ok;
    expect(empty).toEqual({ ready: 0, incomplete: [], incompleteTotal: 0 });
  });
});
