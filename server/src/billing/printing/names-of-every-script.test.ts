import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeBuyer, pay } from '../../../test/factories/payments.ts';
import { makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { asRead, textOfPdf } from '../../../test/stage/read-pdf.ts';

/** Names that are easily misprinted: marks, ligatures, vowels that are drawn before their consonant, joiners. */
const names = {
  'Latin with marks': ['Łukasz Ødegård', 'Żółkiewski Şağıroğlu'],
  Greek: ['Γεώργιος', 'Καραγκούνης'],
  Cyrillic: ['Андрій', 'Ярмоленко'],
  Arabic: ['مُحَمَّد صلاح', 'عبد الإله الأحمد'],
  Hebrew: ['ערן', 'זהבי'],
  Chinese: ['武磊', '張琳芃'],
  Japanese: ['久保', '建英 さとう'],
  Korean: ['손', '흥민'],
  Thai: ['ชนาธิป', 'สรงกระสินธ์ น้ำ'],
  Devanagari: ['सुनील', 'छेत्री क्षितिज'],
  Bengali: ['জামাল', 'ভূঁইয়া ক্ষৌণী র‍্যান'],
  Tamil: ['ஸ்ரீகாந்த்', 'கௌதம் லக்ஷ்மணன்'],
} as const;

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', OPERATOR_NAME: 'Trattativa S.r.l.' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

/** The text of a document that a call answers. */
async function printed(token: string, url: string, payload: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.app.http.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
  expect(answer.statusCode).toBe(200);
  return textOfPdf(answer.rawPayload);
}

describe.each(Object.entries(names))('a name in %s comes back from', (_script, [name, surname]) => {
  const full = asRead(`${name} ${surname}`);
  const last = asRead(surname);

  it('the contract, the invoice of a player and its credit note', async () => {
    const { token, playerId } = await makeBuyer(app);
    const named = { name, surname, address: 'Via del Santo 12', city: 'Padova' };
    await app.services.db.updateTable('players').set(named).where('id', '=', playerId).execute();
    expect(await printed(token, 'Player/GenerateContractPDF', { Id: playerId })).toContain(full);

    const { url } = (await app.call(token, 'Payment/StartActivation', { immediateStart: true })).ok;
    await pay(app, url);
    const [invoice] = (await app.call(token, 'Invoice/GetPlayerInvoices', {})).ok.items;
    const playerInvoiceId = invoice?.id ?? 0;
    const document = { PlayerInvoiceId: playerInvoiceId };
    expect(await printed(token, 'Invoice/GetPlayerInvoicePdf', document)).toContain(full);

    await refundLast(token);
    const { creditNotes } = (await app.call(token, 'Invoice/GetPlayerInvoice', { playerInvoiceId })).ok;
    const note = { ...document, CreditNoteId: creditNotes[0]?.id };
    expect(await printed(token, 'Invoice/GetPlayerInvoicePdf', note)).toContain(full);
  });

  it('the invoice of a club and its credit note, where it is the club’s and the player’s', async () => {
    const club = await makeTeamMember(app);
    const deal = await makeViewedDeal(app, { club });
    const { db } = app.services;
    await db.updateTable('teams').set({ name: surname }).where('id', '=', club.teamId).execute();
    await db.updateTable('players').set({ name, surname }).where('id', '=', deal.playerId).execute();
    const { negotiationId, version } = deal;
    const signed = (await signByClub(app, club.token, { negotiationId, version })).ok;
    const confirm = { negotiationId, version: signed.negotiation.version };
    await app.call(deal.agent.token, 'Negotiation/ConfirmSignature', confirm);
    await app.settle();
    const [invoice] = (await app.call(club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
    const document = { InvoiceId: invoice?.id };
    const text = await printed(club.token, 'Invoice/GetInvoicePdf', document);
    expect([text.includes(full), text.includes(last)]).toEqual([true, true]);

    const credit = { invoiceId: invoice?.id ?? 0, version: invoice?.version ?? 0, amount: 10, reason: full };
    const { creditNotes } = (await app.call(staff.token, 'Invoice/IssueCreditNote', credit)).ok.invoice;
    const note = { ...document, CreditNoteId: creditNotes[0]?.id };
    const noteText = await printed(club.token, 'Invoice/GetCreditNotePdf', note);
    expect([noteText.includes(full), noteText.includes(last)]).toEqual([true, true]);
  });
});

async function refundLast(token: string): Promise<void> {
  const [payment] = (await app.call(token, 'Payment/GetPayments', {})).ok.items;
  const refund = { paymentId: payment?.id ?? 0, reason: 'Prova' };
  await app.call(staff.token, 'Payment/RefundPayment', refund).then(({ ok }) => ok);
}
