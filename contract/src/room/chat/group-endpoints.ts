import { z } from 'zod';
import { everyoneRelated } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, version } from '../../fields.ts';
import { conversationId, groupName, maxGroupMembers } from './conversation-fields.ts';

const renameConversation = endpoint({
  path: '/api/Whatchat/RenameConversation',
  summary: 'Renames a group; its owner only',
  who: everyoneRelated,
  input: z.strictObject({ conversationId: id, version, name: groupName }),
  output: z.object({ conversationId: id, version: z.number().int(), name: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  example: {
    input: { conversationId: 5001, version: 1, name: 'Mercato di gennaio' },
    output: { conversationId: 5001, version: 2, name: 'Mercato di gennaio' },
  },
});

const addConversationMembers = endpoint({
  path: '/api/Whatchat/AddConversationMembers',
  summary: 'Adds people whom the caller may contact to a group; they see messages from then on',
  who: everyoneRelated,
  input: z.strictObject({
    conversationId: id,
    users: z.array(id).min(1, 'tooFew').max(maxGroupMembers, 'tooMany'),
  }),
  output: z.object({ conversationId: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_CONTACTABLE', 'GROUP_FULL'],
  example: { input: { conversationId: 5001, users: [31] }, output: { conversationId: 5001 } },
});

const removeConversationMember = endpoint({
  path: '/api/Whatchat/RemoveConversationMember',
  summary: 'Removes a member from a group; its owner only',
  who: everyoneRelated,
  input: z.strictObject({ conversationId: id, userId: id }),
  output: z.object({ conversationId: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SUBJECT_MISMATCH'],
  example: { input: { conversationId: 5001, userId: 31 }, output: { conversationId: 5001 } },
});

const leaveConversation = endpoint({
  path: '/api/Whatchat/LeaveConversation',
  summary: 'Leaves a group (the longest member becomes its owner), or a conversation as its mediator',
  who: everyoneRelated,
  input: conversationId,
  output: z.object({ conversationId: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { conversationId: 5001 }, output: { conversationId: 5001 } },
});

const muteConversation = endpoint({
  path: '/api/Whatchat/MuteConversation',
  summary: 'Mutes or unmutes a conversation for the caller',
  who: everyoneRelated,
  input: z.strictObject({ conversationId: id, muted: z.boolean() }),
  output: z.object({ conversationId: id, muted: z.boolean() }),
  errors: ['NOT_FOUND'],
  example: { input: { conversationId: 5001, muted: true }, output: { conversationId: 5001, muted: true } },
});

const openSupport = endpoint({
  path: '/api/Whatchat/OpenSupport',
  summary: 'The one-to-one conversation of the caller and the chat owner, who answers for the platform',
  who: everyoneRelated,
  input: z.strictObject({}),
  output: z.object({ conversationId: id }),
  errors: ['NOT_FOUND', 'NOT_CONTACTABLE'],
  example: { input: {}, output: { conversationId: 5001 } },
});

export const groupEndpoints = {
  renameConversation,
  addConversationMembers,
  removeConversationMember,
  leaveConversation,
  muteConversation,
  openSupport,
};
