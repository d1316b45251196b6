import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { describe, expect, it } from 'vitest';
import { filterConversations } from './conversation-filter.ts';

const one = (id: number, type: 1 | 2 | 3, name: string, people: string[], unread = 0) =>
  ({
    id,
    type,
    name,
    unread_count: unread,
    users: people.map((username, index) => ({ id: index + 1, username, role: 'member' })),
  }) as unknown as Conversation;

const list = [
  one(1, 1, 'José Núñez · Ravenna', ['Io', 'Anna Bianchi']),
  one(2, 2, '', ['Io', 'Élodie Dupont'], 2),
  one(3, 3, 'Mercato di gennaio', ['Io', 'Anna Bianchi', 'Marco Rossi']),
];

describe('the list of conversations', () => {
  it.each([
    ['all', '', [1, 2, 3]],
    ['unread', '', [2]],
    ['negotiations', '', [1]],
    ['people', '', [2]],
    ['groups', '', [3]],
    ['all', 'nunez', [1]],
    ['all', 'ÉLODIE', [2]],
    ['all', 'elodie', [2]],
    ['all', 'gennaio anna', [3]],
    ['all', 'anna', [1, 3]],
    ['negotiations', 'gennaio', []],
  ] as const)('shows %s called “%s”', (show, search, ids) => {
    expect(filterConversations(list, { show, search }, 1).map(({ id }) => id)).toEqual(ids);
  });
});
