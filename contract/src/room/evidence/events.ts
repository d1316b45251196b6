import type { MoneyTicketStatus } from './money-ticket.ts';

export interface ChatEvidenceEvents {
  /** A conversation was exported: the number of messages, and the hash of the last one. */
  'conversation.exported': { conversationId: number; format: 'json' | 'pdf'; count: number; head: string };
  /** A message asks for money: it waits for staff. */
  'moneyTicket.raised': { ticketId: number; conversationId: number };
  'moneyTicket.decided': { ticketId: number; conversationId: number; status: MoneyTicketStatus };
}
