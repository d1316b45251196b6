import { expect, it } from 'vitest';
import { presentLive } from './present-live.ts';

it('pushes the fields of an event’s live shape in wire spelling, and no other data', () => {
  const data = { playerId: 5, closedToScouts: true as const };
  expect(presentLive({ id: 1, type: 'player.changed', data })).toEqual({
    id: 1,
    type: 'player.changed',
    data: { PlayerId: 5 },
  });
});

it('pushes only type and id of an event without a live shape', () => {
  const data = { accountId: 5, linkBase: 'https://example.org' };
  expect(presentLive({ id: 1, type: 'account.registered', data })).toEqual({
    id: 1,
    type: 'account.registered',
  });
});
