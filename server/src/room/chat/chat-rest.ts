import type { AddressedCall } from '@trattativa/contract/addressed-call';
import type { ErrorCode } from '@trattativa/contract/errors';
import { recentMessages } from '@trattativa/contract/room/chat/chat';
import { chatRestCalls } from '@trattativa/contract/room/chat/rest-calls';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { conversationType, conversationTypes } from '@trattativa/domain/room/conversation-types';
import type { StandardMessageSide } from '@trattativa/domain/room/standard-message-sides';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  actorOf,
  deviceCookieOf,
  endSessionRecorded,
  openSession,
  signUp,
  verifySignIn,
} from '../../identity/accounts.ts';
import { type Actor, assertAccepted, assertMayAct, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { CallLimit } from '../../platform/http/admission/rate-limits.ts';
import { languageOf } from '../../platform/http/bind-routes.ts';
import { deviceCookie, setCookie } from '../../platform/http/cookies.ts';
import { inputRefusal } from '../../platform/http/field-problems.ts';
import { guardInput } from '../../platform/http/input-guard.ts';
import { problemOf, sendProblem } from '../../platform/http/problem.ts';
import { routerPath } from '../../platform/http/routes.ts';
import type { Services } from '../../platform/services.ts';
import { listOffered } from '../standard-messages/standard-messages.repository.ts';
import { accessConversation } from './conversations/access-conversation.ts';
import { findUsername, listContacts } from './conversations/contacts.repository.ts';
import { openGroup } from './conversations/open-group.ts';
import { openPair } from './conversations/open-pair.ts';
import { listPresented, presentConversation } from './conversations/present-conversation.ts';

/** The REST side of the chat service (spec §7, "Separate chat service"), snake case. */
export function bindChatRest(app: FastifyInstance, services: Services, limit: CallLimit): void {
  const { db } = services;

  const { signUp: signUpCall, signIn, openDiscussion, getStandardMessages } = chatRestCalls;
  const refusedSignIn: ReadonlySet<ErrorCode> = new Set(signIn.unauthorized);

  function bind(
    call: AddressedCall,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    app.route({
      method: call.method.toUpperCase(),
      url: routerPath(call),
      config: { priority: call.priority ?? 'interactive' },
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store').code(call.status);
        return answer(request, reply, () => handle(request, reply));
      },
    });
  }

  function guest(call: AddressedCall, handle: (request: FastifyRequest, reply: FastifyReply) => unknown) {
    bind(call, async (request, reply) => {
      limit.count(null, request.ip);
      return handle(request, reply);
    });
  }

  function member(call: AddressedCall, handle: (actor: Actor, request: FastifyRequest) => unknown) {
    bind(call, async (request, reply) => {
      const actor = await limit.identify(
        () => actorOf(services, request.headers.authorization),
        request,
        reply,
      );
      if (!actor) throw new AppError('UNAUTHENTICATED');
      const answered = await handle(actor, request);
      return call.output === null ? reply.send() : answered;
    });
  }

  guest(signUpCall, async (request) => {
    await countAttempt(services, 'registration', request.ip);
    return signUp(services, read(signUpCall.input, request.body));
  });

  guest(signIn, async (request, reply) => {
    const { email: address, password, otp } = read(signIn.input, request.body);
    try {
      const device = request.cookies[deviceCookie] ?? null;
      const client = { ip: request.ip, device, sessionId: null };
      const { account } = await verifySignIn(services, { email: address, password, otp, client });
      const userAgent = request.headers['user-agent'] ?? '';
      const tokens = await openSession(services, account.id, userAgent, device);
      setCookie(reply, services.config, deviceCookieOf(tokens.device));
      const username = await findUsername(db, account.id);
      return { id: account.id, username, email: account.email, token: tokens.accessToken };
    } catch (error) {
      if (!(error instanceof AppError) || !refusedSignIn.has(error.code)) throw error;
      const problem = { ...problemOf(error, languageOf(request)), status: 401 };
      return reply.code(401).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
    }
  });

  member(chatRestCalls.signOut, (actor) =>
    db.transaction().execute((tx) => endSessionRecorded(services, tx, actor.accountId, actor.sessionId)),
  );

  member(chatRestCalls.getMe, async (actor) => ({
    id: actor.accountId,
    username: await findUsername(db, actor.accountId),
  }));

  member(chatRestCalls.getContacts, async (actor) => {
    assertAccepted(actor);
    const adultBornUntil = yearsBefore(dayOf(services.clock.now()), ageOfMajority);
    const account = { id: actor.accountId, isStaff: isStaff(actor) };
    return { contacts: await listContacts(db, account, adultBornUntil) };
  });

  member(chatRestCalls.getDiscussions, async (actor) => ({
    discussions: await listPresented(db, actor.accountId),
  }));

  member(openDiscussion, async (actor, request) => {
    assertAccepted(actor);
    assertMayAct(actor);
    const { user_ids: userIds, is_group: isGroup, type, name } = read(openDiscussion.input, request.body);
    const fields = { name: ['name'], userIds: 'user_ids' };
    // The calls of spec §7 take no Idempotency-Key.
    const by = { actor, idempotencyKey: null };
    const conversationId =
      type === conversationType.group || isGroup
        ? await openGroup(services, by, { name: name ?? '', userIds }, fields)
        : await openPair(services, by, userIds, 'user_ids');
    const row = await accessConversation(db, actor.accountId, conversationId);
    return presentConversation(db, row, actor.accountId, recentMessages);
  });

  const standardList = z.object(getStandardMessages.params);
  member(getStandardMessages, async (actor, request) => {
    const list = standardList.safeParse(request.params);
    const type = idOf(conversationTypes, list.data?.type);
    if (!list.success || type === undefined) throw new AppError('NOT_FOUND');
    return { messages: await listOffered(db, { type, language: list.data.lang }, sideOfWriter(actor)) };
  });
}

/** Side whose standard messages a caller writes; null for staff, who mediate between the sides. */
function sideOfWriter(actor: Actor): StandardMessageSide | null {
  if (isStaff(actor)) return null;
  return actor.kind === 'team' ? 'club' : 'proposer';
}

/** Refusals name fields in this wire's spelling, snake case. */
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

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  guardInput(body ?? {});
  const parsed = schema.safeParse(body ?? {}, { reportInput: true });
  if (!parsed.success) throw inputRefusal(parsed.error.issues);
  return parsed.data;
}
