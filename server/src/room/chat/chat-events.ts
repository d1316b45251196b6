import type { PhoenixServer } from '@trattativa/phoenix-server';
import { presentLive } from '../../platform/http/present-live.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';
import type { Services } from '../../platform/services.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { ChatSession } from './chat-session.ts';
import type { ContactPresence } from './conversations/contact-presence.ts';
import { findConversationOf } from './conversations/conversations.repository.ts';
import { presentConversation } from './conversations/present-conversation.ts';
import type { Rooms } from './conversations/rooms.ts';
import { findMessage } from './messages/messages.repository.ts';
import { presentMessage } from './messages/present-message.ts';
import { showsPresence } from './presence-log.repository.ts';
import type { SuspendedAccounts } from './suspended-accounts.ts';
import type { TypingSigns } from './typing-signs.ts';

/** Close code of a socket whose token was replaced: the client connects again with the new one. */
const connectAgain = 4002;

export interface ChatEventsParts {
  services: Services;
  phoenix: PhoenixServer<ChatSession>;
  rooms: Rooms;
  presence: ContactPresence;
  typing: TypingSigns;
  broadcaster: Broadcaster;
  /** Own channels of this node, by account. */
  connected: ReadonlyMap<number, number>;
  suspended: SuspendedAccounts;
}

/** Pushes a committed event to the sockets of this node. Every node receives every event itself. */
export function chatEvents(parts: ChatEventsParts): (event: RecordedEvent) => void {
  const { services, phoenix, rooms, presence, typing, broadcaster, connected, suspended } = parts;
  const { db, log } = services;

  /** Each member gets the conversation as they see it. */
  async function showConversation(
    id: number,
    accountIds: Iterable<number>,
    event: 'new_conversation' | 'conversation_updated',
  ): Promise<void> {
    for (const accountId of accountIds) {
      if (!broadcaster.isAnyoneIn(`users:${accountId}`)) continue;
      const row = await findConversationOf(db, id, accountId);
      if (!row) continue;
      const many = event === 'new_conversation' ? 50 : 1;
      const conversation = await presentConversation(db, row, accountId, many);
      broadcaster.sendOwnHere(accountId, event, { conversation });
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
      broadcaster.sendOwnHere(accountId, 'conversation_removed', { conversation_id: id });
      phoenix.closeChannels(`conversation:${id}`, String(accountId));
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
    else if (isOf(event, 'conversation.changed')) {
      const { conversationId: id, onlyFor } = event.data;
      const concerned = onlyFor === null ? (await rooms.open(id)).members.keys() : [onlyFor];
      await showConversation(id, concerned, 'conversation_updated');
    } else if (isOf(event, 'conversation.notePosted')) await deliverStored(event.data.messageId);
    else if (isOf(event, 'conversation.knocked')) {
      const { conversationId: id, messageId, fromId } = event.data;
      await deliverStored(messageId);
      const knock = { conversation_id: id, from_id: fromId };
      for (const accountId of (await rooms.open(id)).members.keys()) {
        if (accountId !== fromId) broadcaster.sendOwnHere(accountId, 'knock', knock);
      }
    } else if (isOf(event, 'conversation.messageChanged')) await onMessageChanged(event.data.messageId);
  }

  /** Sends the message's current state; to members who have not received it yet, the message first. */
  async function onMessageChanged(messageId: number): Promise<void> {
    const row = await findMessage(db, messageId);
    if (!row) return;
    const changed = presentMessage(row);
    const room = await rooms.open(changed.conversation_id);
    if (changed.seq > room.deliveredSeq) await rooms.deliver(changed);
    broadcaster.broadcastMessageHere(room, changed, (message, isFor) => {
      const change = { conversation_id: room.id, message };
      broadcaster.broadcastHere(room.id, 'message_updated', change, { isFor });
      for (const accountId of room.members.keys())
        if (isFor(accountId)) broadcaster.sendOwnHere(accountId, 'message_updated', change);
    });
  }

  async function deliverStored(messageId: number): Promise<void> {
    const message = await findMessage(db, messageId);
    if (message) await rooms.deliver(presentMessage(message));
  }

  /** The account's presence setting may have changed; each node notifies its own people. */
  async function showOrHide(accountId: number): Promise<void> {
    const isShown = await showsPresence(db, accountId).catch(() => false);
    presence.show(accountId, isShown, services.clock.now());
  }

  /** Something on its recipients' screens has changed; a market event concerns every screen. */
  function pushLive(event: RecordedEvent): void {
    const live = presentLive(event);
    const topics = new Set(event.recipients.map((accountId) => `users:${accountId}`));
    if (event.audience === 'market')
      for (const accountId of connected.keys()) topics.add(`users:${accountId}`);
    for (const topic of topics) if (broadcaster.isAnyoneIn(topic)) phoenix.broadcast(topic, 'live', live);
  }

  return (event) => {
    if (isOf(event, 'session.ended')) {
      const { accountId, sessionId } = event.data;
      phoenix.closeSockets(sessionId === null ? { ownerKey: String(accountId) } : { sessionKey: sessionId });
    } else if (isOf(event, 'session.renewed')) {
      phoenix.closeSockets({ sessionKey: event.data.sessionId }, connectAgain);
    } else if (isOf(event, 'account.suspensionChanged')) {
      suspended.note(event.data.accountId, event.data.suspended);
    } else if (event.type.startsWith('conversation.')) {
      onChatEvent(event).catch((error: unknown) =>
        log.error(
          { err: error, eventId: event.id, type: event.type },
          'a chat event did not reach the sockets',
        ),
      );
    } else {
      if (isOf(event, 'account.changed')) void showOrHide(event.data.accountId);
      pushLive(event);
    }
  };
}

function isOf<Type extends RecordedEvent['type']>(
  event: RecordedEvent,
  type: Type,
): event is RecordedEvent<Type> {
  return event.type === type;
}
