import type { playerInvoiceEndpoints } from '@trattativa/contract/billing/invoices/player-endpoints';
import type { PlayerInvoice } from '@trattativa/contract/billing/invoices/player-invoice';
import type { Page } from '@trattativa/contract/paging';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { readerOf } from './access-player-invoice.ts';
import { listPlayerInvoiceRows } from './player-invoices.repository.ts';
import { presentPlayerInvoice } from './present-player-invoice.ts';

/** Invoices to players that the caller may see, the latest first. */
export async function listPlayerInvoices(
  { db, clock }: Services,
  { actor, input }: CallOf<typeof playerInvoiceEndpoints.getPlayerInvoices>,
): Promise<Page<PlayerInvoice>> {
  const { limit, cursor, year, service, paymentStatus, accountId, text } = input;
  const { rows, nextCursor, total } = await listPlayerInvoiceRows(
    db,
    readerOf(actor, clock.now()),
    { year, service, paymentStatus, accountId, text },
    { limit: limit ?? defaultLimit, after: readCursor(cursor) },
  );
  return { items: rows.map(presentPlayerInvoice), nextCursor, ...totalOf(total) };
}
