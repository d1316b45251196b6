import { exampleMatch } from '@trattativa/contract/market/matching/example-match';
import type { Match } from '@trattativa/contract/market/matching/match';
import { expect, it } from 'vitest';
import { clubsOf, proposalsOf } from './match-choice.ts';

const match = (playerId: number, teamId: number, level = 3): Match => ({
  ...exampleMatch,
  player: { ...exampleMatch.player, id: playerId },
  request: { ...exampleMatch.request, id: teamId * 10 + level, teamId, level },
});

it('proposes each chosen player once to each club, by level', () => {
  const chosen = [match(1, 7), match(2, 7), match(1, 8), match(1, 7, 4), match(1, 7)];
  expect(proposalsOf(chosen)).toEqual([
    { playerId: 1, level: 3, teamIds: [7, 8] },
    { playerId: 2, level: 3, teamIds: [7] },
    { playerId: 1, level: 4, teamIds: [7] },
  ]);
  expect(clubsOf(chosen)).toBe(2);
});
