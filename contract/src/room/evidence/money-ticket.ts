import { moneyRules } from '@trattativa/domain/room/money-requests';
import { z } from 'zod';

export const moneyTicketStatuses = ['open', 'dismissed', 'confirmed'] as const;

export type MoneyTicketStatus = (typeof moneyTicketStatuses)[number];

/** A message that asks for money outside the platform, as staff see it. */
export const moneyTicket = z.object({
  id: z.number().int(),
  rule: z.enum(moneyRules),
  /** The sentence that triggered the ticket. */
  passage: z.string(),
  /** The whole message at that time. */
  message: z.string(),
  at: z.string(),
  authorId: z.number().int(),
  authorName: z.string(),
  /** Earlier tickets about the same author that staff have confirmed. */
  confirmedBefore: z.number().int(),
  conversationId: z.number().int(),
  conversationName: z.string(),
  /** Deal that the conversation is about, if any: a negotiation, or an offer made without one. */
  negotiationId: z.number().int().nullable(),
  offerId: z.number().int().nullable(),
  status: z.enum(moneyTicketStatuses),
  note: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
});

export type MoneyTicket = z.infer<typeof moneyTicket>;
