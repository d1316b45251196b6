import type { InvoiceOutcome } from '@trattativa/contract/billing/invoices/events';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { InvoiceRow } from './invoice.ts';
import { listInvoiceAudience } from './invoices.repository.ts';

/** Tells everybody who may see an invoice that it has moved on. */
export async function recordInvoiceChanged(
  tx: Transaction,
  invoice: InvoiceRow,
  outcome: InvoiceOutcome,
  actorId: number,
  at: Date,
): Promise<void> {
  await recordEvent(tx, {
    type: outcome,
    data: {
      invoiceId: invoice.id,
      negotiationId: invoice.negotiation_id,
      teamId: invoice.team_id,
      version: invoice.version,
    },
    recipients: await listInvoiceAudience(tx, invoice.negotiation_id),
    actorId,
    at,
  });
}
