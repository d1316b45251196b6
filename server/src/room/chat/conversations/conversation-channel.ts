import { fileId } from '@trattativa/contract/files/uploads/files';
import {
  type ChatRefusal,
  maxCaughtUp,
  type RoomJoined,
  recentMessages,
} from '@trattativa/contract/room/chat/chat';
import { maxFiles } from '@trattativa/domain/platform/file-limits';
import { mentionedIn } from '@trattativa/domain/room/mentions';
import type { Channel, ChannelDefinition, JoinReply, Reply } from '@trattativa/phoenix-server';
import { isStorable } from '../../../platform/http/input-guard.ts';
import type { Services } from '../../../platform/services.ts';
import { admitHandler } from '../admit-handler.ts';
import type { Broadcaster } from '../broadcaster.ts';
import type { ChatSession } from '../chat-session.ts';
import { changeMessage } from '../messages/change-message.ts';
import { isChatId, loadMessageWindow, parseMessageWindow } from '../messages/load-message-window.ts';
import { listChangedSince } from '../messages/message-changes.repository.ts';
import { messageGuard } from '../messages/message-guard.ts';
import type { MessageWriter } from '../messages/message-writer.ts';
import { findSeq, listAfter, listBefore, type MessageRow } from '../messages/messages.repository.ts';
import { forReader, presentMessage } from '../messages/present-message.ts';
import type { ReadMarks } from '../messages/read-marks.ts';
import type { WritingLimit } from '../messages/writing-limit.ts';
import type { SuspendedAccounts } from '../suspended-accounts.ts';
import type { TypingSigns } from '../typing-signs.ts';
import { findConversationOf, markRead } from './conversations.repository.ts';
import { presentConversation } from './present-conversation.ts';
import type { Room, Rooms } from './rooms.ts';

type ChatChannel = Channel<ChatSession>;
type Payload = Record<string, unknown>;

export interface ConversationChannelParts {
  services: Services;
  rooms: Rooms;
  writer: MessageWriter;
  typing: TypingSigns;
  broadcaster: Broadcaster;
  readMarks: ReadMarks;
  writingLimit: WritingLimit;
  suspended: SuspendedAccounts;
}

const no = (reason: ChatRefusal, more: object = {}) => ({ error: { reason, ...more } });

/**
 * `conversation:{id}`: the messages of one conversation, for its members. Membership is checked on join; the
 * event of a removal also closes the member's channel, and storing a message checks again.
 */
export function conversationChannel(parts: ConversationChannelParts): ChannelDefinition<ChatSession> {
  const { services, rooms, writer, typing, broadcaster, writingLimit, suspended } = parts;
  const { db, clock, settings } = services;
  const longest = () => settings.current.room.messageLength;

  async function join(channel: ChatChannel, params: Payload): Promise<JoinReply<ChatSession>> {
    const id = idOf(channel);
    if (id === null) return no('not_found');
    const { accountId } = channel.session;
    // A non-member must not cause the room to be loaded.
    if (!rooms.isKnown(id) && !(await findConversationOf(db, id, accountId))) return no('not_found');
    // Before any message is read: later ones are pushed to this channel.
    const room = await rooms.open(id);
    const row = await findConversationOf(db, id, accountId);
    if (!row) return no('not_found');
    // Joined a moment ago: this node must know the member's bound before it sends anything.
    if (room.members.get(accountId)?.hiddenUpTo !== row.hidden_up_to_seq) await rooms.refresh(id);
    const known = params.last_message_id;
    if (known !== undefined && known !== null && !isChatId(known)) return no('invalid');
    const since = params.last_change ?? null;
    if (since !== null && !isCount(since)) return no('invalid');
    const seen = isChatId(known) ? await findSeq(db, id, Number(known)) : null;
    const [conversation, found, changed] = await Promise.all([
      presentConversation(db, row, accountId, 0),
      seen === null
        ? listBefore(db, id, row.hidden_up_to_seq, null, recentMessages)
        : listAfter(db, id, Math.max(seen, row.hidden_up_to_seq), maxCaughtUp),
      since === null || since >= row.last_change
        ? []
        : listChangedSince(db, id, row.hidden_up_to_seq, since, maxCaughtUp),
    ]);
    const present = (message: MessageRow) => forReader(presentMessage(message), row.hidden_up_to_seq);
    const joined: RoomJoined = {
      conversation,
      messages: found.messages.map(present),
      changed: changed.map(present),
      last_change: changed.at(-1)?.change ?? row.last_change,
      has_more: found.hasMore,
    };
    return { ok: joined };
  }

  async function sendMessage(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { accountId } = channel.session;
    const { client_id: clientId = null, attachment_ids: files = [], reply_to_id: replyTo = null } = payload;
    if (!isAttachmentIds(files)) return no('invalid', { errors: { attachment_ids: 'invalid' } });
    // A file may be sent without text.
    const refused = textRefusal(payload.content, longest(), files.length > 0);
    if (refused) return refused;
    const content = payload.content as string;
    if (clientId !== null && !isClientId(clientId)) return no('invalid');
    if (replyTo !== null && !isChatId(replyTo)) return no('invalid');
    const wait = writingLimit.count(accountId);
    if (wait > 0) return no('rate_limited', { retry_after: wait });
    const room = await rooms.open(conversationId);
    const replyToId = replyTo === null ? null : Number(replyTo);
    if (replyToId !== null) {
      const seq = await findSeq(db, conversationId, replyToId);
      if (seq === null || !rooms.isFor(room, accountId, seq)) return no('not_found');
    }
    const written = await writer.write({
      conversationId,
      fromId: accountId,
      clientId,
      content: files.length > 0 ? content.trim() : content,
      ...(files.length > 0 && { attachmentIds: files }),
      replyToId,
      mentions: namedIn(content, room, accountId),
      at: clock.now(),
    });
    if (written === null) {
      const isMember = files.length > 0 && (await findConversationOf(db, conversationId, accountId)) !== null;
      return isMember ? no('invalid', { errors: { attachment_ids: 'gone' } }) : no('forbidden');
    }
    typing.remove(conversationId, accountId);
    if (!written.duplicate) guard(written.message);
    const message = forReader(presentMessage(written.message), boundOf(room, accountId));
    return { ok: written.duplicate ? { message, duplicate: true } : { message } };
  }

  function unlessSuspended(handle: (channel: ChatChannel, payload: Payload) => Promise<Reply> | Reply) {
    return (channel: ChatChannel, payload: Payload): Promise<Reply> | Reply =>
      suspended.has(channel.session.accountId) ? no('guardian_missing') : handle(channel, payload);
  }

  async function editMessage(channel: ChatChannel, payload: Payload): Promise<Reply> {
    return textRefusal(payload.content, longest()) ?? change(channel, payload, payload.content as string);
  }

  function deleteMessage(channel: ChatChannel, payload: Payload): Promise<Reply> {
    return change(channel, payload, null);
  }

  async function change(channel: ChatChannel, payload: Payload, content: string | null): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { accountId } = channel.session;
    if (!isChatId(payload.message_id)) return no('invalid');
    const wait = writingLimit.countChange(accountId);
    if (wait > 0) return no('rate_limited', { retry_after: wait });
    const room = await rooms.open(conversationId);
    const changed = await changeMessage(services, {
      conversationId,
      messageId: Number(payload.message_id),
      accountId,
      edit: content === null ? null : { content, mentions: namedIn(content, room, accountId) },
    });
    if ('refused' in changed) return no(changed.refused);
    if (content !== null) guard(changed.message);
    return { ok: { message: forReader(presentMessage(changed.message), boundOf(room, accountId)) } };
  }

  /** Runs after the answer; if it fails, the job that indexes messages checks the message again. */
  function guard(message: MessageRow): void {
    setImmediate(() => {
      messageGuard
        .get()(services, message)
        .catch((error: unknown) =>
          services.log.warn(
            { err: error, messageId: message.id },
            'a message was not looked at for requests for money',
          ),
        );
    });
  }

  async function markReadMessages(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { discussion_id: discussionId, last_message_id: upTo = null } = payload;
    if (!isChatId(discussionId) || (upTo !== null && !isChatId(upTo))) return no('invalid');
    if (Number(discussionId) !== conversationId) return no('forbidden');
    const { accountId } = channel.session;
    await rooms.open(conversationId);
    const mark = await markRead(db, {
      conversationId,
      accountId,
      upTo: upTo === null ? null : Number(upTo),
      at: clock.now(),
    });
    if (!mark) return no('forbidden');
    return { ok: { unread_count: await parts.readMarks.note(conversationId, accountId, mark) } };
  }

  async function loadMessages(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const asked = parseMessageWindow(payload);
    if (!asked) return no('invalid');
    const own = await findConversationOf(db, conversationId, channel.session.accountId);
    if (!own) return no('forbidden');
    const loaded = await loadMessageWindow(db, conversationId, own.hidden_up_to_seq, asked);
    return loaded ? { ok: loaded } : no('not_found');
  }

  function startTyping(channel: ChatChannel): Reply {
    const conversationId = Number(channel.suffix);
    const { accountId, username } = channel.session;
    // Removed a moment ago; the event has not reached this channel yet.
    if (!rooms.peek(conversationId)?.members.has(accountId)) return no('forbidden');
    typing.set(conversationId, accountId);
    const sign = { conversation_id: conversationId, user_id: accountId, username };
    broadcaster.broadcast(conversationId, 'someone_typing', sign, { exceptAccount: accountId });
    return { ok: {} };
  }

  function stopTyping(channel: ChatChannel): Reply {
    typing.remove(Number(channel.suffix), channel.session.accountId);
    return { ok: {} };
  }

  return {
    topic: 'conversation:*',
    join: admitHandler(services, join),
    handle: {
      send_message: admitHandler(services, unlessSuspended(sendMessage)),
      edit_message: admitHandler(services, unlessSuspended(editMessage)),
      delete_message: admitHandler(services, unlessSuspended(deleteMessage)),
      mark_read_messages: admitHandler(services, markReadMessages),
      load_messages: admitHandler(services, loadMessages),
      typing: unlessSuspended(startTyping),
      stop_typing: stopTyping,
    },
    left: (channel) => typing.remove(Number(channel.suffix), channel.session.accountId),
  };
}

/** The refusal of a text that may not be stored; null when it may. */
function textRefusal(content: unknown, max: number, mayBeEmpty = false): Reply | null {
  if (typeof content !== 'string' || !isStorable(content)) return no('invalid');
  if (content.trim() === '' && !mayBeEmpty) return no('invalid');
  return content.length > max ? no('too_long', { max }) : null;
}

/** The members mentioned in a text. */
function namedIn(text: string, { members }: Room, authorId: number): number[] {
  if (!text.includes('@')) return [];
  const users = [...members].map(([id, { username }]) => ({ id, username }));
  return mentionedIn(text, users, authorId);
}

/** Messages up to this one are hidden from the member. */
function boundOf({ members }: Room, accountId: number): number {
  return members.get(accountId)?.hiddenUpTo ?? 0;
}

function idOf(channel: ChatChannel): number | null {
  return /^[1-9]\d{0,14}$/.test(channel.suffix) ? Number(channel.suffix) : null;
}

function isAttachmentIds(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= maxFiles &&
    new Set(value).size === value.length &&
    value.every((id) => fileId.safeParse(id).success)
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isClientId(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 64 && isStorable(value);
}
