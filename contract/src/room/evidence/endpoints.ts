import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import {
  maxMessageSearchLength,
  minMessageSearchLength,
  minTicketNoteLength,
} from '@trattativa/domain/room/chat-limits';
import { z } from 'zod';
import { allow, everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, paragraph, version } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { staffOnly } from '../chat/conversation-fields.ts';
import { type MoneyTicket, moneyTicket } from './money-ticket.ts';

/** Members of the conversation, as for the room itself. */
const members = allow({
  player: 'related',
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  scout: 'related',
  staff: 'related',
});

export const foundMessage = z.object({
  id: z.number().int(),
  conversationId: z.number().int(),
  /** The conversation's name, or the other person's. */
  conversationName: z.string(),
  fromId: z.number().int().nullable(),
  fromName: z.string(),
  at: z.string(),
  /** The passage around the hit, in pieces; the hits are marked. */
  excerpt: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
  attachments: z.array(z.object({ name: z.string(), isHit: z.boolean() })),
});

export type FoundMessage = z.infer<typeof foundMessage>;

const searchMessages = endpoint({
  path: '/api/Whatchat/SearchMessages',
  summary:
    'Messages with these words in the caller’s conversations, the latest first: in any of the seven languages, ignoring accents, names of attachments included',
  who: everyoneOwn,
  input: z.strictObject({
    text: line(maxMessageSearchLength, minMessageSearchLength),
    /** In one conversation only. */
    conversationId: id.optional(),
    ...pageInput,
  }),
  output: z.object({ items: z.array(foundMessage), nextCursor: z.string().nullable() }),
  errors: [],
  example: {
    input: { text: 'visite mediche' },
    output: {
      items: [
        {
          id: 1042,
          conversationId: 5001,
          conversationName: 'Tommaso Venier · Lagunare',
          fromId: 12,
          fromName: 'Elena Rossi',
          at: '2026-10-02T09:30:00.000Z',
          excerpt: [
            { text: 'Le ', isHit: false },
            { text: 'visite', isHit: true },
            { text: ' sono lunedì', isHit: false },
          ],
          attachments: [],
        },
      ],
      nextCursor: null,
    },
  },
});

const exportConversation = endpoint({
  path: '/api/Whatchat/ExportConversation',
  summary:
    'The whole conversation as the member sees it, with the original texts of edited and deleted messages and a hash for each message',
  who: members,
  input: z.strictObject({ conversationId: id, format: z.enum(['json', 'pdf'], { error: 'notInList' }) }),
  output: z.unknown(),
  binary: ['application/json', 'application/pdf'],
  errors: ['NOT_FOUND', 'EXPORT_TOO_LONG'],
  example: { input: { conversationId: 5001, format: 'json' }, output: '{}' },
});

const checkExport = endpoint({
  path: '/api/Whatchat/CheckExport',
  priority: 'bulk',
  summary: 'Whether the stored conversation has this hash at this message',
  who: members,
  input: z.strictObject({
    conversationId: id,
    /** The number of the last message of the export. */
    seq: id,
    head: z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, 'invalid'),
  }),
  output: z.object({ agrees: z.boolean() }),
  errors: ['NOT_FOUND'],
  example: { input: { conversationId: 5001, seq: 40, head: 'a'.repeat(64) }, output: { agrees: true } },
});

const exampleTicket: MoneyTicket = {
  id: 7,
  rule: 'rail',
  passage: 'Mandami 500 euro con Western Union.',
  message: 'Mandami 500 euro con Western Union. Domani arriva la convocazione.',
  at: '2026-10-02T09:30:00.000Z',
  authorId: 31,
  authorName: 'Nicola Ferri',
  confirmedBefore: 0,
  conversationId: 5001,
  conversationName: 'Tommaso Venier · Lagunare',
  negotiationId: 3001,
  offerId: null,
  status: 'open',
  note: '',
  decidedBy: null,
  decidedAt: null,
  version: 1,
};

const getMoneyTickets = endpoint({
  path: '/api/Whatchat/GetMoneyTickets',
  summary:
    'Messages that ask for money: what waits for staff, the longest waiting first, or what was decided',
  who: staffOnly,
  input: z.strictObject({ open: z.boolean().optional(), ...pageInput }),
  output: page(moneyTicket),
  errors: [],
  example: {
    input: { open: true },
    output: { items: [exampleTicket], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const decideMoneyTicket = endpoint({
  path: '/api/Whatchat/DecideMoneyTicket',
  summary:
    'Staff decide with a note whether a message asked for money; a system message tells the conversation',
  who: staffOnly,
  input: z.strictObject({
    ticketId: id,
    version,
    status: z.enum(['dismissed', 'confirmed'], { error: 'notInList' }),
    note: paragraph(maxReasonLength).min(minTicketNoteLength, 'tooShort'),
  }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  example: {
    input: { ticketId: 7, version: 1, status: 'confirmed', note: 'Chiede soldi per un provino.' },
    output: { message: 'Dati salvati correttamente' },
  },
});

export const chatEvidenceEndpoints = {
  searchMessages,
  exportConversation,
  checkExport,
  getMoneyTickets,
  decideMoneyTicket,
};
