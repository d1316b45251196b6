import {
  maxEmailLength,
  maxNameLength,
  maxOtpLength,
  maxPasswordLength,
  maxPersonNameLength,
} from '@trattativa/domain/platform/text-limits';
import { conversationType, openableConversationTypes } from '@trattativa/domain/room/conversation-types';
import { z } from 'zod';
import { everyone, everyoneOwn, everyoneRelated } from '../../access.ts';
import { addressedCall } from '../../addressed-call.ts';
import { email, id, language, line, newPassword, oneOf } from '../../fields.ts';
import { chatUser, conversation } from './chat-shapes.ts';
import { maxGroupMembers } from './conversation-fields.ts';

const newUser = z.strictObject({ email, password: newPassword, username: line(maxPersonNameLength, 1) });

const credentials = z.strictObject({
  email: z.string({ error: 'required' }).min(1, 'required').max(maxEmailLength, 'tooLong'),
  password: z.string({ error: 'required' }).min(1, 'required').max(maxPasswordLength, 'tooLong'),
  /** For an account with a second factor. */
  otp: z.string().max(maxOtpLength, 'tooLong').optional(),
});

const newDiscussion = z
  .strictObject({
    /** Account ids; the caller's own may be among them. */
    user_ids: z.array(id).min(1, 'tooFew').max(maxGroupMembers, 'tooMany'),
    is_group: z.boolean({ error: 'invalid' }).optional(),
    /** 2 one-to-one, 3 group: the same as `is_group`. */
    type: oneOf(openableConversationTypes).optional(),
    name: line(maxNameLength).nullish(),
  })
  .refine(
    ({ is_group: isGroup, type }) =>
      isGroup === undefined || type === undefined || isGroup === (type === conversationType.group),
    { path: ['is_group'], message: 'notInList' },
  );

/** Refusals of a sign-in; their texts are those of the login. */
const refusedSignIn = [
  'WRONG_CREDENTIALS',
  'USER_NOT_ACTIVE',
  'GUARDIAN_AWAITED',
  'USER_NOT_ALLOWED',
  'OTP_REQUIRED',
  'OTP_INVALID',
  'SECOND_FACTOR_SETUP',
] as const;

/** The REST side of the chat service (spec §7, "Separate chat service"). */
export const chatRestCalls = {
  signUp: addressedCall({
    name: 'chat.signUp',
    priority: 'login',
    method: 'post',
    path: '/users',
    summary: 'Opens an inactive account without a profile, which Account/Register with that e-mail completes',
    who: everyone,
    input: newUser,
    status: 201,
    output: chatUser,
    errors: ['EMAIL_EXISTS', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'],
  }),
  signIn: addressedCall({
    name: 'chat.signIn',
    priority: 'login',
    method: 'post',
    path: '/accounts/sign_in',
    summary: 'Opens a session; its token is one of the main service too',
    who: everyone,
    input: credentials,
    status: 200,
    output: chatUser.extend({ email: z.string(), token: z.string() }),
    errors: [...refusedSignIn, 'TOO_MANY_ATTEMPTS'],
    unauthorized: refusedSignIn,
  }),
  signOut: addressedCall({
    name: 'chat.signOut',
    method: 'delete',
    path: '/accounts/sign_out',
    summary: 'Ends the session, its calls and its sockets',
    who: everyoneOwn,
    status: 204,
    output: null,
    errors: [],
  }),
  getMe: addressedCall({
    name: 'chat.getMe',
    method: 'get',
    path: '/accounts/me',
    summary: 'Who is signed in',
    who: everyoneOwn,
    status: 200,
    output: chatUser,
    errors: [],
  }),
  getContacts: addressedCall({
    name: 'chat.getContacts',
    method: 'get',
    path: '/contacts',
    summary:
      'The accounts that the caller may write to: other parties of their deals, people of their records, the platform',
    who: everyoneOwn,
    status: 200,
    output: z.object({ contacts: z.array(chatUser) }),
    errors: [],
  }),
  getDiscussions: addressedCall({
    name: 'chat.getDiscussions',
    method: 'get',
    path: '/discussions',
    summary: 'The conversations of the caller, the one with the latest message first; 300 at most',
    who: everyoneOwn,
    status: 200,
    output: z.object({ discussions: z.array(conversation) }),
    errors: [],
  }),
  openDiscussion: addressedCall({
    name: 'chat.openDiscussion',
    method: 'post',
    path: '/discussions',
    summary:
      'Opens a group, with a name, or the one-to-one conversation of the caller and another person, or finds the one they have',
    who: everyoneRelated,
    input: newDiscussion,
    status: 201,
    output: conversation,
    errors: ['NOT_CONTACTABLE', 'GUARDIAN_MISSING', 'CLUB_NOT_ACCEPTED'],
  }),
  getStandardMessages: addressedCall({
    name: 'chat.getStandardMessages',
    method: 'get',
    path: '/standardmessages/type/{type}/lang/{lang}',
    summary:
      'The ready-made messages of a kind of conversation (1 negotiation, 2 one-to-one, 3 group) that the caller’s side writes',
    who: everyoneOwn,
    params: { type: z.enum(['1', '2', '3']), lang: language },
    status: 200,
    output: z.object({ messages: z.array(z.object({ id: z.number().int(), text: z.string() })) }),
    errors: ['NOT_FOUND'],
  }),
};
