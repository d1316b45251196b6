import type { ChatMessage, Conversation, RoomJoined } from '@trattativa/contract/chat/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyConversationRemoved,
  applyConversationUpdated,
  applyJoined,
  applyNewConversation,
  applyNewMessages,
  applyOlder,
  applyRoomUpdated,
  applySomeoneRead,
  applyUnreadUpdated,
  isIncomplete,
  mergeMessages,
  type RoomState,
} from './chat.live.ts';

/** A conversation as the service keeps it, and what it answers when it is asked afresh. */
const at = (minute: number) => new Date(Date.UTC(2026, 8, 15, 10, minute)).toISOString();

function message(id: number, fromId = 2, conversationId = 1): ChatMessage {
  return {
    id,
    seq: id,
    conversation_id: conversationId,
    from_id: fromId,
    content: `m${id}`,
    inserted_at: at(id),
    client_id: `c${id}`,
    kind: 'text',
    meta: null,
  };
}

function conversation(
  id: number,
  messages: ChatMessage[],
  unread = 0,
  more: Partial<Conversation> = {},
): Conversation {
  return {
    id,
    type: 2,
    is_group: false,
    name: '',
    negotiation_id: null,
    users: [
      { id: 1, username: 'Ada', read_at: null, last_read_message_id: 0 },
      { id: 2, username: 'Bea', read_at: null, last_read_message_id: 0 },
    ],
    former_users: [],
    messages,
    unread_count: unread,
    updated_at: messages.at(-1)?.inserted_at ?? at(0),
    ...more,
  };
}

/** What a join without memory answers: the whole of a short conversation. */
const fetched = (messages: readonly ChatMessage[], more: Partial<Conversation> = {}): RoomState => ({
  conversation: conversation(1, [], 0, { updated_at: messages.at(-1)?.inserted_at ?? at(0), ...more }),
  messages,
  hasOlder: false,
});

describe('the list of conversations: the state before and the event are the state fetched afresh', () => {
  const older = conversation(1, [message(1)], 1);
  const newer = conversation(2, [message(5, 2, 2)]);

  it('unread_updated with a message raises the count and moves the conversation to the top', () => {
    const event = { conversation_id: 1, unread_count: 2, last_message: message(9) };
    const afresh = [conversation(1, [message(1), message(9)], 2), newer];
    expect(applyUnreadUpdated([newer, older], event)).toEqual(afresh);
  });

  it('unread_updated after reading changes the count alone', () => {
    const event = { conversation_id: 1, unread_count: 0, last_message: message(1) };
    expect(applyUnreadUpdated([newer, older], event)).toEqual([newer, conversation(1, [message(1)], 0)]);
  });

  it('unread_updated of a conversation that is not listed yet changes nothing', () => {
    const list = [newer];
    expect(applyUnreadUpdated(list, { conversation_id: 7, unread_count: 1, last_message: message(9) })).toBe(
      list,
    );
  });

  it('new_conversation lists it in its place, once', () => {
    const event = { conversation: older };
    expect(applyNewConversation([newer], event)).toEqual([newer, older]);
    expect(applyNewConversation([newer, older], event)).toEqual([newer, older]);
  });

  it('conversation_updated takes its place', () => {
    const renamed = { ...older, name: 'Venier · Virtus' };
    expect(applyConversationUpdated([newer, older], { conversation: renamed })).toEqual([newer, renamed]);
  });

  it('conversation_removed takes it away', () => {
    expect(applyConversationRemoved([newer, older], { conversation_id: 1 })).toEqual([newer]);
  });
});

describe('an open room: the state before and the event are the state fetched afresh', () => {
  const before = fetched([message(1), message(2)]);
  const reply = (messages: ChatMessage[], hasMore = false, more: Partial<Conversation> = {}): RoomJoined => ({
    conversation: conversation(1, [], 0, { updated_at: messages.at(-1)?.inserted_at ?? at(2), ...more }),
    messages,
    has_more: hasMore,
  });

  it('new_messages', () => {
    const event = { conversation_id: 1, messages: [message(3)] };
    expect(applyNewMessages(before, event)).toEqual(fetched([message(1), message(2), message(3)]));
  });

  it('new_messages that are shown already change nothing', () => {
    expect(applyNewMessages(before, { conversation_id: 1, messages: [message(2)] })).toBe(before);
  });

  it('someone_read_messages moves a mark up and never back', () => {
    const mark = (id: number, minute: number) => ({
      conversation_id: 1,
      user_id: 2,
      read_at: at(minute),
      last_read_message_id: id,
    });
    const after = applySomeoneRead(before, mark(2, 5));
    expect(after.conversation.users[1]).toMatchObject({ read_at: at(5), last_read_message_id: 2 });
    expect(applySomeoneRead(after, mark(1, 4))).toEqual(after);
  });

  it('conversation_updated changes people and name, not what was said', () => {
    const updated = conversation(1, [message(2)], 1, { name: 'Nuovo', updated_at: at(2) });
    expect(applyRoomUpdated(before, { conversation: updated })).toEqual({
      ...before,
      conversation: { ...updated, messages: [] },
    });
  });

  it('older messages go above', () => {
    const state = { ...fetched([message(3)]), hasOlder: true };
    const older = { messages: [message(1), message(2)], has_more: false };
    expect(applyOlder(state, older)).toEqual(fetched([message(1), message(2), message(3)]));
  });

  it('the first join is the state; messages that came before its reply stay', () => {
    expect(applyJoined(null, reply([message(1), message(2)]), null)).toEqual(before);
    const early = fetched([message(9)]);
    expect(applyJoined(early, reply([message(1)]), null).messages.map(({ id }) => id)).toEqual([1, 9]);
  });

  it('a rejoin adds what was missed', () => {
    const after = applyJoined(before, reply([message(3), message(4)]), 2);
    expect(after).toEqual(fetched([message(1), message(2), message(3), message(4)]));
  });

  it('who had seen nothing gets everything of a rejoin as news', () => {
    const empty = fetched([]);
    expect(applyJoined(empty, reply([message(1)]), null)).toEqual(fetched([message(1)]));
  });

  it('a rejoin that could not carry everything says so', () => {
    expect(isIncomplete(reply([message(3)], true), 2)).toBe(true);
    expect(isIncomplete(reply([message(3)], true), null)).toBe(false);
  });
});

describe('merging', () => {
  it('in whatever order messages come, and however often, each is shown once, in the order of ids', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    fc.assert(
      fc.property(ids, fc.array(fc.integer({ min: 1, max: 5 })), (arrived, sizes) => {
        let shown: readonly ChatMessage[] = [];
        let from = 0;
        for (const size of [...sizes, arrived.length]) {
          shown = mergeMessages(
            shown,
            [...new Set(arrived.slice(from, from + size))].sort((a, b) => a - b).map((id) => message(id)),
          );
          from += size;
        }
        expect(shown.map(({ id }) => id)).toEqual([...new Set(arrived)].sort((a, b) => a - b));
      }),
    );
  });
});
