import { tierOfLevel } from '../../people/levels.ts';
import type { MatchedPlayer } from './matched.ts';

/** The levels that a player looks for; by default the current one. */
export function levelsOf(player: MatchedPlayer): readonly number[] {
  if (player.searchLevels.length > 0) return player.searchLevels;
  return player.currentLevel === null ? [] : [player.currentLevel];
}

/** A level two tiers or more above the one played is out of reach, whatever the player looks for. */
const tiersOutOfReach = 2;

/** Whether the player plays near enough to a level to be exact for it. */
export function reachesLevel({ currentLevel }: MatchedPlayer, level: number): boolean {
  const [played, tier] = [currentLevel === null ? null : tierOfLevel(currentLevel), tierOfLevel(level)];
  return played === null || tier === null || played - tier < tiersOutOfReach;
}
