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
 * How the events of a room change what it shows. Pure: the state before plus the event equals a newly fetched state.
 */

/** The maximum number of messages of one room in memory; the ones farthest from the reader are dropped. */
export const maxLoadedMessages = 600;

/** The loaded window of one conversation. */
export interface RoomState {
  conversation: Conversation;
  /** Ordered by id, oldest first, without gaps. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  /** Later messages exist: an older window is shown. */
  hasNewer: boolean;
  /** The last known message of the conversation, whether or not it is in `messages`. */
  latest: ChatMessage | null;
}

/**
 * The reply of a join. The first one sets the state. A later one adds missed messages, unless an older window is shown:
 * then it only updates `latest`. If more was missed than its limit, the rest loads on scrolling.
 */
export function applyJoined(
  state: RoomState | null,
  reply: RoomJoined,
  askedAfter: number | null,
): RoomState {
  const { conversation, messages } = reply;
  if (state === null || askedAfter === null) {
    const known = state?.messages ?? [];
    // Messages that arrived before the reply.
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
 * Adds messages at the end of the conversation. They are shown if they continue the shown ones. Otherwise, and if too
 * many are in memory, only `latest` and `hasNewer` change; they load on scrolling.
 */
function withNews(state: RoomState, news: readonly ChatMessage[]): RoomState {
  const last = news.at(-1);
  if (!last) return state;
  const latest = last.id > (state.latest?.id ?? 0) ? last : state.latest;
  if (latest === state.latest && news.every(({ id }) => id <= (state.latest?.id ?? 0))) return state;
  const shown = state.messages.at(-1);
  const fresh = news.filter(({ id }) => id > (shown?.id ?? 0));
  const continues = shown === undefined || fresh[0]?.seq === shown.seq + 1;
  if (state.hasNewer || !continues || state.messages.length >= 2 * maxLoadedMessages) {
    return { ...state, latest, hasNewer: true };
  }
  return { ...state, latest, messages: mergeMessages(state.messages, fresh) };
}

/**
 * Whether new messages did not continue a list that was shown to the end: the messages between must be loaded at once.
 */
export function leavesGap(before: RoomState | null, after: RoomState | null): boolean {
  return before !== null && after !== null && !before.hasNewer && after.hasNewer;
}

/** Older messages, loaded by scrolling. */
export function applyOlder(state: RoomState, older: LoadedMessages): RoomState {
  const merged = mergeMessages(older.messages, state.messages);
  const messages = merged.length > maxLoadedMessages ? merged.slice(0, maxLoadedMessages) : merged;
  const hasNewer = state.hasNewer || messages.length < merged.length;
  return { ...state, messages, hasOlder: older.has_more, hasNewer };
}

/** Later messages, loaded by scrolling. */
export function applyNewer(state: RoomState, newer: LoadedMessages): RoomState {
  const merged = mergeMessages(state.messages, newer.messages);
  const messages = merged.slice(-maxLoadedMessages);
  const hasOlder = state.hasOlder || messages.length < merged.length;
  return withWindow(state, { messages, has_more: hasOlder, has_newer: newer.has_newer });
}

/** The last message that this member has read, if somebody else has written since; otherwise null. */
export function unreadAfter(state: RoomState | null, userId: number): number | null {
  if (state === null) return null;
  const { conversation, messages, latest } = state;
  const read = conversation.users.find(({ id }) => id === userId)?.last_read_message_id;
  if (read === undefined) return null;
  const ofOthers = [messages.findLast(({ from_id: from }) => from !== userId), latest];
  return ofOthers.some((message) => message && message.from_id !== userId && message.id > read) ? read : null;
}

/** Replaces the loaded window after a jump. */
export function withWindow(state: RoomState, loaded: LoadedMessages): RoomState {
  const { messages, has_more: hasOlder } = loaded;
  const last = messages.at(-1);
  // Messages that arrived before the reply are not in it.
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

/** The people or the name changed; messages and read marks stay. */
export function applyRoomUpdated(
  state: RoomState,
  { conversation }: OwnEvents['conversation_updated'],
): RoomState {
  const first = state.messages[0]?.seq ?? 1;
  // The mediator may have gained access to earlier messages.
  const hasOlder = first > conversation.hidden_up_to_seq + 1;
  return { ...state, hasOlder, conversation: { ...conversation, messages: [] } };
}
