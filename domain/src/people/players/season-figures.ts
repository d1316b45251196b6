import type { NumberRange } from '../../platform/number-limits.ts';

/** What a player did in the season of a career entry. Names: `player-career:figure.<name>`. */
export const seasonFigures = [
  'appearances',
  'starts',
  'minutes',
  'goals',
  'assists',
  'yellowCards',
  'redCards',
  'cleanSheets',
] as const;

export type SeasonFigure = (typeof seasonFigures)[number];

/** Figures that are not known are null. */
export type SeasonFigures = Record<SeasonFigure, number | null>;

export const figureLimits: Readonly<Record<SeasonFigure, NumberRange>> = {
  appearances: { min: 0, max: 99 },
  starts: { min: 0, max: 99 },
  minutes: { min: 0, max: 9999 },
  goals: { min: 0, max: 199 },
  assists: { min: 0, max: 199 },
  yellowCards: { min: 0, max: 99 },
  redCards: { min: 0, max: 99 },
  cleanSheets: { min: 0, max: 99 },
};

/** Minutes of a match that went to extra time; stoppage time is not counted. */
export const maxMatchMinutes = 120;

/** The most that the matches played allow of a figure: every start and clean sheet is one of them. */
const maxPerMatch = { starts: 1, cleanSheets: 1, minutes: maxMatchMinutes } as const;

/** The figures that exceed what the matches played allow, with the most that they may be. */
export function figureConflicts(
  figures: Partial<SeasonFigures>,
): { figure: keyof typeof maxPerMatch; max: number }[] {
  const { appearances } = figures;
  if (appearances == null) return [];
  return (Object.keys(maxPerMatch) as (keyof typeof maxPerMatch)[]).flatMap((figure) => {
    const max = appearances * maxPerMatch[figure];
    return (figures[figure] ?? 0) > max ? [{ figure, max }] : [];
  });
}

/** Where figures come from. Names: `player-career:source.<name>`. */
export const figureSources = ['entered', 'imported', 'footballData'] as const;

export type FigureSource = (typeof figureSources)[number];

/** Sides that enter figures. Names: `player-career:enteredBy.<name>`. */
export const figureEnterers = ['player', 'agent', 'club', 'coach', 'staff'] as const;

export type FigureEnterer = (typeof figureEnterers)[number];

/** Minutes of a season below which marks and figures say little: ten whole matches. */
export const fewMinutesOfSeason = 900;

/** Share of a season's minutes below which marks and figures say little, where only the share is known. */
const fewPercentOfSeason = 25;

/** The minutes of the newest season of a career in which any are known, over all its clubs; null where none are. */
export function minutesOfNewestSeason(
  careerEntries: readonly { startYear: number; minutes: number | null }[],
): number | null {
  const known = careerEntries.filter(({ startYear, minutes }) => startYear !== 0 && minutes !== null);
  const newest = Math.max(...known.map(({ startYear }) => startYear));
  const ofSeason = known.filter(({ startYear }) => startYear === newest);
  return ofSeason.length === 0 ? null : ofSeason.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

/** True where a player is known to have played few minutes; minutes of a season stand above the share. */
export function playedFewMinutes(player: { minutes: number | null; minutesPercent: number | null }): boolean {
  if (player.minutes !== null) return player.minutes < fewMinutesOfSeason;
  return player.minutesPercent !== null && player.minutesPercent < fewPercentOfSeason;
}
