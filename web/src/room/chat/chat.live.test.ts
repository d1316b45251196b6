import type { ChatMessage, Conversation, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyConversationRemoved,
  applyConversationUpdated,
  applyListedMessageUpdated,
  applyNewConversation,
  applyUnreadUpdated,
  mergeMessages,
  quoteOf,
} from './chat.live.ts';
import {
  applyJoined,
  applyMessageUpdated,
  applyNewer,
  applyNewMessages,
  applyOlder,
  applyRoomUpdated,
  applySomeoneRead,
  leavesGap,
  maxLoadedMessages,
  type RoomState,
  withWindow,
} from './room.live.ts';

/** A conversation as stored by the service, and its response to a new fetch. */
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
    reply_to_id: null,
    reply_to: null,
    mentions: [],
    edited_at: null,
    deleted_at: null,
    change: 0,
  };
}

const unseen = {
  role: 'member',
  is_staff: false,
  image_url: null,
  club: null,
  last_seen_at: null,
  read_at: null,
  last_read_message_id: 0,
} as const;
const nothing: Conversation['can'] = {
  rename: false,
  add: false,
  remove: false,
  leave: false,
  call_mediator: false,
  withdraw_call: false,
  ask_history: false,
  answer_history: false,
  knock: false,
};

function conversation(
  id: number,
  messages: ChatMessage[],
  unread = 0,
  more: Partial<Conversation> = {},
): Conversation {
  return {
    id,
    type: conversationType.oneToOne,
    is_group: false,
    name: '',
    negotiation_id: null,
    offer_id: null,
    transfer_id: null,
    deal: null,
    version: 1,
    muted: false,
    hidden_up_to_seq: 0,
    mediation: null,
    can: nothing,
    knock_again_at: null,
    users: [
      { id: 1, username: 'Ada', ...unseen },
      { id: 2, username: 'Bea', ...unseen },
    ],
    former_users: [],
    messages,
    unread_count: unread,
    updated_at: messages.at(-1)?.inserted_at ?? at(0),
    ...more,
  };
}

/** The response to a join without a last message: the whole of a short conversation. */
const fetched = (messages: readonly ChatMessage[], more: Partial<Conversation> = {}): RoomState => ({
  conversation: conversation(1, [], 0, { updated_at: messages.at(-1)?.inserted_at ?? at(0), ...more }),
  messages,
  hasOlder: false,
  hasNewer: false,
  latest: messages.at(-1) ?? null,
});

describe('the list of conversations: the state before plus the event equals a newly fetched state', () => {
  const older = conversation(1, [message(1)], 1);
  const newer = conversation(2, [message(5, 2, 2)]);

  it('unread_updated with a message increments the count and moves the conversation to the top', () => {
    const event = { conversation_id: 1, unread_count: 2, last_message: message(9) };
    const afresh = [conversation(1, [message(1), message(9)], 2), newer];
    expect(applyUnreadUpdated([newer, older], event)).toEqual(afresh);
  });

  it('unread_updated after reading changes the count alone', () => {
    const event = { conversation_id: 1, unread_count: 0, last_message: message(1) };
    expect(applyUnreadUpdated([newer, older], event)).toEqual([newer, conversation(1, [message(1)], 0)]);
  });

  it('unread_updated of a conversation that is not listed changes nothing', () => {
    const list = [newer];
    expect(applyUnreadUpdated(list, { conversation_id: 7, unread_count: 1, last_message: message(9) })).toBe(
      list,
    );
  });

  it('message_updated changes the last message shown for a conversation', () => {
    const edited = { ...message(1), content: '', deleted_at: at(3), change: 1 };
    expect(applyListedMessageUpdated([newer, older], { conversation_id: 1, message: edited })).toEqual([
      newer,
      conversation(1, [edited], 1, { updated_at: older.updated_at }),
    ]);
  });

  it('new_conversation inserts it at its position, once', () => {
    const event = { conversation: older };
    expect(applyNewConversation([newer], event)).toEqual([newer, older]);
    expect(applyNewConversation([newer, older], event)).toEqual([newer, older]);
  });

  it('conversation_updated replaces the conversation', () => {
    const renamed = { ...older, name: 'Venier · Virtus' };
    expect(applyConversationUpdated([newer, older], { conversation: renamed })).toEqual([newer, renamed]);
  });

  it('conversation_removed removes the conversation', () => {
    expect(applyConversationRemoved([newer, older], { conversation_id: 1 })).toEqual([newer]);
  });
});

const before = fetched([message(1), message(2)]);
const reply = (messages: ChatMessage[], hasMore = false, more: Partial<Conversation> = {}): RoomJoined => ({
  conversation: conversation(1, [], 0, { updated_at: messages.at(-1)?.inserted_at ?? at(2), ...more }),
  messages,
  changed: [],
  last_change: 0,
  has_more: hasMore,
});

describe('an open room: the state before plus the event equals a newly fetched state', () => {
  it('new_messages adds the messages', () => {
    const event = { conversation_id: 1, messages: [message(3)] };
    expect(applyNewMessages(before, event)).toEqual(fetched([message(1), message(2), message(3)]));
  });

  it('new_messages that are already shown change nothing', () => {
    expect(applyNewMessages(before, { conversation_id: 1, messages: [message(2)] })).toBe(before);
  });

  it('new_messages that do not continue the shown messages leave a gap, which is filled by loading newer ones', () => {
    const after = applyNewMessages(before, { conversation_id: 1, messages: [message(5)] });
    expect(leavesGap(before, after)).toBe(true);
    const rest = { messages: [3, 4, 5].map((id) => message(id)), has_more: true, has_newer: false };
    const afresh = fetched([1, 2, 3, 4, 5].map((id) => message(id)));
    expect(applyNewer(after, rest)).toMatchObject({ messages: afresh.messages, hasNewer: false });
    const next = applyNewMessages(before, { conversation_id: 1, messages: [message(3)] });
    expect(leavesGap(before, next)).toBe(false);
    expect(leavesGap(after, applyNewMessages(after, { conversation_id: 1, messages: [message(6)] }))).toBe(
      false,
    );
  });

  it('message_updated changes the message itself and the quotes of it', () => {
    const answer = { ...message(2, 1), reply_to_id: 1, reply_to: quoteOf(message(1)) };
    const edited = { ...message(1), content: 'm1, corretto', edited_at: at(3), change: 1 };
    const afresh = fetched([edited, { ...answer, reply_to: quoteOf(edited) }]);
    const event = { conversation_id: 1, message: edited };
    expect(applyMessageUpdated(fetched([message(1), answer]), event)).toEqual(afresh);
    const deleted = { ...edited, content: '', deleted_at: at(4), change: 2 };
    const after = applyMessageUpdated(afresh, { conversation_id: 1, message: deleted });
    expect(after).toEqual(fetched([deleted, { ...answer, reply_to: quoteOf(deleted) }]));
    // Events out of order: the older one arrives last and changes nothing.
    expect(applyMessageUpdated(after, event)).toBe(after);
  });

  it('message_updated of a message that is not loaded changes only the quotes of it', () => {
    const answer = { ...message(5, 1), reply_to_id: 1, reply_to: quoteOf(message(1)) };
    const edited = { ...message(1), content: 'm1, corretto', edited_at: at(3), change: 1 };
    expect(applyMessageUpdated(fetched([answer]), { conversation_id: 1, message: edited })).toEqual(
      fetched([{ ...answer, reply_to: quoteOf(edited) }]),
    );
    expect(applyMessageUpdated(before, { conversation_id: 1, message: { ...edited, id: 9 } })).toBe(before);
  });

  it('someone_read_messages moves a read mark forwards only', () => {
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

  it('conversation_updated changes people and name, not the messages', () => {
    const updated = conversation(1, [message(2)], 1, { name: 'Nuovo', updated_at: at(2) });
    expect(applyRoomUpdated(before, { conversation: updated })).toEqual({
      ...before,
      conversation: { ...updated, messages: [] },
    });
  });

  it('conversation_updated lets a mediator scroll up to earlier messages once both sides agreed', () => {
    const hidden = fetched([message(3)], { hidden_up_to_seq: 2 });
    const shown = conversation(1, [], 0, { hidden_up_to_seq: 0, updated_at: at(3) });
    expect(applyRoomUpdated(hidden, { conversation: shown })).toEqual({
      ...fetched([message(3)]),
      hasOlder: true,
    });
  });

  it('older messages are added above', () => {
    const state = { ...fetched([message(3)]), hasOlder: true };
    const older = { messages: [message(1), message(2)], has_more: false, has_newer: true };
    expect(applyOlder(state, older)).toEqual(fetched([message(1), message(2), message(3)]));
  });

  it('the first join sets the state; messages that arrived before its reply stay', () => {
    expect(applyJoined(null, reply([message(1), message(2)]), null)).toEqual(before);
    const early = fetched([message(9)]);
    expect(applyJoined(early, reply([message(1)]), null).messages.map(({ id }) => id)).toEqual([1, 9]);
  });

  it('a rejoin adds missed messages', () => {
    const after = applyJoined(before, reply([message(3), message(4)]), 2);
    expect(after).toEqual(fetched([message(1), message(2), message(3), message(4)]));
  });

  it('a rejoin changes messages that were edited meanwhile', () => {
    const edited = { ...message(1), content: 'm1, corretto', edited_at: at(3), change: 1 };
    const after = applyJoined(before, { ...reply([message(3)]), changed: [edited], last_change: 1 }, 2);
    expect(after).toEqual(fetched([edited, message(2), message(3)]));
  });

  it('a user without a known message gets all messages of a rejoin as new', () => {
    const empty = fetched([]);
    expect(applyJoined(empty, reply([message(1)]), null)).toEqual(fetched([message(1)]));
  });

  it('a rejoin with more missed messages than its limit leaves the rest to scrolling', () => {
    expect(applyJoined(before, reply([message(3)], true), 2)).toMatchObject({
      messages: [message(1), message(2), message(3)],
      hasNewer: true,
    });
  });
});

describe('a window of a long conversation', () => {
  const run = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
  const windowOf = (from: number, to: number, hasNewer: boolean) => ({
    messages: run(from, to),
    has_more: from > 1,
    has_newer: hasNewer,
  });
  /** The conversation has 2,000 messages; this range is loaded. */
  const shown = (from: number, to: number): RoomState => ({
    ...fetched(run(from, to), { updated_at: at(2000) }),
    hasOlder: from > 1,
    hasNewer: to < 2000,
    latest: message(2000),
  });
  const news = { conversation_id: 1, messages: [message(2001)] };

  it('that is jumped to replaces the shown messages', () => {
    expect(withWindow(shown(1951, 2000), windowOf(100, 149, true))).toEqual(shown(100, 149));
  });

  it('does not show new messages at the end, but knows that they exist', () => {
    const after = applyNewMessages(shown(100, 149), news);
    expect(after.messages).toEqual(run(100, 149));
    expect([after.hasNewer, after.latest]).toEqual([true, message(2001)]);
    expect(applyJoined(shown(100, 149), reply(run(2001, 2002)), 2000)).toMatchObject({
      messages: run(100, 149),
      latest: message(2002),
    });
  });

  it('grows downwards until the end, without skipping messages that arrived meanwhile', () => {
    expect(applyNewer(shown(1901, 1950), windowOf(1951, 2000, false))).toEqual(shown(1901, 2000));
    const meanwhile = applyNewMessages(shown(1901, 1950), news);
    expect(applyNewer(meanwhile, windowOf(1951, 2000, false)).hasNewer).toBe(true);
    expect(applyNewer(meanwhile, windowOf(1951, 2001, false))).toMatchObject({
      hasNewer: false,
      latest: message(2001),
    });
  });

  it('drops the messages farthest from the reader, which can be loaded again', () => {
    const up = applyOlder(shown(2000 - maxLoadedMessages + 1, 2000), windowOf(1351, 1400, true));
    expect([up.messages.length, up.messages[0]?.id, up.hasNewer]).toEqual([maxLoadedMessages, 1351, true]);
    const down = applyNewer(
      shown(1, maxLoadedMessages),
      windowOf(maxLoadedMessages + 1, maxLoadedMessages + 50, true),
    );
    expect([down.messages.length, down.messages.at(-1)?.id, down.hasOlder]).toEqual([
      maxLoadedMessages,
      maxLoadedMessages + 50,
      true,
    ]);
  });

  it('with a missing number before the next message is completed by the service, not shown with a gap', () => {
    const after = applyNewMessages(before, { conversation_id: 1, messages: [message(4)] });
    expect([after.messages, after.hasNewer]).toEqual([[message(1), message(2)], true]);
  });

  it('shows numbers without a gap and ends at the latest, however messages arrive and are scrolled to', () => {
    const act = fc.oneof(
      fc.constant('older' as const),
      fc.constant('newer' as const),
      fc.constant('news' as const),
      fc.integer({ min: 1, max: 2000 }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let total = 2000;
        let state: RoomState = { ...fetched(run(1951, 2000)), hasOlder: true };
        for (const one of acts) {
          const first = state.messages[0]?.id ?? 0;
          const last = state.messages.at(-1)?.id ?? 0;
          if (one === 'news') {
            total += 1;
            state = applyNewMessages(state, { conversation_id: 1, messages: [message(total)] });
          } else if (one === 'older' && state.hasOlder)
            state = applyOlder(state, windowOf(Math.max(1, first - 50), first - 1, true));
          else if (one === 'newer' && state.hasNewer)
            state = applyNewer(state, windowOf(last + 1, Math.min(total, last + 50), last + 50 < total));
          else if (typeof one === 'number')
            state = withWindow(state, windowOf(one, Math.min(total, one + 49), one + 49 < total));
          const ids = state.messages.map(({ id }) => id);
          expect(ids).toEqual(run(ids[0] as number, ids.at(-1) as number).map(({ id }) => id));
          expect(state.hasNewer).toBe(ids.at(-1) !== total);
          expect(state.hasOlder).toBe(ids[0] !== 1);
          expect(state.latest?.id).toBe(total);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('merging', () => {
  it('shows each message once, ordered by id, however often and in whatever order messages arrive', () => {
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
