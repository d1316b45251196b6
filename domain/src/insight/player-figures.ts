/** The figures of a player's dashboard (spec §1), in the order in which it shows them. Names: `player-dashboard:figure.<figure>`. */
export const playerFigures = ['profileViews', 'videoViews', 'proposals', 'negotiations'] as const;
export type PlayerFigure = (typeof playerFigures)[number];

/** Viewers of a profile or a video, as far as the player is told. Names: `player-dashboard:viewer.<kind>`. */
export const viewerKinds = ['club', 'agent', 'coachingStaff', 'scout', 'staff', 'other'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** How many weeks the dashboard can cover. */
export const figureWeeks = [4, 12, 26] as const;
export type FigureWeeks = (typeof figureWeeks)[number];

const dayMs = 86_400_000;

/** Days are `YYYY-MM-DD`, UTC. */
export interface FigurePeriod {
  /** The first day of the period before, which is as long. */
  beforeFrom: string;
  from: string;
  /** Today: the period ends with it. */
  to: string;
  /** The first day of each week, oldest first; a week is seven days and the last one ends today. */
  weekStarts: string[];
}

/** The weeks that end today, and the same number of weeks before them. */
export function figurePeriod(today: string, weeks: number): FigurePeriod {
  const dayBefore = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
  const firstOf = (week: number) => dayBefore(week * 7 - 1);
  return {
    beforeFrom: firstOf(weeks * 2),
    from: firstOf(weeks),
    to: today,
    weekStarts: Array.from({ length: weeks }, (_, index) => firstOf(weeks - index)),
  };
}
