import { email, id, line, newPassword, oneOf } from '@trattativa/contract/fields';
import { mostInGroup } from '@trattativa/contract/room/chat/conversation-fields';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { isLanguage } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf, endSessionRecorded, openSession, signUp, verifySignIn } from '../../identity/accounts.ts';
import { type Actor, assertMayAct, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import { languageOf } from '../../platform/http/bind-routes.ts';
import { inputRefusal } from '../../platform/http/field-problems.ts';
import { guardInput } from '../../platform/http/input-guard.ts';
import { problemOf, sendProblem } from '../../platform/http/problem.ts';
import type { CallLimit } from '../../platform/http/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { listOffered } from '../standard-messages/standard-messages.repository.ts';
import { accessConversation } from './access-conversation.ts';
import { findUsername, listContacts } from './contacts.repository.ts';
import { openGroup } from './open-group.ts';
import { openPair } from './open-pair.ts';
import { listPresented, presentConversation } from './present-conversation.ts';

const newUser = z.strictObject({ email, password: newPassword, username: line(80, 1) });
const credentials = z.strictObject({
  email: z.string({ error: 'required' }).min(1, 'required').max(254, 'tooLong'),
  password: z.string({ error: 'required' }).min(1, 'required').max(128, 'tooLong'),
  /** For an account with a second factor. */
  otp: z.string().max(40, 'tooLong').optional(),
});
const newDiscussion = z
  .strictObject({
    user_ids: z.array(id).min(1, 'tooFew').max(mostInGroup, 'tooMany'),
    is_group: z.boolean({ error: 'invalid' }).optional(),
    type: oneOf([2, 3]).optional(),
    name: line(120).nullish(),
  })
  .refine(
    ({ is_group: isGroup, type }) => isGroup === undefined || type === undefined || isGroup === (type === 3),
    {
      path: ['is_group'],
      message: 'notInList',
    },
  );

/** The REST side of the chat service (spec §7, "Separate chat service"), snake case. */
export function bindChatRest(app: FastifyInstance, services: Services, limit: CallLimit): void {
  const { db } = services;

  function guest(handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return answer(request, reply, () => {
        limit.count(null, request.ip);
        return handle(request, reply);
      });
    };
  }

  function member(handle: (actor: Actor, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return answer(request, reply, async () => {
        const actor = await limit.identify(
          () => actorOf(services, request.headers.authorization),
          request.ip,
        );
        if (!actor) throw new AppError('UNAUTHENTICATED');
        return handle(actor, request, reply);
      });
    };
  }

  app.post(
    '/users',
    guest(async (request, reply) => {
      await countAttempt(services, 'registration', request.ip);
      const user = await signUp(services, read(newUser, request.body));
      return reply.code(201).send(user);
    }),
  );

  app.post(
    '/accounts/sign_in',
    guest(async (request, reply) => {
      const { email: address, password, otp } = read(credentials, request.body);
      try {
        const credentials = { email: address, password, otp, ip: request.ip };
        const { account } = await verifySignIn(services, credentials);
        const { accessToken } = await openSession(services, account.id, request.headers['user-agent'] ?? '');
        const username = await findUsername(db, account.id);
        return { id: account.id, username, email: account.email, token: accessToken };
      } catch (error) {
        if (!(error instanceof AppError) || !refusedSignIn.has(error.code)) throw error;
        const problem = { ...problemOf(error, languageOf(request)), status: 401 };
        return reply.code(401).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
      }
    }),
  );

  app.delete(
    '/accounts/sign_out',
    member(async (actor, _request, reply) => {
      await services.db
        .transaction()
        .execute((tx) => endSessionRecorded(services, tx, actor.accountId, actor.sessionId));
      return reply.code(204).send();
    }),
  );

  app.get(
    '/accounts/me',
    member(async (actor) => ({ id: actor.accountId, username: await findUsername(db, actor.accountId) })),
  );

  app.get(
    '/contacts',
    member(async (actor) => {
      const adultBornUntil = yearsBefore(dayOf(services.clock.now()), 18);
      const account = { id: actor.accountId, isStaff: isStaff(actor) };
      return { contacts: await listContacts(db, account, adultBornUntil) };
    }),
  );

  app.get(
    '/discussions',
    member(async (actor) => ({ discussions: await listPresented(db, actor.accountId) })),
  );

  app.post(
    '/discussions',
    member(async (actor, request, reply) => {
      assertMayAct(actor);
      const { user_ids: userIds, is_group: isGroup, type, name } = read(newDiscussion, request.body);
      // The calls of spec §7 take no Idempotency-Key.
      const by = { actor, idempotencyKey: null };
      const conversationId =
        type === 3 || isGroup
          ? await openGroup(
              services,
              by,
              { name: name ?? '', userIds },
              { name: ['name'], userIds: 'user_ids' },
            )
          : await openPair(services, by, userIds, 'user_ids');
      const row = await accessConversation(db, actor.accountId, conversationId);
      return reply.code(201).send(await presentConversation(db, row, actor.accountId, 50));
    }),
  );

  app.get<{ Params: { type: string; language: string } }>(
    '/standardmessages/type/:type/lang/:language',
    member(async (_actor, request) => {
      const { type, language } = request.params as { type: string; language: string };
      if (!/^[123]$/.test(type) || !isLanguage(language)) throw new AppError('NOT_FOUND');
      return { messages: await listOffered(db, { type: Number(type) as ConversationType, language }) };
    }),
  );
}

/** What is refused names its fields as this wire spells them, in snake case. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error;
    return sendProblem(reply, error, languageOf(request), (path) => path.join('.'));
  }
}

/** Refusals of a sign-in that the chat service answers with 401; their texts are those of the login. */
const refusedSignIn = new Set([
  'WRONG_CREDENTIALS',
  'USER_NOT_ACTIVE',
  'GUARDIAN_AWAITED',
  'USER_NOT_ALLOWED',
  'OTP_REQUIRED',
  'OTP_INVALID',
  'SECOND_FACTOR_SETUP',
]);

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  guardInput(body ?? {});
  const parsed = schema.safeParse(body ?? {}, { reportInput: true });
  if (!parsed.success) throw inputRefusal(parsed.error.issues);
  return parsed.data;
}
