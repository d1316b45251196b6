import { expect, it } from 'vitest';
import { presentLive } from './present-live.ts';

it('an event says to browsers what its live shape names, in wire spelling, and nothing else that it carries', () => {
  const data = { playerId: 5, closedToScouts: true as const };
  expect(presentLive({ id: 1, type: 'player.changed', data })).toEqual({
    id: 1,
    type: 'player.changed',
    data: { PlayerId: 5 },
  });
});

it('an event without a live shape says its type and id only', () => {
  const data = { accountId: 5, linkBase: 'https://example.org' };
  expect(presentLive({ id: 1, type: 'account.registered', data })).toEqual({
    id: 1,
    type: 'account.registered',
  });
});
