import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { describe, expect, it } from 'vitest';
import { roomItems } from './room-items.ts';

const me = 1;

function message(id: number, fromId: number | null, at: string, clientId: string | null = null): ChatMessage {
  return {
    id,
    seq: id,
    conversation_id: 1,
    from_id: fromId,
    content: `m${id}`,
    inserted_at: `2026-09-${at}:00.000`,
    client_id: clientId,
    kind: fromId === null ? 'system' : 'text',
    reply_to_id: null,
    reply_to: null,
    mentions: [],
    edited_at: null,
    deleted_at: null,
    change: 0,
    meta: fromId === null ? { event: 'negotiationStarted', params: {} } : null,
  };
}

const unsent = (clientId: string) => ({
  conversationId: 1,
  clientId,
  content: clientId,
  more: {},
  at: '2026-09-15T10:00:00.000Z',
  refused: null,
});

const shape = (input: Partial<Parameters<typeof roomItems>[0]>) =>
  roomItems({ messages: [], unsent: [], userId: me, hasOlder: false, readUpTo: null, ...input }).map(
    (item) => {
      if (item.kind === 'message') return `${item.startsGroup ? '+' : ''}${item.message.id}`;
      return item.kind === 'note' ? `note ${item.message.id}` : item.kind;
    },
  );

describe('the lines of a room', () => {
  it('start with the beginning of the conversation once everything is loaded', () => {
    expect(shape({})).toEqual(['beginning']);
    expect(shape({ hasOlder: true })).toEqual([]);
  });

  it('have a line for each day, and group messages of one author within minutes', () => {
    const messages = [
      message(1, me, '14T10:00'),
      message(2, me, '14T10:02'),
      message(3, 2, '14T10:03'),
      message(4, 2, '14T10:30'),
      message(5, 2, '15T09:00'),
      message(6, null, '15T09:01'),
      message(7, 2, '15T09:02'),
    ];
    expect(shape({ messages, hasOlder: true })).toEqual([
      'day',
      '+1',
      '2',
      '+3',
      '+4',
      'day',
      '+5',
      'note 6',
      '+7',
    ]);
  });

  it('are divided above the first unread message of somebody else', () => {
    const messages = [message(1, 2, '14T10:00'), message(2, me, '14T10:01'), message(3, 2, '14T10:02')];
    expect(shape({ messages, hasOlder: true, readUpTo: 1 })).toEqual(['day', '+1', '+2', 'unread', '+3']);
    expect(shape({ messages, hasOlder: true, readUpTo: 3 })).toEqual(['day', '+1', '+2', '+3']);
  });

  it('are not divided while the first unread message may still be above what is loaded', () => {
    const messages = [message(8, 2, '14T10:00')];
    expect(shape({ messages, hasOlder: true, readUpTo: 3 })).toEqual(['day', '+8']);
    expect(shape({ messages, hasOlder: false, readUpTo: 3 })).toEqual(['beginning', 'day', 'unread', '+8']);
  });

  it('end with unsent messages, which keep their position and key when they are stored', () => {
    const before = roomItems({
      messages: [],
      unsent: [unsent('a')],
      userId: me,
      hasOlder: true,
      readUpTo: null,
    });
    expect(before.map(({ kind, key }) => [kind, key])).toEqual([['unsent', 'a']]);
    const messages = [message(1, me, '14T10:00', 'a')];
    expect(shape({ messages, unsent: [unsent('a'), unsent('b')], hasOlder: true })).toEqual([
      'day',
      '+1',
      'unsent',
    ]);
    const after = roomItems({ messages, unsent: [], userId: me, hasOlder: true, readUpTo: null });
    expect(after.at(-1)?.key).toBe('a');
  });
});
