import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomRow } from './conversations.repository.ts';
import { Rooms } from './rooms.ts';

const at = new Date('2026-09-15T10:00:00Z');

function message(seq: number, fromId = 1): ChatMessage {
  return {
    id: 1000 + seq,
    seq,
    conversation_id: 7,
    from_id: fromId,
    client_id: null,
    kind: 'text',
    content: `m${seq}`,
    meta: null,
    reply_to_id: null,
    reply_to: null,
    mentions: [],
    edited_at: null,
    deleted_at: null,
    change: 0,
    inserted_at: at.toISOString(),
  };
}

/** A fake database with `stored` messages, and a record of what was sent. */
function setUp(stored: { count: number }) {
  const sent: { seq: number; unread: number | undefined }[] = [];
  const member = (accountId: number): RoomRow => ({
    account_id: accountId,
    username: `u${accountId}`,
    negotiation_id: null,
    hidden_up_to_seq: 0,
    last_seq: stored.count,
    last_read_message_id: 0,
    unread: accountId === 1 ? 0 : stored.count,
  });
  const rooms = new Rooms({
    read: async () => [member(1), member(2)],
    listBetween: async (_id, after, upTo) =>
      Array.from({ length: upTo - after }, (_, index) => message(after + 1 + index)),
    send: (room, { seq }) => void sent.push({ seq, unread: room.members.get(2)?.unread }),
    isInUse: () => true,
  });
  return { rooms, sent };
}

describe('a room', () => {
  it('sends messages in the order of their numbers, once, in whatever order they arrive', async () => {
    const orders = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, together) => {
        const stored = { count: 0 };
        const { rooms, sent } = setUp(stored);
        await rooms.open(7);
        stored.count = 6;
        const deliveries = [];
        for (const seq of order) {
          const delivery = rooms.deliver(message(seq));
          if (together) deliveries.push(delivery);
          else await delivery;
        }
        await Promise.all(deliveries);
        const last = Math.max(...order);
        expect(sent.map(({ seq }) => seq)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
        expect(sent.at(-1)?.unread).toBe(last);
      }),
    );
  });

  it('sends at once, in the same turn, when nothing is missing', async () => {
    const { rooms, sent } = setUp({ count: 3 });
    await rooms.open(7);
    expect(rooms.deliver(message(4))).toBeUndefined();
    expect(sent).toEqual([{ seq: 4, unread: 4 }]);
  });

  it('loaded by its first message sends that message and counts it once', async () => {
    const { rooms, sent } = setUp({ count: 5 });
    await rooms.deliver(message(5));
    expect(sent).toEqual([{ seq: 5, unread: 5 }]);
  });

  it('counts messages that arrive while a read mark is stored', async () => {
    const { rooms } = setUp({ count: 3 });
    const room = await rooms.open(7);
    await rooms.deliver(message(4));
    const mark = { changed: true, last_read_message_id: 1003, read_at: at, unread: 0, last_seq: 3 };
    expect(rooms.noteRead(room, 2, mark)).toBe(1);
    await rooms.deliver(message(5));
    expect(room.members.get(2)?.unread).toBe(2);
  });
});
