import type { DocumentKind } from '@trattativa/domain/billing/electronic-invoice';
import { paths } from '../../platform/paths.ts';

/** The page of one invoice to a club. */
export function invoicePath(invoiceId: number): string {
  return `${paths.invoicesTeams}/${invoiceId}`;
}

/** The page of one invoice to a player. */
export function playerInvoicePath(playerInvoiceId: number): string {
  return `${paths.invoicesPlayers}/${playerInvoiceId}`;
}

/** The page of the invoice that a document is, or is about. */
export function documentPath(kind: DocumentKind, invoiceId: number): string {
  const isPlayers = kind === 'playerInvoice' || kind === 'playerCreditNote';
  return isPlayers ? playerInvoicePath(invoiceId) : invoicePath(invoiceId);
}
