import type { PlayerInvoiceEvents } from '@trattativa/contract/billing/invoices/events';
import { listStaffAccounts } from '../../people/portfolios.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { bookingDay } from '../documents/document-number.ts';
import { listRepresentingAgents } from './player-invoices.repository.ts';

/** Tells everybody who may see an invoice of it: the player, the agents who represent the player, and staff. */
export async function recordPlayerInvoiceEvent<Type extends keyof PlayerInvoiceEvents>(
  tx: Transaction,
  type: Type,
  data: PlayerInvoiceEvents[Type],
  actorId: number | null,
  at: Date,
): Promise<void> {
  const { accountId } = data;
  const agents = await listRepresentingAgents(tx, accountId, bookingDay(at));
  await recordEvent(tx, {
    type,
    data: data as never,
    recipients: [...new Set([accountId, ...agents, ...(await listStaffAccounts(tx))])],
    actorId,
    at,
  });
}
