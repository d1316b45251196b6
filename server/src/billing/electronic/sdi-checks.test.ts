import { describe, expect, it } from 'vitest';
import {
  activation,
  balance,
  club,
  clubCredit,
  clubInvoice,
  person,
  refund,
} from '../../../test/factories/electronic-documents.ts';
import { composeElectronicInvoice } from './compose-electronic-invoice.ts';
import { sdiChecks, sdiRefusals } from './sdi-checks.ts';
import type { SentInvoice } from './sent-invoice.ts';

const today = '2026-10-10';
const good = composeElectronicInvoice(activation, person);
const credit = composeElectronicInvoice(refund, person);
const [line] = good.lines;
const [summary] = good.summaries;
if (!line || !summary) throw new Error('an invoice has a line and a summary');
const untaxed = { ratePercent: 0, nature: 'N2.2' };

/** For each check a file that breaks it. */
const broken: readonly [code: string, invoice: SentInvoice][] = [
  ['00001', { ...good, fileName: 'IT12345678903-0001A.xml' }],
  ['00003', { ...good, reasons: Array.from({ length: 8000 }, () => 'x'.repeat(200)) }],
  ['00301', { ...good, issuer: { ...good.issuer, vat: { country: 'IT', code: '12345678901' } } }],
  ['00305', { ...good, buyer: { ...good.buyer, vat: { country: 'IT', code: '12345678901' } } }],
  ['00306', { ...good, buyer: { ...good.buyer, taxCode: 'RSSMRA80A01H501X' } }],
  ['00400', { ...good, lines: [{ ...line, ratePercent: 0 }] }],
  ['00401', { ...good, lines: [{ ...line, nature: 'N2.2' }] }],
  ['00403', { ...good, date: '2026-10-11' }],
  ['00417', { ...good, buyer: { ...good.buyer, vat: null, taxCode: null } }],
  ['00418', { ...credit, date: '2026-10-04' }],
  ['00419', { ...good, lines: [line, { ...line, ratePercent: 10, totalCents: 0, unitCents: 0 }] }],
  ['00421', { ...good, summaries: [{ ...summary, taxCents: 327 }] }],
  ['00422', { ...good, summaries: [{ ...summary, taxableCents: 1477 }] }],
  ['00423', { ...good, lines: [{ ...line, unitCents: 1477 }] }],
  ['00424', { ...good, lines: [{ ...line, ratePercent: 0.22 }] }],
  ['00425', { ...good, number: 'P' }],
  ['00427', { ...good, recipientCode: '000000' }],
  ['00429', { ...good, summaries: [{ ...summary, ratePercent: 0 }] }],
  ['00430', { ...good, summaries: [{ ...summary, nature: 'N4' }] }],
  ['00443', { ...good, summaries: [summary, { ...summary, ratePercent: 4, taxableCents: 0, taxCents: 0 }] }],
  [
    '00444',
    { ...good, lines: [{ ...line, ...untaxed }], summaries: [{ ...summary, ...untaxed, nature: 'N4' }] },
  ],
  ['00445', { ...good, lines: [{ ...line, ...untaxed, nature: 'N2' }] }],
  ['00471', { ...good, buyer: { ...good.buyer, vat: good.issuer.vat } }],
];

describe('the checks of the exchange system', () => {
  it('pass every kind of document that we write', () => {
    for (const [document, buyer] of [
      [activation, person],
      [balance, person],
      [refund, person],
      [clubInvoice, club],
      [clubCredit, club],
    ] as const)
      expect(sdiRefusals(composeElectronicInvoice(document, buyer), today)).toEqual([]);
  });

  it('are all tried below', () => {
    expect(sdiChecks.map(({ code }) => code)).toEqual(broken.map(([code]) => code));
  });

  it.each(broken)('%s refuses a file that breaks it', (code, invoice) => {
    expect(sdiRefusals(invoice, today)).toContain(code);
  });

  it('allow the cent that rounding takes', () => {
    const rounded = { ...good, summaries: [{ ...summary, taxCents: summary.taxCents - 1 }] };
    expect(sdiRefusals(rounded, today)).toEqual([]);
    const wrong = { ...good, summaries: [{ ...summary, taxCents: summary.taxCents - 2 }] };
    expect(sdiRefusals(wrong, today)).toEqual(['00421']);
  });
});
