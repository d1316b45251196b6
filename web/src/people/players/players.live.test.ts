import type { PlayerEvents } from '@trattativa/contract/people/players/events';
import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import type { Player } from '@trattativa/contract/people/players/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyToPlayer, applyToPortfolio } from './players.live.ts';

const pageSize = 3;

/** The list as the service would return it: pages of three, each starting after the last row of the one before. */
function fetched(players: readonly Player[], pageCount: number) {
  const count = Math.max(1, Math.min(pageCount, Math.ceil(players.length / pageSize)));
  const pages = Array.from({ length: count }, (_, index) => {
    const items = players.slice(index * pageSize, (index + 1) * pageSize);
    const more = (index + 1) * pageSize < players.length;
    return {
      items,
      nextCursor: more ? `after ${items.at(-1)?.id}` : null,
      total: players.length,
      totalIsExact: true,
    };
  });
  return { pages, pageParams: pages.map((): string | undefined => undefined) };
}

const rows = (state: ReturnType<typeof fetched>) => state.pages.flatMap(({ items }) => items);
const players = (count: number) => Array.from({ length: count }, (_, n) => ({ ...examplePlayer, id: n + 1 }));
const event = (type: keyof PlayerEvents, playerId: number) => ({ id: '1', type, data: { playerId } });

describe('a live portfolio', () => {
  it('after a removal equals a fresh fetch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }).chain((count) =>
          fc.record({
            count: fc.constant(count),
            pages: fc.integer({ min: 1, max: 7 }),
            removed: fc.integer({ min: 1, max: count }),
          }),
        ),
        ({ count, pages, removed }) => {
          const all = players(count);
          const before = fetched(all, pages);
          const after = applyToPortfolio(before, event('player.removed', removed), []);
          const fresh = fetched(
            all.filter(({ id }) => id !== removed),
            pages,
          );
          if (after === 'refetch') {
            expect(rows(before).some(({ id }) => id === removed)).toBe(false);
            return;
          }
          expect(rows(after)).toEqual(rows(fresh).slice(0, rows(after).length));
          expect(after.pages.map(({ total }) => total)).toEqual(after.pages.map(() => count - 1));
        },
      ),
    );
  });

  it.each(['player.added', 'player.changed', 'player.restored'] as const)('is refetched after %s', (type) => {
    expect(applyToPortfolio(fetched(players(4), 2), event(type, 2), [])).toBe('refetch');
  });

  it('is refetched when there are more players than were counted', () => {
    const state = fetched(players(4), 2);
    for (const page of state.pages) Object.assign(page, { total: 10_001, totalIsExact: false });
    expect(applyToPortfolio(state, event('player.removed', 2), [])).toBe('refetch');
  });

  it('ignores events of other players’ cards', () => {
    expect(applyToPlayer(examplePlayer, event('player.changed', 5), [])).toBe(examplePlayer);
    expect(applyToPlayer(examplePlayer, event('player.changed', examplePlayer.id), [])).toBe('refetch');
  });
});
