import { type SeasonFigure, seasonFigures } from '../season-figures.ts';

/** What a column can hold of a station of the career: where and when it was, and what the player did there. */
export const stationTargets = [
  'stationSeason',
  'stationClub',
  'stationCategory',
  'stationLevel',
  'stationDivision',
  'stationStart',
  'stationEnd',
  'stationSalary',
  ...seasonFigures,
  'figuresUrl',
  'figuresSource',
] as const;

export type StationTarget = (typeof stationTargets)[number];

/** The fields of a station that an import writes, as the form of a station names them. */
export const stationFields = {
  stationSeason: 'season',
  stationClub: 'clubName',
  stationCategory: 'category',
  stationLevel: 'level',
  stationDivision: 'division',
  stationStart: 'startYear',
  stationEnd: 'endYear',
  stationSalary: 'salary',
  appearances: 'appearances',
  starts: 'starts',
  minutes: 'minutes',
  goals: 'goals',
  assists: 'assists',
  yellowCards: 'yellowCards',
  redCards: 'redCards',
  cleanSheets: 'cleanSheets',
  figuresUrl: 'figuresUrl',
  figuresSource: 'figuresSource',
} as const satisfies Record<StationTarget, string>;

export type StationField = (typeof stationFields)[StationTarget];

const known: ReadonlySet<string> = new Set(stationTargets);
const figures: ReadonlySet<string> = new Set(seasonFigures);

/** True for a column of career stations. */
export function isStationTarget(target: string | null): target is StationTarget {
  return target !== null && known.has(target);
}

/** True for a column of what a player did in a season. */
export function isFigureTarget(target: string | null): target is SeasonFigure {
  return target !== null && figures.has(target);
}
