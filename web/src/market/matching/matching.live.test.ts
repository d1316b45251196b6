import { exampleMatch } from '@trattativa/contract/market/matching/example-match';
import type { Match } from '@trattativa/contract/market/matching/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyToCandidates, applyToMatches } from './matching.live.ts';

const match = (requestId: number, playerId: number): Match => ({
  ...exampleMatch,
  request: { ...exampleMatch.request, id: requestId },
  player: { ...exampleMatch.player, id: playerId },
});

/** The service's answer for these matches, in pages of `pageSize`. */
function fetched(matches: readonly Match[], pageSize: number, total = matches.length) {
  const pages = [];
  for (let at = 0; at === 0 || at < matches.length; at += pageSize) {
    const more = at + pageSize < matches.length;
    pages.push({
      items: matches.slice(at, at + pageSize),
      nextCursor: more ? `after ${at}` : null,
      total,
      totalIsExact: total < 1001,
    });
  }
  return { pages, pageParams: pages.map((): string | undefined => undefined) };
}

const pairs = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
  minLength: 1,
  selector: ([request, player]) => `${request}-${player}`,
});
const key = ['matching', 'matches', { kind: 'exact' }];
const event = (type: string, data: object) => ({ id: '1', type, data });
const shown = (state: ReturnType<typeof fetched>) => state.pages.flatMap(({ items }) => items);

describe('live lists of matches', () => {
  it('equal a fresh fetch after a request was closed, a player removed or an entry deleted', () => {
    fc.assert(
      fc.property(
        pairs,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (all, requestId, playerId) => {
          const matches = all.map(([request, player]) => match(request, player));
          const before = fetched(matches, 4);
          const cases = [
            ['request.closed', { requestId }, ({ request }: Match) => request.id === requestId],
            ['player.removed', { playerId }, ({ player }: Match) => player.id === playerId],
            [
              'match.deleted',
              { requestId, playerId },
              ({ request, player }: Match) => request.id === requestId && player.id === playerId,
            ],
          ] as const;
          for (const [type, data, isGone] of cases) {
            const after = applyToMatches(before, event(type, data), key);
            if (after === 'refetch') throw new Error('no refetch expected: all matches are loaded');
            const fresh = matches.filter((item) => !isGone(item));
            expect(shown(after)).toEqual(fresh);
            expect(after.pages.every(({ total }) => total === fresh.length)).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    'request.published',
    'request.changed',
    'request.reopened',
    'player.added',
    'player.changed',
    'match.restored',
  ])('are refetched after %s', (type) => {
    expect(applyToMatches(fetched([match(1, 1)], 4), event(type, { requestId: 9 }), key)).toBe('refetch');
  });

  it('are refetched when not all pages are loaded', () => {
    const half = fetched([match(1, 1), match(2, 2)], 1);
    half.pages.pop();
    expect(applyToMatches(half, event('request.closed', { requestId: 2 }), key)).toBe('refetch');
    const many = fetched([match(1, 1)], 4, 1001);
    expect(applyToMatches(many, event('request.closed', { requestId: 1 }), key)).toBe('refetch');
  });

  it('ignore events of another request', () => {
    const state = fetched([match(1, 1)], 4);
    const ofOne = ['matching', 'matches', { kind: 'exact', requestId: 1 }];
    expect(applyToMatches(state, event('request.changed', { requestId: 2 }), ofOne)).toBe(state);
    expect(applyToMatches(state, event('request.changed', { requestId: 1 }), ofOne)).toBe('refetch');
  });
});

describe('a club’s candidates', () => {
  const ofOne = ['matching', 'candidates', { requestId: 1, kind: 'exact' }];

  it('are refetched when a possible candidate or the request changes', () => {
    const state = fetched([match(1, 1)], 4);
    expect(applyToCandidates(state, event('matches.changed', { playerId: 5, roles: [9] }), ofOne)).toBe(
      'refetch',
    );
    expect(applyToCandidates(state, event('request.changed', { requestId: 1 }), ofOne)).toBe('refetch');
    expect(applyToCandidates(state, event('request.changed', { requestId: 2 }), ofOne)).toBe(state);
  });
});
