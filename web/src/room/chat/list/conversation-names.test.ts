import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { describe, expect, test } from 'vitest';
import { conversationName } from './conversation-names.ts';

const conversation = (type: 1 | 2 | 3, name: string, people: string[]) =>
  ({
    type,
    name,
    users: people.map((username, index) => ({ id: index + 1, username, role: 'member' })),
  }) as unknown as Conversation;

describe('a conversation is called', () => {
  test.each([
    [
      'a negotiation by its player and club',
      1,
      'Luca Verdi · Ravenna',
      ['Pietro Villa', 'Ada Neri · Ravenna'],
      'Luca Verdi · Ravenna',
    ],
    [
      'to the club by the player and who proposes',
      1,
      'Luca Verdi · Ravenna',
      ['Ada Neri · Ravenna', 'Ugo Rossi · Ravenna', 'Luca Verdi', 'Pietro Villa'],
      'Luca Verdi · Pietro Villa',
    ],
    [
      'by its name where the club is alone in it',
      1,
      'Luca Verdi · Ravenna',
      ['Ada Neri · Ravenna'],
      'Luca Verdi · Ravenna',
    ],
    ['a group by its name', 3, 'Staff · Ravenna', ['Ada Neri · Ravenna', 'Pietro Villa'], 'Staff · Ravenna'],
    ['a talk between two by the other', 2, '', ['Ada Neri', 'Pietro Villa'], 'Pietro Villa'],
  ] as const)('%s', (_, type, name, people, expected) => {
    expect(conversationName(conversation(type, name, [...people]), 1)).toBe(expected);
  });
});
