import { findMoneyRequest } from '@trattativa/domain/room/money-requests';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { postNote } from '../chat/messages/post-note.ts';
import { insertMoneyTicket } from './money-tickets.repository.ts';

/**
 * Checks whether a stored message asks for money outside the platform's own service. If so, warns the
 * conversation, each reader in their language, and opens a ticket for staff; once per message, however often
 * it is checked.
 */
export async function watchForMoney(
  services: Services,
  message: { id: number; conversation_id: number; from_id: number | null; content: string },
): Promise<void> {
  const found = findMoneyRequest(message.content);
  if (!found || message.from_id === null) return;
  const { id: messageId, conversation_id: conversationId, from_id: authorId } = message;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const ticketId = await insertMoneyTicket(tx, { messageId, conversationId, authorId, ...found, at });
    if (ticketId === null) return;
    await postNote(services, tx, { conversationId, fromId: null, event: 'moneyRequested', params: {} });
    await recordEvent(tx, {
      type: 'moneyTicket.raised',
      data: { ticketId, conversationId },
      recipients: await listStaffAccounts(tx),
      actorId: null,
      at,
    });
  });
}
