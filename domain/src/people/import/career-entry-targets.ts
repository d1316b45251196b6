import { type SeasonFigure, seasonFigures } from '../players/season-figures.ts';

/** What a column can hold of a career entry of the career: where and when it was, and what the player did there. */
export const careerEntryTargets = [
  'careerEntrySeason',
  'careerEntryClub',
  'careerEntryCategory',
  'careerEntryLevel',
  'careerEntryDivision',
  'careerEntryStart',
  'careerEntryEnd',
  'careerEntrySalary',
  ...seasonFigures,
  'figuresUrl',
  'figuresSource',
] as const;

export type CareerEntryTarget = (typeof careerEntryTargets)[number];

/** The fields of a career entry that an import writes, as the form of a career entry names them. */
export const careerEntryFields = {
  careerEntrySeason: 'season',
  careerEntryClub: 'clubName',
  careerEntryCategory: 'category',
  careerEntryLevel: 'level',
  careerEntryDivision: 'division',
  careerEntryStart: 'startYear',
  careerEntryEnd: 'endYear',
  careerEntrySalary: 'salary',
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
} as const satisfies Record<CareerEntryTarget, string>;

export type CareerEntryField = (typeof careerEntryFields)[CareerEntryTarget];

const known: ReadonlySet<string> = new Set(careerEntryTargets);
const figures: ReadonlySet<string> = new Set(seasonFigures);

/** True for a column of career entries. */
export function isCareerEntryTarget(target: string | null): target is CareerEntryTarget {
  return target !== null && known.has(target);
}

/** True for a column of what a player did in a season. */
export function isFigureTarget(target: string | null): target is SeasonFigure {
  return target !== null && figures.has(target);
}
