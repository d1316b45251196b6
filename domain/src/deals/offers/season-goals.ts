import { namedIds } from '../../platform/named-ids.ts';

declare enum SeasonGoalNames {
  playOff = '0',
  leagueWinners = '1',
  playOut = '2',
}

/** A club's goals for the season, for which it pays a bonus (spec §3, offer). Names: `catalogue:seasonGoal.<id>`. */
export const seasonGoal = namedIds<typeof SeasonGoalNames>({
  playOff: 0,
  leagueWinners: 1,
  playOut: 2,
});

export type SeasonGoal = SeasonGoalNames;

export const seasonGoals: readonly SeasonGoal[] = Object.values(seasonGoal);
