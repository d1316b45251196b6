import { maxMediationReasonLength } from '@trattativa/domain/room/chat-limits';
import { conversationType, conversationTypes } from '@trattativa/domain/room/conversation-types';
import { z } from 'zod';
import { everyoneRelated } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, instant, oneOf, paragraph } from '../../fields.ts';
import { conversationId, staffOnly } from './conversation-fields.ts';

const inConversation = z.object({ conversationId: id });

const callMediator = endpoint({
  path: '/api/Whatchat/CallMediator',
  summary: 'Calls a mediator of the staff into a conversation; any party may',
  who: everyoneRelated,
  input: z.strictObject({ conversationId: id, reason: paragraph(maxMediationReasonLength).optional() }),
  output: inConversation,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { conversationId: 5001, reason: 'Non siamo d’accordo sulla provvigione' },
    output: { conversationId: 5001 },
  },
});

const withdrawMediatorCall = endpoint({
  path: '/api/Whatchat/WithdrawMediatorCall',
  summary: 'Withdraws the caller’s unanswered call for a mediator, or that of a member who has left',
  who: everyoneRelated,
  input: conversationId,
  output: inConversation,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { conversationId: 5001 }, output: { conversationId: 5001 } },
});

export const mediatorCall = z.object({
  mediationId: id,
  conversationId: id,
  type: oneOf(conversationTypes),
  /** The name of the conversation, or of its members. */
  name: z.string(),
  calledById: id.nullable(),
  calledBy: z.string(),
  calledAt: instant,
  reason: z.string(),
  /** How many people are in the conversation. */
  members: z.number().int(),
});
export type MediatorCall = z.output<typeof mediatorCall>;

const getMediatorCalls = endpoint({
  path: '/api/Whatchat/GetMediatorCalls',
  summary: 'The calls that wait for a mediator, the oldest first',
  who: staffOnly,
  input: z.strictObject({}),
  output: z.object({ items: z.array(mediatorCall), total: z.number().int() }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          mediationId: 1,
          conversationId: 5001,
          type: conversationType.negotiation,
          name: 'Marco Rossi · Ravenna',
          calledById: 12,
          calledBy: 'Anna Bianchi',
          calledAt: '2026-09-15T10:00:00.000Z',
          reason: 'Non siamo d’accordo sulla provvigione',
          members: 3,
        },
      ],
      total: 1,
    },
  },
});

const joinAsMediator = endpoint({
  path: '/api/Whatchat/JoinAsMediator',
  summary: 'Answers a call: the mediator joins the conversation visibly and sees messages from then on',
  who: staffOnly,
  input: z.strictObject({ mediationId: id }),
  output: inConversation,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { mediationId: 1 }, output: { conversationId: 5001 } },
});

const askToShowHistory = endpoint({
  path: '/api/Whatchat/AskToShowHistory',
  summary: 'Asks both sides whether the mediator may see earlier messages; a party who asks has agreed',
  who: everyoneRelated,
  input: conversationId,
  output: inConversation,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { conversationId: 5001 }, output: { conversationId: 5001 } },
});

const answerToShowHistory = endpoint({
  path: '/api/Whatchat/AnswerToShowHistory',
  summary:
    'Answers for the caller’s side; a refusal ends the question, the last agreement shows the earlier messages',
  who: everyoneRelated,
  input: z.strictObject({ conversationId: id, agrees: z.boolean() }),
  output: inConversation,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { conversationId: 5001, agrees: true }, output: { conversationId: 5001 } },
});

export const mediationEndpoints = {
  callMediator,
  withdrawMediatorCall,
  getMediatorCalls,
  joinAsMediator,
  askToShowHistory,
  answerToShowHistory,
};
