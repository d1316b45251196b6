import type { Server } from 'node:http';
import { createPhoenixServer, type Limits, systemClock } from '@trattativa/phoenix-server';
import pg from 'pg';
import { findActorByToken, isSessionOpen } from '../../identity/accounts.ts';
import type { OpenBusLine } from '../../platform/bus/bus-line.ts';
import { sessionUrl } from '../../platform/database/session-url.ts';
import { foreignOrigins } from '../../platform/http/build-http.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';
import type { Services } from '../../platform/services.ts';
import { waitAtMost } from '../../platform/wait-at-most.ts';
import { Broadcaster } from './broadcaster.ts';
import { CatchUp } from './catch-up.ts';
import { chatEvents } from './chat-events.ts';
import { ChatNodes } from './chat-nodes.ts';
import type { ChatSession } from './chat-session.ts';
import { ContactPresence, type PresenceTimes } from './conversations/contact-presence.ts';
import { findUsername } from './conversations/contacts.repository.ts';
import { conversationChannel } from './conversations/conversation-channel.ts';
import { readRoom } from './conversations/conversations.repository.ts';
import { DealActivity } from './conversations/deal-activity.ts';
import { Rooms } from './conversations/rooms.ts';
import { handleNodeMessage } from './handle-node-message.ts';
import { MessageWriter } from './messages/message-writer.ts';
import { findByClientId, listBetween, listConversationsWithNews } from './messages/messages.repository.ts';
import { presentMessage } from './messages/present-message.ts';
import { ReadMarks } from './messages/read-marks.ts';
import { insertDrafts, writerSettings } from './messages/store-messages.repository.ts';
import { WritingLimit } from './messages/writing-limit.ts';
import { PresenceLog } from './presence-log.ts';
import { SuspendedAccounts } from './suspended-accounts.ts';
import { TypingSigns } from './typing-signs.ts';
import { everybodyChannel, ownChannel } from './user-channels.ts';

export interface ChatSocket {
  /** Serves `/socket/websocket` on this server. */
  attach(server: Server): void;
  /** Starts to exchange messages with the other nodes. */
  start(): Promise<void>;
  /** Pushes a committed event to the sockets of this node. */
  push(event: RecordedEvent): void;
  /** Whether the line to the other nodes is up. */
  isBusUp(): boolean;
  /** Closes the sockets gradually, and stops. */
  close(overMs?: number): Promise<void>;
}

export interface ChatSocketOptions {
  databaseUrl: string;
  /** To the other nodes. */
  openLine: OpenBusLine;
  limits?: Partial<Limits>;
  presenceTimes?: PresenceTimes | undefined;
  /** Called for every message that could not be stored. */
  noteFailure?: (error: unknown) => void;
}

/**
 * Connections of the writer, hence concurrent commits. With two, a message that arrives while both wait for
 * the disk waits twice, which two nodes on one database notice; with many, each commit carries one message
 * instead of several.
 */
const writerConnections = 4;
/** Sockets are closed over this time, so that their clients do not all connect to the next node at once. */
const drainOverMs = 600;
/** How long a stop waits for the last words to other nodes, and for messages that are being stored. */
const endWithinMs = 500;

/**
 * Assembles the real-time side of the chat: sockets, presence, rooms, the message writer and the other nodes.
 */
export function createChatSocket(services: Services, options: ChatSocketOptions): ChatSocket {
  const { db, clock, config, log } = services;
  // A separate pool, so that messages never queue behind calls of the main service.
  const pool = new pg.Pool({
    connectionString: sessionUrl(options.databaseUrl, writerSettings),
    max: writerConnections,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'trattativa chat writer',
  });
  pool.on('error', () => {});

  const activity = new DealActivity(services);
  /** The number of own channels on this node, by account. */
  const connected = new Map<number, number>();
  const suspended = new SuspendedAccounts();
  const broadcaster = new Broadcaster(() => ({ phoenix, rooms, nodes }));
  const rooms: Rooms = new Rooms({
    read: (id) => readRoom(db, id),
    listBetween: async (id, after, upTo) => (await listBetween(db, id, after, upTo)).map(presentMessage),
    isInUse: (id) => broadcaster.isAnyoneIn(`conversation:${id}`),
    send(room, message) {
      broadcaster.broadcastMessageHere(room, message, (seen, isFor) => {
        const news = { conversation_id: room.id, messages: [seen] };
        broadcaster.broadcastHere(room.id, 'new_messages', news, { isFor });
        for (const [accountId, { unread }] of room.members) {
          if (!isFor(accountId)) continue;
          broadcaster.sendOwnHere(accountId, 'unread_updated', {
            conversation_id: room.id,
            unread_count: unread,
            last_message: seen,
          });
        }
      });
    },
  });
  const writer = new MessageWriter({
    insert: (drafts) =>
      insertDrafts(pool, drafts).catch((error: unknown) => {
        options.noteFailure?.(error);
        throw error;
      }),
    findRepeat: (draft) => (draft.clientId === null ? Promise.resolve(null) : findByClientId(db, draft)),
    deliver(row) {
      const message = presentMessage(row);
      const room = rooms.peek(message.conversation_id);
      if (room && room.negotiationId !== null) activity.note(room.negotiationId);
      nodes.send({ kind: 'message', message, members: room ? [...room.members.keys()] : null });
      return rooms.deliver(message);
    },
    onFailed: () => catchUp.since(),
    log,
    lanes: writerConnections,
  });

  const presence = new ContactPresence(
    {
      send: (message) => nodes.send({ kind: 'presence', message }),
      onFound: () => nodes.announceUnheard(),
      // The lost node may have stored news that it could no longer send.
      onLost: () => catchUp.since(),
      now: () => clock.now(),
    },
    options.presenceTimes,
  );
  const presenceLog = new PresenceLog(services);
  const readMarks = new ReadMarks({ db, rooms, broadcaster, send: (news) => nodes.send(news) });
  const catchUp = new CatchUp({
    find: (since) => listConversationsWithNews(db, [...connected.keys()], rooms.inUse(), since),
    broadcastState: (id) => readMarks.broadcastState(id),
    clock,
    log,
  });
  const writingLimit = new WritingLimit(services, (accountId) => nodes.send({ kind: 'changed', accountId }));
  const onMessage = handleNodeMessage({
    rooms,
    presence,
    broadcaster,
    readMarks,
    catchUp,
    writingLimit,
    log,
  });
  let deafSince = clock.now().getTime();
  const nodes: ChatNodes = new ChatNodes({
    openLine: options.openLine,
    clock,
    hasOthers: () => presence.hasOtherNodes(),
    onMessage,
    onUp() {
      presence.connected();
      rooms.markStale();
      catchUp.since(deafSince);
    },
    onDown() {
      presence.interrupted();
      deafSince = clock.now().getTime();
    },
  });

  const typing = new TypingSigns(systemClock, (conversationId, accountId) =>
    broadcaster.broadcast(
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
      const actor = await services.admission.run('interactive', () => findActorByToken(services, given));
      if (!actor) return null;
      const { accountId, sessionId } = actor;
      suspended.note(accountId, actor.awaitsGuardian);
      return { accountId, sessionId, username: (await findUsername(db, accountId)) ?? '' };
    },
    sessionKey: ({ sessionId }) => sessionId,
    ownerKey: ({ accountId }) => String(accountId),
    // An access token lives for minutes, a socket as long as its session.
    isStillValid: ({ sessionId }) => isSessionOpen(services, sessionId),
    allowedOrigins: foreignOrigins(config),
    limits: options.limits ?? {},
    log,
    channels: [
      everybodyChannel(services, presence, presenceLog),
      ownChannel(connected),
      conversationChannel({
        services,
        rooms,
        writer,
        typing,
        broadcaster,
        readMarks,
        writingLimit,
        suspended,
      }),
    ],
  });

  return {
    attach: (server) => void phoenix.attach(server),
    isBusUp: () => nodes.isUp,
    start: () => nodes.start(),
    push: chatEvents({ services, phoenix, rooms, presence, typing, broadcaster, connected, suspended }),
    async close(overMs = drainOverMs) {
      await phoenix.drain(overMs);
      presence.stop();
      await waitAtMost(endWithinMs, Promise.all([nodes.close(), catchUp.stop(), presenceLog.stop()]));
      await waitAtMost(endWithinMs, pool.end());
    },
  };
}
