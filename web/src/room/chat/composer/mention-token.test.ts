import { describe, expect, it } from 'vitest';
import { mentionable, mentionToken } from './mention-token.ts';

describe('the name being typed after an @', () => {
  it.each([
    ['@', { start: 0, search: '' }],
    ['Ciao @an', { start: 5, search: 'an' }],
    ['Ciao @Anna Ro', { start: 5, search: 'Anna Ro' }],
    ['(@Èva', { start: 1, search: 'Èva' }],
    ['posta@an', null],
    ['@anna, e poi', null],
    ['niente', null],
  ])('%j', (text, expected) => {
    expect(mentionToken(text, text.length)).toEqual(expected);
  });

  it('is taken at the caret', () => {
    expect(mentionToken('Ciao @an e altro', 8)).toEqual({ start: 5, search: 'an' });
  });
});

it('people are found by any word of their name, ignoring accents, except oneself and those already named in full', () => {
  const users = [
    { id: 1, username: 'Anna Rossi · Calcio Padova' },
    { id: 2, username: 'Èva Nilò' },
    { id: 3, username: 'Rosa' },
  ];
  const found = (search: string) => mentionable(users, search, 3).map(({ id }) => id);
  expect(found('')).toEqual([1, 2]);
  expect(found('ro')).toEqual([1]);
  expect(found('eva n')).toEqual([2]);
  expect(found('padova')).toEqual([]);
  expect(found('Anna Rossi')).toEqual([]);
});
