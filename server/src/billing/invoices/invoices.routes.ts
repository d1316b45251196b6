import { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getCreditNotePdf } from './get-credit-note-pdf.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { getNegotiationCharge } from './get-negotiation-charge.ts';
import { getTeamInvoice } from './get-team-invoice.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { listTeamInvoices } from './list-team-invoices.ts';
import { saveDiscount } from './save-discount.ts';
import { updateInvoiceStatus } from './update-invoice-status.ts';

export const invoiceRoutes = routesOf(invoiceEndpoints, {
  getTeamInvoices: listTeamInvoices,
  getTeamInvoice,
  getInvoicePdf,
  getCreditNotePdf,
  updateInvoiceStatus,
  issueCreditNote,
  getNegotiationCharge,
  saveDiscount,
});
