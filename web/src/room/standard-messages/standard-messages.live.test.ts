import { conversationType } from '@trattativa/domain/room/conversation-types';
import { expect, it } from 'vitest';
import { applyChanged } from './standard-messages.live.ts';

it('only the list named by the event is refetched; the others are up to date', () => {
  const event = {
    id: '1',
    type: 'standardMessages.changed',
    data: { type: conversationType.oneToOne, language: 'de' },
  } as const;
  const state = { messages: [] };
  const after = (type: number, language: string) =>
    applyChanged(state, event, ['chat', 'standard', { type, language }]);
  expect(after(2, 'de')).toBe('refetch');
  expect(after(1, 'de')).toBe(state);
  expect(after(2, 'it')).toBe(state);
});
