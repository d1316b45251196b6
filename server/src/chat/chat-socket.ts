import type { Server } from 'node:http';
import type { OwnEvents, RoomEvents } from '@trattativa/contract/chat/chat';
import { toWire } from '@trattativa/contract/wire-names';
import { createPhoenixServer, type Limits, systemClock } from '@trattativa/phoenix-server';
import pg from 'pg';
import { findActorByToken, isSessionOpen } from '../accounts/sessions.ts';
import type { RecordedEvent } from '../platform/outbox/recorded-event.ts';
import type { Services } from '../platform/services.ts';
import type { ChatSession } from './chat-session.ts';
import { ContactPresence } from './contact-presence.ts';
import { findUsername } from './contacts.repository.ts';
import { conversationChannel } from './conversation-channel.ts';
import { findConversation, readRoom } from './conversations.repository.ts';
import { DealActivity } from './deal-activity.ts';
import { MessageWriter } from './message-writer.ts';
import { findByClientId, findMessage, insertDrafts, listBefore, listBetween } from './messages.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { presentMessage } from './present-message.ts';
import { Rooms } from './rooms.ts';
import { TypingSigns } from './typing-signs.ts';
import { everybodyChannel, ownChannel } from './user-channels.ts';

export interface ChatSocket {
  /** Serves `/socket/websocket` on this server. */
  attach(server: Server): void;
  /** What a committed event means to the sockets of this node. */
  push(event: RecordedEvent): void;
  /** Lets the sockets go, spread over time, and stops. */
  close(overMs?: number): Promise<void>;
}

/** Connections of the writer; beyond its lanes there is nothing to do for more. */
const writerConnections = 2;

/** The real-time side of the chat: sockets, presence, rooms and the writer of messages, assembled. */
export function createChatSocket(
  services: Services,
  options: { databaseUrl: string; limits?: Partial<Limits> },
): ChatSocket {
  const { db, config, log } = services;
  // Of its own, so that a message never waits behind the calls of the main service.
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: writerConnections,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'trattativa chat writer',
  });
  pool.on('error', () => {});

  const activity = new DealActivity(services);
  const rooms: Rooms = new Rooms({
    read: (id) => readRoom(db, id),
    listBetween: (id, after, upTo) => listBetween(db, id, after, upTo),
    isInUse: (id) => isAnyoneIn(`conversation:${id}`),
    send(room, row) {
      const message = presentMessage(row);
      if (row.kind === 'text' && room.negotiationId !== null) activity.note(room.negotiationId);
      phoenix.broadcast(`conversation:${room.id}`, 'new_messages', {
        conversation_id: room.id,
        messages: [message],
      });
      for (const [accountId, { unread }] of room.members) {
        tellOwn(accountId, 'unread_updated', {
          conversation_id: room.id,
          unread_count: unread,
          last_message: message,
        });
      }
    },
  });
  const writer = new MessageWriter({
    insert: (drafts) => insertDrafts(pool, drafts),
    findRepeat: (draft) => (draft.clientId === null ? Promise.resolve(null) : findByClientId(db, draft)),
    deliver: (message) => rooms.deliver(message),
    log,
    lanes: writerConnections,
  });
  const presence = new ContactPresence();
  /** Own channels by account. */
  const connected = new Map<number, number>();
  const typing = new TypingSigns(systemClock, (conversationId, accountId) =>
    tell(
      conversationId,
      'typing_removed',
      { conversation_id: conversationId, user_id: accountId },
      { exceptAccount: accountId },
    ),
  );

  const phoenix = createPhoenixServer<ChatSession>({
    async authenticate({ params, token }) {
      const given = token ?? params.get('token');
      if (!given || given.length > 200) return null;
      const actor = await findActorByToken(services, given);
      if (!actor) return null;
      const { accountId, sessionId, kind } = actor;
      return { accountId, sessionId, kind, username: (await findUsername(db, accountId)) ?? '' };
    },
    sessionKey: ({ sessionId }) => sessionId,
    ownerKey: ({ accountId }) => String(accountId),
    // An access token lives for minutes, a socket as long as its session.
    isStillValid: ({ sessionId }) => isSessionOpen(services, sessionId),
    allowedOrigins:
      config.corsOrigins.length > 0 ? [...config.corsOrigins, ...ownOrigin(config.publicUrl)] : undefined,
    limits: options.limits ?? {},
    log,
    channels: [
      everybodyChannel(services, presence),
      ownChannel(connected),
      conversationChannel({ services, rooms, writer, typing, tell, tellUnread }),
    ],
  });

  function isAnyoneIn(topic: string): boolean {
    return phoenix.channelsOf(topic)[Symbol.iterator]().next().done === false;
  }

  function tellOwn<Event extends keyof OwnEvents>(
    accountId: number,
    event: Event,
    payload: OwnEvents[Event],
  ): void {
    const topic = `users:${accountId}`;
    if (isAnyoneIn(topic)) phoenix.broadcast(topic, event, payload);
  }

  function tell<Event extends keyof RoomEvents>(
    conversationId: number,
    event: Event,
    payload: RoomEvents[Event],
    { exceptAccount }: { exceptAccount?: number } = {},
  ): void {
    const topic = `conversation:${conversationId}`;
    if (exceptAccount === undefined) phoenix.broadcast(topic, event, payload);
    else {
      for (const channel of phoenix.channelsOf(topic)) {
        if (channel.session.accountId !== exceptAccount) channel.push(event, payload);
      }
    }
  }

  async function tellUnread(conversationId: number, accountId: number, unread: number): Promise<void> {
    const { messages } = await listBefore(db, conversationId, null, 1);
    const last = messages[0];
    tellOwn(accountId, 'unread_updated', {
      conversation_id: conversationId,
      unread_count: unread,
      last_message: last ? presentMessage(last) : null,
    });
  }

  /** Each member is told of the conversation as they see it. */
  async function showConversation(
    id: number,
    accountIds: Iterable<number>,
    event: 'new_conversation' | 'conversation_updated',
  ): Promise<void> {
    const row = await findConversation(db, id);
    if (!row) return;
    for (const accountId of accountIds) {
      if (!isAnyoneIn(`users:${accountId}`)) continue;
      const many = event === 'new_conversation' ? 50 : 1;
      tellOwn(accountId, event, { conversation: await presentConversation(db, row, accountId, many) });
    }
  }

  async function onMembersChanged(data: {
    conversationId: number;
    joined: number[];
    left: number[];
  }): Promise<void> {
    const { conversationId: id, joined, left } = data;
    for (const accountId of left) {
      typing.remove(id, accountId);
      phoenix.closeChannels(`conversation:${id}`, String(accountId));
      tellOwn(accountId, 'conversation_removed', { conversation_id: id });
    }
    await rooms.refresh(id);
    const members = [...(await rooms.open(id)).members.keys()];
    presence.introduce(members);
    const present = joined.filter((accountId) => members.includes(accountId));
    await showConversation(id, present, 'new_conversation');
    await showConversation(
      id,
      members.filter((accountId) => !joined.includes(accountId)),
      'conversation_updated',
    );
  }

  async function onChatEvent(event: RecordedEvent): Promise<void> {
    if (isOf(event, 'conversation.opened')) {
      const { members } = await rooms.open(event.data.conversationId);
      presence.introduce(members.keys());
      await showConversation(event.data.conversationId, members.keys(), 'new_conversation');
    } else if (isOf(event, 'conversation.membersChanged')) await onMembersChanged(event.data);
    else if (isOf(event, 'conversation.notePosted')) {
      const message = await findMessage(db, event.data.messageId);
      if (message) await rooms.deliver(message);
    }
  }

  function push(event: RecordedEvent): void {
    if (isOf(event, 'session.ended')) {
      const { accountId, sessionId } = event.data;
      phoenix.closeSockets(sessionId === null ? { ownerKey: String(accountId) } : { sessionKey: sessionId });
    } else if (event.type.startsWith('conversation.')) {
      onChatEvent(event).catch((error: unknown) =>
        log.error(
          { err: error, eventId: event.id, type: event.type },
          'a chat event did not reach the sockets',
        ),
      );
    } else pushLive(event);
  }

  /** What the screens of its recipients show has changed; a market event concerns every screen. */
  function pushLive(event: RecordedEvent): void {
    const live = { id: event.id, type: event.type, data: toWire(event.data) };
    const topics = new Set(event.recipients.map((accountId) => `users:${accountId}`));
    if (event.audience === 'market')
      for (const accountId of connected.keys()) topics.add(`users:${accountId}`);
    for (const topic of topics) if (isAnyoneIn(topic)) phoenix.broadcast(topic, 'live', live);
  }

  return {
    attach: (server) => void phoenix.attach(server),
    push,
    async close(overMs = 2_000) {
      await phoenix.drain(overMs);
      presence.stop();
      await pool.end();
    },
  };
}

function isOf<Type extends RecordedEvent['type']>(
  event: RecordedEvent,
  type: Type,
): event is RecordedEvent<Type> {
  return event.type === type;
}

function ownOrigin(publicUrl: string | undefined): string[] {
  return publicUrl ? [new URL(publicUrl).origin] : [];
}
