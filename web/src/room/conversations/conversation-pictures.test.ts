import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { describe, expect, test } from 'vitest';
import { conversationPictures } from './conversation-pictures.ts';

const ravenna = { name: 'Ravenna', image_url: '/drawn/ravenna.svg' };
const vado = { name: 'Vado', image_url: null };
const people = [
  { id: 1, username: 'Ada Neri · Ravenna', role: 'member', image_url: null, club: ravenna },
  { id: 2, username: 'Pietro Villa', role: 'member', image_url: '/drawn/villa.svg', club: null },
  { id: 3, username: 'Ugo Rossi', role: 'mediator', image_url: null, club: null },
];
const conversation = (more: object) =>
  ({ name: '', type: 2, users: people, deal: null, ...more }) as unknown as Conversation;
const deal = (clubs: object[]) => ({
  person: { kind: 'player', name: 'Luca Verdi', image_url: '/drawn/verdi.svg' },
  clubs,
});

describe('the picture of a conversation', () => {
  test('about a deal is its player, with the crest of the club', () => {
    expect(conversationPictures(conversation({ type: 1, deal: deal([ravenna]) }), 2)).toEqual({
      main: { name: 'Luca Verdi', url: '/drawn/verdi.svg', kind: 'player' },
      corner: { name: 'Ravenna', url: '/drawn/ravenna.svg', kind: 'club' },
    });
  });

  test('about a transfer shows a club the crest of the other', () => {
    const shown = conversationPictures(conversation({ type: 1, deal: deal([ravenna, vado]) }), 1);
    expect(shown.corner).toEqual({ name: 'Vado', url: null, kind: 'club' });
  });

  test('between two is the other one: the face, or the crest of the club without one', () => {
    const two = conversation({ users: people.slice(0, 2) });
    expect(conversationPictures(two, 1)).toEqual({
      main: { name: 'Pietro Villa', url: '/drawn/villa.svg', kind: 'person' },
      corner: null,
    });
    expect(conversationPictures(two, 2).main).toEqual({
      name: 'Ravenna',
      url: '/drawn/ravenna.svg',
      kind: 'club',
    });
  });

  test('the picture of a group shows its first two other people, never the mediator', () => {
    const group = conversation({
      type: 3,
      name: 'Staff',
      users: [...people, { id: 4, username: 'Ivo Bruni', role: 'member', image_url: null, club: null }],
    });
    const { main, corner } = conversationPictures(group, 4);
    expect([main.name, corner?.name]).toEqual(['Ravenna', 'Pietro Villa']);
    expect(conversationPictures(conversation({ users: people.slice(0, 1), name: 'Staff' }), 1)).toEqual({
      main: { name: 'Staff', url: null, kind: 'person' },
      corner: null,
    });
  });
});
