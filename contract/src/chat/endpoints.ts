import { z } from 'zod';
import { allow, everyoneOwn } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, oneOf } from '../fields.ts';

const conversationId = z.object({ conversationId: z.number().int() });

const getCountPendingMessagesToRead = endpoint({
  path: '/api/Whatchat/GetCountPendingMessagesToRead',
  summary: 'How many messages of others the caller has not read, over all conversations: the badge',
  who: everyoneOwn,
  input: z.strictObject({ baseUserId: id.optional() }),
  output: z.number().int(),
  errors: ['SUBJECT_MISMATCH'],
  example: { input: { baseUserId: 12 }, output: 3 },
});

const createWhatChat = endpoint({
  path: '/api/Whatchat/CreateWhatChat',
  summary: 'Opens the one-to-one conversation of the caller and another person, or finds the one they have',
  who: everyoneOwn,
  input: z.strictObject({
    conversation: z.strictObject({
      type: oneOf([2]),
      isGroup: z.literal(false, { error: 'notInList' }).optional(),
      name: line(120).nullish(),
    }),
    /** Account ids; the caller's own may be among them. */
    users: z.array(id).min(1, 'tooFew').max(2, 'tooMany'),
  }),
  output: conversationId,
  errors: ['NOT_CONTACTABLE'],
  example: { input: { conversation: { type: 2 }, users: [12, 31] }, output: { conversationId: 5001 } },
});

const joinNegotiationRoom = endpoint({
  path: '/api/Whatchat/JoinNegotiationRoom',
  summary: 'The conversation of a negotiation; a member of the club who is not in it yet joins',
  who: allow({
    player: 'related',
    team: 'related',
    agent: 'related',
    premium: 'related',
    coach: 'related',
    staff: 'related',
  }),
  input: z.strictObject({ negotiationId: id }),
  output: conversationId,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 1 }, output: { conversationId: 5001 } },
});

export const chatEndpoints = { getCountPendingMessagesToRead, createWhatChat, joinNegotiationRoom };
