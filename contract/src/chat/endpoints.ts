import { z } from 'zod';
import { everyoneOwn } from '../access.ts';
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

export const chatEndpoints = { getCountPendingMessagesToRead, createWhatChat };
