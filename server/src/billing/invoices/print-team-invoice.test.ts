import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { expect, it } from 'vitest';
import type { InvoiceRow } from './invoice.ts';
import { printTeamInvoice } from './print-team-invoice.ts';

const invoice: InvoiceRow = {
  id: 1,
  year: 2026,
  number: 7,
  negotiation_id: 1,
  team_id: 1,
  title: 'Tommaso Venier',
  level: 3,
  salary_cents: null,
  value_cents: 250_000,
  discount_cents: 0,
  net_cents: 250_000,
  vat_cents: 55_000,
  vat_percent: 22,
  issued_on: '2026-09-01',
  paid_on: null,
  credited_cents: 0,
  version: 1,
  transmission: 0,
  issuer: { name: 'Trattativa', address: '', vatNumber: '' },
  buyer: { name: 'Virtus Brenta', address: '', city: 'Padova', country: 'IT' },
  status: invoiceStatus.issued,
  agent_id: 1,
  proposer_account_id: 1,
};
const at = new Date('2026-09-01T10:00:00Z');

it('an invoice names the league of the club’s country, and only amounts that were stated', () => {
  const printed = printTeamInvoice(invoice, 'it', at);
  expect(printed.rows).toHaveLength(1);
  expect(printed.rows[0]?.more).toContain('Serie D');
  expect(printed.note).toBeUndefined();
});

it('an invoice to a club abroad names the number of the level', () => {
  const abroad = { ...invoice, buyer: { ...invoice.buyer, country: 'ES' } };
  expect(printTeamInvoice(abroad, 'it', at).rows[0]?.more).toContain('4º livello');
});
