import { playerInvoiceEndpoints } from '@trattativa/contract/billing/invoices/player-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPlayerInvoice } from './get-player-invoice.ts';
import { getPlayerInvoicePdf } from './get-player-invoice-pdf.ts';
import { listPlayerInvoices } from './list-player-invoices.ts';

export const playerInvoiceRoutes = routesOf(playerInvoiceEndpoints, {
  getPlayerInvoices: listPlayerInvoices,
  getPlayerInvoice,
  getPlayerInvoicePdf,
});
