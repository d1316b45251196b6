import type { MoneyTicketStatus } from './money-ticket.ts';

export interface ChatEvidenceEvents {
  /** Somebody took a copy of a conversation: so many messages, the last of which has this hash. */
  'conversation.exported': { conversationId: number; format: 'json' | 'pdf'; count: number; head: string };
  /** A message asks for money: it waits for staff. */
  'moneyTicket.raised': { ticketId: number; conversationId: number };
  'moneyTicket.decided': { ticketId: number; conversationId: number; status: MoneyTicketStatus };
}
