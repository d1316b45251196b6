import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { TeamInvoice } from '@trattativa/contract/billing/invoices/invoice';
import type { Page } from '@trattativa/contract/paging';

import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listInvoiceRows } from './invoices.repository.ts';
import { presentInvoice } from './present-invoice.ts';

/** Invoices to clubs that the caller may see, the latest first. */
export async function listTeamInvoices(
  services: Services,
  call: CallOf<typeof invoiceEndpoints.getTeamInvoices>,
): Promise<Page<TeamInvoice>> {
  const { actor, input } = call;
  const { accountId, agentId, teamId } = actor;
  const found = await listInvoiceRows(
    services.db,
    { staff: isStaff(actor), accountId, agentId, teamId },
    { year: input.year, status: input.status, teamId: input.teamId, text: input.text },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  const { rows, nextCursor, total } = found;
  return { items: rows.map(presentInvoice), nextCursor, ...totalOf(total) };
}
