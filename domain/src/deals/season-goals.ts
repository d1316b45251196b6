/** A club's goals for the season, for which it pays a bonus (spec §3, offer). Names: `catalogue:seasonGoal.<id>`. */
export const seasonGoal = {
  playOff: 0,
  leagueWinners: 1,
  playOut: 2,
} as const;

export type SeasonGoal = (typeof seasonGoal)[keyof typeof seasonGoal];

export const seasonGoals = [0, 1, 2] as const satisfies readonly SeasonGoal[];
