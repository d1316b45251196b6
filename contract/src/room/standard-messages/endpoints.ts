import { conversationType, conversationTypes } from '@trattativa/domain/room/conversation-types';
import { standardMessageSides } from '@trattativa/domain/room/standard-message-sides';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, language, oneOf, paragraph, version } from '../../fields.ts';
import {
  maxStandardMessages,
  type StandardMessage,
  standardMessage,
  standardMessageLength,
} from './standard-message.ts';

const who = allow({ admin: 'all' });
/** Kind of conversation and language. */
const list = { type: oneOf(conversationTypes), language };
const text = paragraph(standardMessageLength).min(1, 'required');
/** Side that writes the message; null: both sides. */
const side = z.enum(standardMessageSides, { error: 'notInList' }).nullish();
const items = z.array(standardMessage);
const saved = z.object({ message: z.string(), items });

const example: StandardMessage = {
  id: 1,
  text: 'Grazie, a presto.',
  side: null,
  retired: false,
  version: 1,
};
const exampleSaved = { message: 'Dati salvati correttamente', items: [example] };

const getStandardMessages = endpoint({
  path: '/api/Whatchat/GetStandardMessages',
  summary:
    'The standard messages of one kind of conversation in one language: those offered in their order, then the retired',
  who,
  input: z.strictObject(list),
  output: z.object({ items }),
  errors: [],
  example: { input: { type: conversationType.negotiation, language: 'it' }, output: { items: [example] } },
});

const addStandardMessage = endpoint({
  path: '/api/Whatchat/AddStandardMessage',
  summary: 'Adds a standard message at the end; answers the list',
  who,
  input: z.strictObject({ ...list, text, side }),
  output: saved,
  errors: ['STANDARD_MESSAGE_TAKEN', 'TOO_MANY_STANDARD_MESSAGES'],
  creates: true,
  example: {
    input: { type: conversationType.negotiation, language: 'it', text: 'Grazie, a presto.' },
    output: exampleSaved,
  },
});

const changeStandardMessage = endpoint({
  path: '/api/Whatchat/ChangeStandardMessage',
  summary:
    'Rewords a standard message, gives it to a side, retires it or offers it again (at the end); answers the list',
  who,
  input: z.strictObject({
    id,
    version,
    text: text.optional(),
    side,
    retired: z.boolean({ error: 'invalid' }).optional(),
  }),
  output: saved,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STANDARD_MESSAGE_TAKEN', 'TOO_MANY_STANDARD_MESSAGES'],
  example: { input: { id: 1, version: 1, text: 'Grazie, a presto.' }, output: exampleSaved },
});

const orderStandardMessages = endpoint({
  path: '/api/Whatchat/OrderStandardMessages',
  summary: 'Puts the standard messages that are offered into this order: all of their ids; answers the list',
  who,
  input: z.strictObject({
    ...list,
    ids: z.array(id).min(1, 'required').max(maxStandardMessages, 'tooMany'),
  }),
  output: saved,
  errors: ['CHANGED_MEANWHILE'],
  example: { input: { type: conversationType.negotiation, language: 'it', ids: [1] }, output: exampleSaved },
});

export const standardMessageEndpoints = {
  getStandardMessages,
  addStandardMessage,
  changeStandardMessage,
  orderStandardMessages,
};
