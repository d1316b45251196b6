import type { ChatMessage, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { beforeEach, expect, it, vi } from 'vitest';

const me = 12;
const other = 13;

/** The pushes of this browser, as `event topic`, and its listeners. */
const pushed: string[] = [];
const listeners = new Map<string, Map<string, (payload: object) => void>>();

function message(conversationId: number, id: number): ChatMessage {
  const said = { id, seq: id, conversation_id: conversationId, from_id: other, content: `m${id}`, change: 0 };
  return { ...said, inserted_at: new Date(id).toISOString(), client_id: null } as ChatMessage;
}

vi.mock('../../../platform/storage/device-store.ts', () => ({
  deviceStore: { list: async () => [], remove: async () => {}, write: async () => {} },
}));
vi.mock('../../../platform/socket/socket.ts', () => ({
  channel: (topic: string) => ({
    topic,
    on: (event: string, handle: (payload: object) => void) => listeners.get(topic)?.set(event, handle),
    onError() {},
    onClose() {},
    push(event: string) {
      pushed.push(`${event} ${topic}`);
      const push = { receive: () => push };
      return push;
    },
    leave: () => pushed.push(`phx_leave ${topic}`),
  }),
  join({ topic }: { topic: string }, onJoined: (reply: RoomJoined) => void) {
    pushed.push(`phx_join ${topic}`);
    const id = Number(topic.split(':')[1]);
    const users = [me, other].map((user) => ({ id: user, last_read_message_id: 1 }));
    onJoined({
      conversation: { id, users, unread_count: 0, updated_at: '' },
      messages: [message(id, 1)],
      changed: [],
      last_change: 0,
      has_more: false,
    } as unknown as RoomJoined);
  },
}));
vi.stubGlobal(
  'BroadcastChannel',
  class {
    close() {}
    postMessage() {}
  },
);
const { Rooms } = await import('./rooms.ts');

const receives = (id: number, event: string, payload: object) =>
  listeners.get(`conversation:${id}`)?.get(event)?.({ conversation_id: id, ...payload });

beforeEach(() => {
  pushed.length = 0;
  for (const id of [1, 2, 3, 4, 5]) listeners.set(`conversation:${id}`, new Map());
});

/** Shows one room after the other. */
function visits(rooms: InstanceType<typeof Rooms>, ...ids: number[]): () => void {
  let leave = () => {};
  for (const id of ids) {
    leave();
    leave = rooms.show(id);
  }
  return leave;
}

it('the room on screen and the three before it stay joined; a newer one evicts the oldest', () => {
  const rooms = new Rooms(me);
  const leave = visits(rooms, 1, 2, 3, 4);
  expect(pushed).toEqual([1, 2, 3, 4].map((id) => `phx_join conversation:${id}`));
  leave();
  visits(rooms, 5);
  expect(pushed.slice(4)).toEqual(['phx_leave conversation:1', 'phx_join conversation:5']);
});

it('returning to one of them makes no request, and shows its new messages below the divider', () => {
  const rooms = new Rooms(me);
  const leave = visits(rooms, 1, 2);
  receives(1, 'new_messages', { messages: [message(1, 2), message(1, 3)] });
  const room = rooms.room(1);
  expect(room.state.get()?.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(room.readUpTo.get()).toBe(1);
  leave();
  rooms.show(1);
  expect(room.readUpTo.get()).toBe(1);
  expect(pushed).toEqual(['phx_join conversation:1', 'phx_join conversation:2']);
});

it('new messages in a room that is not on screen are marked as read only once it is shown; then the divider goes too', () => {
  const rooms = new Rooms(me);
  const leave = visits(rooms, 1, 2);
  receives(1, 'new_messages', { messages: [message(1, 2)] });
  expect(pushed.filter((push) => push.startsWith('mark_read'))).toEqual([]);
  leave();
  const leaveAgain = rooms.show(1);
  rooms.room(1).markRead();
  expect(pushed.at(-1)).toBe('mark_read_messages conversation:1');
  expect(rooms.room(1).readUpTo.get()).toBe(1);
  leaveAgain();
  expect(rooms.room(1).readUpTo.get()).toBeNull();
});

it('messages read on another screen meanwhile have no divider', () => {
  const rooms = new Rooms(me);
  visits(rooms, 1, 2);
  receives(1, 'new_messages', { messages: [message(1, 2)] });
  receives(1, 'someone_read_messages', { user_id: me, read_at: '', last_read_message_id: 2 });
  expect(rooms.room(1).readUpTo.get()).toBeNull();
});

it('an older window is dropped when its room is hidden: the end is loaded for the return', () => {
  const rooms = new Rooms(me);
  const leave = visits(rooms, 1);
  const { state } = rooms.room(1);
  const shown = state.get();
  if (shown) state.set({ ...shown, hasNewer: true });
  leave();
  expect(pushed.at(-1)).toBe('load_messages conversation:1');
});

it('a user removed from a conversation leaves its channel, and its messages are dropped', () => {
  const rooms = new Rooms(me);
  visits(rooms, 1, 2);
  rooms.close(1);
  expect(pushed.at(-1)).toBe('phx_leave conversation:1');
  expect(rooms.room(1).state.get()).toBeNull();
});

it('all are left when the session ends', () => {
  const rooms = new Rooms(me);
  visits(rooms, 1, 2, 3);
  rooms.stop();
  expect(pushed.filter((push) => push.startsWith('phx_leave'))).toHaveLength(3);
});
