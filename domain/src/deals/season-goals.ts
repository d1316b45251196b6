/** What a club aims at, and pays a bonus for (spec §3, offer). Names: `catalogue:seasonGoal.<id>`. */
export const seasonGoal = {
  playOff: 0,
  leagueWinners: 1,
  playOut: 2,
} as const;

export type SeasonGoal = (typeof seasonGoal)[keyof typeof seasonGoal];

export const seasonGoals = [0, 1, 2] as const satisfies readonly SeasonGoal[];
