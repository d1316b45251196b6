import type {
  ChatMessage,
  Conversation,
  LoadedMessages,
  OwnEvents,
  RoomEvents,
  RoomJoined,
} from '@trattativa/contract/room/chat/chat';
import { mergeMessages, withChanged } from './chat.live.ts';

/**
 * What the events of a room do to what is shown of it. Pure: the state before and the event give the state that would be
 * fetched afresh.
 */

/** Messages of one room that a browser keeps at hand; beyond it those farthest from the reader are let go. */
export const mostKept = 600;

/** One conversation that is open, or was a moment ago: a window of it. */
export interface RoomState {
  conversation: Conversation;
  /** By id, oldest first, without gaps. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  /** There are later ones than these: an older window is being looked at. */
  hasNewer: boolean;
  /** The last message of the conversation that this browser has heard of, among `messages` or not. */
  latest: ChatMessage | null;
}

/**
 * The reply of a join. The first one is the state. A later one adds what was missed, unless an older window is being
 * looked at: then it only tells how far the conversation has come. When more was missed than it could carry, the rest is
 * loaded when scrolled to.
 */
export function applyJoined(
  state: RoomState | null,
  reply: RoomJoined,
  askedAfter: number | null,
): RoomState {
  const { conversation, messages } = reply;
  if (state === null || askedAfter === null) {
    const known = state?.messages ?? [];
    // Messages that came while the reply was under way.
    const later = known.filter(({ id }) => id > (messages.at(-1)?.id ?? 0));
    const merged = mergeMessages(messages, later);
    return {
      conversation,
      messages: merged,
      hasOlder: reply.has_more,
      hasNewer: false,
      latest: merged.at(-1) ?? null,
    };
  }
  const after = withNews({ ...state, ...changedIn(state, reply.changed) }, messages);
  return { ...after, conversation, hasNewer: after.hasNewer || reply.has_more };
}

export function applyNewMessages(state: RoomState, event: RoomEvents['new_messages']): RoomState {
  const after = withNews(state, event.messages);
  const at = after.latest?.inserted_at ?? '';
  if (after === state || at <= state.conversation.updated_at) return after;
  return { ...after, conversation: { ...state.conversation, updated_at: at } };
}

export function applyMessageUpdated(state: RoomState, event: RoomEvents['message_updated']): RoomState {
  const changed = changedIn(state, [event.message]);
  const isSame = changed.messages === state.messages && changed.latest === state.latest;
  return isSame ? state : { ...state, ...changed };
}

function changedIn(
  { messages, latest }: RoomState,
  changed: readonly ChatMessage[],
): Pick<RoomState, 'messages' | 'latest'> {
  return {
    messages: withChanged(messages, changed),
    latest: latest && (withChanged([latest], changed)[0] as ChatMessage),
  };
}

/**
 * Messages at the end of the conversation. They are shown when they continue what is shown; otherwise, and when there is
 * too much at hand already, they are known to be there and loaded when scrolled to.
 */
function withNews(state: RoomState, news: readonly ChatMessage[]): RoomState {
  const last = news.at(-1);
  if (!last) return state;
  const latest = last.id > (state.latest?.id ?? 0) ? last : state.latest;
  if (latest === state.latest && news.every(({ id }) => id <= (state.latest?.id ?? 0))) return state;
  const shown = state.messages.at(-1);
  const fresh = news.filter(({ id }) => id > (shown?.id ?? 0));
  const continues = shown === undefined || fresh[0]?.seq === shown.seq + 1;
  if (state.hasNewer || !continues || state.messages.length >= 2 * mostKept) {
    return { ...state, latest, hasNewer: true };
  }
  return { ...state, latest, messages: mergeMessages(state.messages, fresh) };
}

/** Whether news did not continue what was shown to the end: what lies between is to be asked for at once. */
export function leavesGap(before: RoomState | null, after: RoomState | null): boolean {
  return before !== null && after !== null && !before.hasNewer && after.hasNewer;
}

/** Older messages that were scrolled to. */
export function applyOlder(state: RoomState, older: LoadedMessages): RoomState {
  const merged = mergeMessages(older.messages, state.messages);
  const messages = merged.length > mostKept ? merged.slice(0, mostKept) : merged;
  const hasNewer = state.hasNewer || messages.length < merged.length;
  return { ...state, messages, hasOlder: older.has_more, hasNewer };
}

/** Later messages that were scrolled to. */
export function applyNewer(state: RoomState, newer: LoadedMessages): RoomState {
  const merged = mergeMessages(state.messages, newer.messages);
  const messages = merged.slice(-mostKept);
  const hasOlder = state.hasOlder || messages.length < merged.length;
  return withWindow(state, { messages, has_more: hasOlder, has_newer: newer.has_newer });
}

/** The last message that this member has read, when somebody else has written since; else null. */
export function unreadAfter(state: RoomState | null, userId: number): number | null {
  if (state === null) return null;
  const { conversation, messages, latest } = state;
  const read = conversation.users.find(({ id }) => id === userId)?.last_read_message_id;
  if (read === undefined) return null;
  const ofOthers = [messages.findLast(({ from_id: from }) => from !== userId), latest];
  return ofOthers.some((message) => message && message.from_id !== userId && message.id > read) ? read : null;
}

/** Another window of the conversation that was jumped to. */
export function withWindow(state: RoomState, loaded: LoadedMessages): RoomState {
  const { messages, has_more: hasOlder } = loaded;
  const last = messages.at(-1);
  // What came while the reply was under way is not in it.
  const hasNewer = loaded.has_newer || (state.latest?.id ?? 0) > (last?.id ?? 0);
  const latest = last && last.id > (state.latest?.id ?? 0) ? last : state.latest;
  return { ...state, messages, hasOlder, hasNewer, latest };
}

export function applySomeoneRead(state: RoomState, event: RoomEvents['someone_read_messages']): RoomState {
  const users = state.conversation.users.map((user) =>
    user.id === event.user_id && event.last_read_message_id >= user.last_read_message_id
      ? { ...user, read_at: event.read_at, last_read_message_id: event.last_read_message_id }
      : user,
  );
  return { ...state, conversation: { ...state.conversation, users } };
}

/** The people or the name changed; what has been read and said stays. */
export function applyRoomUpdated(
  state: RoomState,
  { conversation }: OwnEvents['conversation_updated'],
): RoomState {
  const first = state.messages[0]?.seq ?? 1;
  // The mediator may have been shown what was before.
  const hasOlder = first > conversation.hidden_up_to_seq + 1;
  return { ...state, hasOlder, conversation: { ...conversation, messages: [] } };
}
