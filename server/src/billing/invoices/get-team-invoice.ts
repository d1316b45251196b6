import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessInvoice } from './access-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/** One invoice with its credit notes. Throws `NOT_FOUND`. */
export async function getTeamInvoice(
  services: Services,
  { actor, input }: CallOf<typeof invoiceEndpoints.getTeamInvoice>,
): Promise<TeamInvoiceDetails> {
  return readInvoice(
    services.db,
    actor,
    await accessInvoice(services.db, actor, input.invoiceId),
    services.clock.now(),
  );
}
