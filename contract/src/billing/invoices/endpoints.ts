import { invoiceStatus, invoiceStatuses, invoiceYears } from '@trattativa/domain/billing/invoice-statuses';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf, paragraph, searchText, version, wholeEuros, wholeNumberIn } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleInvoice, exampleInvoiceDetails } from './example-invoice.ts';
import { negotiationCharge, teamInvoice, teamInvoiceDetails } from './invoice.ts';

/** Permission matrix, /invoicesTeams: a club its own, a premium agent those of the own deals, staff all. */
const readers = allow({ team: 'own', premium: 'related', staff: 'all' });
const staffOnly = allow({ staff: 'all' });

const changed = z.object({ message: z.string(), invoice: teamInvoiceDetails });
const pdf = { output: z.unknown(), binary: ['application/pdf'] } as const;

const getTeamInvoices = endpoint({
  path: '/api/Invoice/GetTeamInvoices',
  summary: 'Invoices to clubs, the latest first',
  who: readers,
  input: z.strictObject({
    year: wholeNumberIn(invoiceYears).optional(),
    status: oneOf(invoiceStatuses).optional(),
    teamId: id.optional(),
    /** In the title, the club's name or the number as printed; blind to accents and case. */
    text: searchText.optional(),
    ...pageInput,
  }),
  output: page(teamInvoice),
  errors: [],
  example: {
    input: { year: 2026 },
    output: { items: [exampleInvoice], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getTeamInvoice = endpoint({
  path: '/api/Invoice/GetTeamInvoice',
  summary: 'One invoice with its credit notes and what the caller may do',
  who: readers,
  input: z.strictObject({ invoiceId: id }),
  output: teamInvoiceDetails,
  errors: ['NOT_FOUND'],
  example: { input: { invoiceId: 240001 }, output: exampleInvoiceDetails },
});

const getInvoicePdf = endpoint({
  path: '/api/Invoice/GetInvoicePdf',
  summary: 'The invoice as a document in the caller’s language',
  who: readers,
  input: z.strictObject({ invoiceId: id }),
  ...pdf,
  errors: ['NOT_FOUND'],
  example: { input: { invoiceId: 240001 }, output: '%PDF-1.7' },
});

const getCreditNotePdf = endpoint({
  path: '/api/Invoice/GetCreditNotePdf',
  summary: 'A credit note as a document in the caller’s language',
  who: readers,
  input: z.strictObject({ invoiceId: id, creditNoteId: id }),
  ...pdf,
  errors: ['NOT_FOUND'],
  example: { input: { invoiceId: 240001, creditNoteId: 260001 }, output: '%PDF-1.7' },
});

const updateInvoiceStatus = endpoint({
  path: '/api/Invoice/UpdateInvoiceStatus',
  summary: 'Marks an invoice as paid (1), or takes that back (0)',
  who: staffOnly,
  input: z.strictObject({ invoiceId: id, version, status: oneOf(invoiceStatuses) }),
  output: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { invoiceId: 240001, version: 1, status: invoiceStatus.paid },
    output: { message: 'Dati salvati correttamente', invoice: exampleInvoiceDetails },
  },
});

const issueCreditNote = endpoint({
  path: '/api/Invoice/IssueCreditNote',
  summary: 'Credits an amount of an unpaid invoice; without an amount the whole rest, which cancels it',
  who: staffOnly,
  input: z.strictObject({
    invoiceId: id,
    version,
    amount: wholeEuros.min(1, 'tooSmall').nullish(),
    reason: paragraph(maxReasonLength).min(1, 'required'),
  }),
  output: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED', 'CREDIT_TOO_HIGH'],
  creates: true,
  example: {
    input: { invoiceId: 240001, version: 1, amount: 100, reason: 'Sconto concordato' },
    output: { message: 'Nota di credito emessa', invoice: exampleInvoiceDetails },
  },
});

const getNegotiationCharge = endpoint({
  path: '/api/Invoice/GetNegotiationCharge',
  summary: 'What is or will be invoiced for a negotiation',
  who: readers,
  input: z.strictObject({ negotiationId: id }),
  output: negotiationCharge,
  errors: ['NOT_FOUND'],
  example: {
    input: { negotiationId: 3001 },
    output: {
      negotiationId: 3001,
      value: 2500,
      discount: 60,
      invoice: { id: 240001, number: '1/2026' },
      can: { setDiscount: false },
    },
  },
});

const saveDiscount = endpoint({
  path: '/api/Invoice/SaveDiscount',
  summary: 'Sets the discount of a negotiation’s invoice; only before it is issued',
  who: staffOnly,
  input: z.strictObject({ negotiationId: id, discount: wholeEuros }),
  output: z.object({ message: z.string(), charge: negotiationCharge }),
  errors: ['NOT_FOUND', 'INVOICE_ISSUED', 'DISCOUNT_TOO_HIGH'],
  example: {
    input: { negotiationId: 3001, discount: 60 },
    output: {
      message: 'Dati salvati correttamente',
      charge: { negotiationId: 3001, value: 2500, discount: 60, invoice: null, can: { setDiscount: true } },
    },
  },
});

export const invoiceEndpoints = {
  getTeamInvoices,
  getTeamInvoice,
  getInvoicePdf,
  getCreditNotePdf,
  updateInvoiceStatus,
  issueCreditNote,
  getNegotiationCharge,
  saveDiscount,
};
