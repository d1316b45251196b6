import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { TeamInvoice, TeamInvoiceDetails } from './invoice.ts';

/** The invoice of the documentation's examples; invented. */
export const exampleInvoice: TeamInvoice = {
  id: 240001,
  number: '1/2026',
  year: 2026,
  version: 1,
  status: invoiceStatus.issued,
  title: 'Tommaso Venier',
  area: 'amateur',
  level: 3,
  salary: 1200,
  value: 2500,
  discount: 60,
  total: 2440,
  net: 2000,
  vat: 440,
  vatPercent: 22,
  credited: 0,
  due: 2440,
  creationDate: '2026-10-05',
  paidOn: null,
  team: { id: 20001, name: 'Virtus Brenta', city: 'Padova', country: 'IT' },
  negotiationId: 3001,
};

export const exampleInvoiceDetails: TeamInvoiceDetails = {
  ...exampleInvoice,
  creditNotes: [],
  electronic: null,
  can: { markPaid: true, takeBackPayment: false, credit: true },
};
