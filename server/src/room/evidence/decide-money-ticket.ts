import type { Page } from '@trattativa/contract/paging';
import type { chatEvidenceEndpoints } from '@trattativa/contract/room/evidence/endpoints';
import type { MoneyTicket } from '@trattativa/contract/room/evidence/money-ticket';
import { translate } from '@trattativa/texts/translate';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { postNote } from '../chat/messages/post-note.ts';
import {
  closeMoneyTicket,
  hasMoneyTicket,
  listMoneyTickets,
  type MoneyTicketRow,
} from './money-tickets.repository.ts';

/** Pending tickets for staff, or (`open: false`) decided ones. */
export async function getMoneyTickets(
  services: Services,
  { input }: CallOf<typeof chatEvidenceEndpoints.getMoneyTickets>,
): Promise<Page<MoneyTicket>> {
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listMoneyTickets(services.db, input.open ?? true, page);
  return { items: rows.map(presentMoneyTicket), nextCursor, ...totalOf(total) };
}

/**
 * Staff dismiss or confirm a ticket with an internal note; the conversation is told the outcome. Throws
 * `NOT_FOUND`, and `ALREADY_DECIDED` when somebody was first.
 */
export async function decideMoneyTicket(
  services: Services,
  { actor, input, language }: CallOf<typeof chatEvidenceEndpoints.decideMoneyTicket>,
): Promise<OutputOf<typeof chatEvidenceEndpoints.decideMoneyTicket>> {
  const at = services.clock.now();
  const { ticketId, status } = input;
  await services.db.transaction().execute(async (tx) => {
    const closed = await closeMoneyTicket(tx, { ...input, decidedBy: actor.accountId, at });
    if (!closed) throw new AppError((await hasMoneyTicket(tx, ticketId)) ? 'ALREADY_DECIDED' : 'NOT_FOUND');
    const conversationId = closed.conversation_id;
    const event = status === 'confirmed' ? 'moneyConfirmed' : 'moneyDismissed';
    await postNote(services, tx, { conversationId, fromId: null, event, params: {} });
    await recordEvent(tx, {
      type: 'moneyTicket.decided',
      data: { ticketId, conversationId, status },
      recipients: await listStaffAccounts(tx),
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}

function presentMoneyTicket(row: MoneyTicketRow): MoneyTicket {
  return {
    id: row.id,
    rule: row.rule,
    passage: row.passage,
    message: row.message,
    at: row.at.toISOString(),
    authorId: row.author_id,
    authorName: row.author_name,
    confirmedBefore: row.confirmed_before,
    conversationId: row.conversation_id,
    conversationName: row.conversation_name,
    negotiationId: row.negotiation_id,
    offerId: row.offer_id,
    status: row.status,
    note: row.note,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}
