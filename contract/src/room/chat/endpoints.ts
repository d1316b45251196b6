import { negotiationStatus, negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { loginProfileTypes, profileType, teamProfileTypes } from '@trattativa/domain/identity/profile-types';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { openableConversationTypes } from '@trattativa/domain/room/conversation-types';
import { z } from 'zod';
import { allow, everyoneRelated } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, instant, line, oneOf, plainDate } from '../../fields.ts';
import { asWritten } from '../../wire-names.ts';
import { maxGroupMembers } from './conversation-fields.ts';
import { groupEndpoints } from './group-endpoints.ts';
import { mediationEndpoints } from './mediation-endpoints.ts';
import { recordOwnerEndpoints } from './record-owner-endpoints.ts';

const inConversation = z.object({ conversationId: id });

/** Everybody for themselves; staff may name another account. */
const ownOrStaff = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  scout: 'own',
  staff: 'all',
});

const getCountPendingMessagesToRead = endpoint({
  path: '/api/Whatchat/GetCountPendingMessagesToRead',
  summary:
    'How many messages of others the caller has not read, over the conversations that are not mute: the badge',
  who: ownOrStaff,
  input: z.strictObject({ baseUserId: id.optional() }),
  output: z.number().int(),
  errors: ['SUBJECT_MISMATCH'],
  example: { input: { baseUserId: 12 }, output: 3 },
});

const isGroup = z.boolean({ error: 'invalid' }).optional();
const groupName = line(maxNameLength).nullish();

/** A new conversation; the spec's entity (§3) has `is_group` and `name` in this spelling. */
const newConversation = z
  .strictObject({
    /** 2 one-to-one, 3 group; absent, it follows from `is_group`. */
    type: oneOf(openableConversationTypes).optional(),
    isGroup,
    name: groupName,
    [asWritten('is_group')]: isGroup,
    [asWritten('name')]: groupName,
  })
  .transform((conversation) => ({
    type: conversation.type,
    isGroup: conversation[asWritten('is_group')] ?? conversation.isGroup,
    name: conversation[asWritten('name')] ?? conversation.name,
  }));

const createWhatChat = endpoint({
  path: '/api/Whatchat/CreateWhatChat',
  summary:
    'Opens a group (is_group, with a name), or the one-to-one conversation of the caller and another person, or finds the one they have; the type, 2 or 3, says the same as is_group',
  who: everyoneRelated,
  input: z.strictObject({
    conversation: newConversation,
    /** Account ids; the caller's own may be among them. */
    users: z.array(id).min(1, 'tooFew').max(maxGroupMembers, 'tooMany'),
  }),
  output: inConversation,
  errors: ['NOT_CONTACTABLE'],
  creates: true,
  example: {
    input: {
      conversation: { [asWritten('is_group')]: true, [asWritten('name')]: 'Ritiro di Asiago' },
      users: [12, 31],
    },
    output: { conversationId: 5001 },
  },
});

const createAgentPlayerWhatChat = endpoint({
  path: '/api/Whatchat/CreateAgentPlayerWhatChat',
  summary: 'Opens the conversation of an agent and a player whom they represent, or finds the one they have',
  who: everyoneRelated,
  input: z.strictObject({
    /** The two accounts; the caller's is one of them. */
    baseUserIds: z.array(id).min(2, 'tooFew').max(2, 'tooMany'),
    /** Ignored: the names come from the accounts. */
    baseUserNames: z.array(line(200)).max(2, 'tooMany').optional(),
  }),
  output: inConversation,
  errors: ['NOT_CONTACTABLE', 'SUBJECT_MISMATCH'],
  example: {
    input: { baseUserIds: [12, 31], baseUserNames: ['Anna Bianchi', 'Marco Rossi'] },
    output: { conversationId: 5001 },
  },
});

/** A negotiation and who is in its conversation; profile types as the spec's session view has them (§3). */
export const ongoingNegotiation = z.object({
  negotiationId: id,
  conversationId: id.nullable(),
  status: oneOf(negotiationStatuses),
  /** Name of the person proposed. */
  player: z.string(),
  createdAt: instant,
  changedAt: instant,
  /** 0 player, 1 team, 2 agent, 7 coaching staff */
  users: z.array(z.object({ id, name: z.string(), profile: oneOf(loginProfileTypes) })),
  /** 1 registered, 5 not registered, 6 not accepted */
  team: z.object({ id, name: z.string(), profile: oneOf(teamProfileTypes) }),
  unreadCount: z.number().int(),
});
export type OngoingNegotiation = z.output<typeof ongoingNegotiation>;

const getNegotiationsOngoing = endpoint({
  path: '/api/Whatchat/GetNegotiationsOngoing',
  summary:
    'The negotiations begun between two days that are still open, the one that moved last first; 100 at most',
  who: ownOrStaff,
  input: z.strictObject({ baseUserId: id.optional(), startDate: plainDate, endDate: plainDate }),
  output: z.object({ items: z.array(ongoingNegotiation), total: z.number().int() }),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { baseUserId: 12, startDate: '2026-07-01', endDate: '2026-09-15' },
    output: {
      items: [
        {
          negotiationId: 1,
          conversationId: 5001,
          status: negotiationStatus.viewed,
          player: 'Marco Rossi',
          createdAt: '2026-09-01T10:00:00.000Z',
          changedAt: '2026-09-02T10:00:00.000Z',
          users: [{ id: 12, name: 'Anna Bianchi', profile: profileType.agent }],
          team: { id: 7, name: 'Ravenna', profile: profileType.team },
          unreadCount: 0,
        },
      ],
      total: 1,
    },
  },
});

const knock = {
  who: ownOrStaff,
  input: z.strictObject({
    baseUserId: id.optional(),
    /** Without it: the caller's latest conversation of that kind. */
    conversationId: id.optional(),
  }),
  output: z.object({
    conversationId: id,
    /** How many members were offline: they get a notification and a mail. */
    notified: z.number().int(),
    /** When the caller may use it again in this conversation. */
    againAt: instant,
  }),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH', 'TOC_TOC_TOO_SOON'],
  example: {
    input: { baseUserId: 12, conversationId: 5001 },
    output: { conversationId: 5001, notified: 2, againAt: '2026-09-15T10:10:00.000Z' },
  },
} as const;

const sendTocTocOnGroupChat = endpoint({
  path: '/api/Whatchat/SendTocTocOnGroupChat',
  summary:
    'Toc toc: notifies the absent members of a negotiation’s conversation or a group that the caller waits for them',
  ...knock,
});

const sendTocTocOnPrivateChat = endpoint({
  path: '/api/Whatchat/SendTocTocOnPrivateChat',
  summary:
    'Toc toc: notifies the other person of a one-to-one conversation, if absent, that the caller waits for them',
  ...knock,
});

const partiesOfDeals = allow({
  player: 'related',
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  staff: 'related',
});

const joinNegotiationRoom = endpoint({
  path: '/api/Whatchat/JoinNegotiationRoom',
  summary:
    'The conversation of a negotiation; a member of the club who is not in it yet joins, staff as its mediator',
  who: partiesOfDeals,
  input: z.strictObject({ negotiationId: id }),
  output: inConversation,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 1 }, output: { conversationId: 5001 } },
});

const joinOfferRoom = endpoint({
  path: '/api/Whatchat/JoinOfferRoom',
  summary:
    'The conversation about an offer: its negotiation’s, or its own; who acts for one of its sides and is not in it yet joins, staff as its mediator',
  who: partiesOfDeals,
  input: z.strictObject({ offerId: id }),
  output: inConversation,
  errors: ['NOT_FOUND'],
  example: { input: { offerId: 4001 }, output: { conversationId: 5001 } },
});

const joinTransferRoom = endpoint({
  path: '/api/Whatchat/JoinTransferRoom',
  summary:
    'The conversation of two clubs about a transfer; who acts for one of them joins, staff as its mediator',
  who: allow({ team: 'related', staff: 'related' }),
  input: z.strictObject({ transferId: id }),
  output: inConversation,
  errors: ['NOT_FOUND'],
  example: { input: { transferId: 330001 }, output: { conversationId: 5001 } },
});

const messageVersion = z.object({
  content: z.string(),
  saidAt: instant,
  /** When it was edited or deleted; null: the current version. */
  endedAt: instant.nullable(),
  act: z.enum(['edited', 'deleted']).nullable(),
});

const getMessageVersions = endpoint({
  path: '/api/Whatchat/GetMessageVersions',
  summary: 'All versions of an edited or deleted message, oldest first, as evidence',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ messageId: id }),
  output: z.object({ messageId: z.number().int(), author: z.string(), versions: z.array(messageVersion) }),
  errors: ['NOT_FOUND'],
  example: {
    input: { messageId: 1001 },
    output: {
      messageId: 1001,
      author: 'Mario Rossi',
      versions: [
        {
          content: 'Chiediamo 1.500 euro',
          saidAt: '2026-10-03T08:12:00.000Z',
          endedAt: '2026-10-03T08:14:00.000Z',
          act: 'edited',
        },
        { content: 'Chiediamo 1.800 euro', saidAt: '2026-10-03T08:14:00.000Z', endedAt: null, act: null },
      ],
    },
  },
});

export const chatEndpoints = {
  getCountPendingMessagesToRead,
  createWhatChat,
  createAgentPlayerWhatChat,
  getNegotiationsOngoing,
  sendTocTocOnGroupChat,
  sendTocTocOnPrivateChat,
  joinNegotiationRoom,
  joinOfferRoom,
  joinTransferRoom,
  getMessageVersions,
  ...groupEndpoints,
  ...recordOwnerEndpoints,
  ...mediationEndpoints,
};
