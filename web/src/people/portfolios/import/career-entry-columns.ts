import type { StoredCareerEntry } from '@trattativa/contract/people/players/career';
import type { Category } from '@trattativa/domain/people/categories';
import {
  type CareerEntryTarget,
  careerEntryTargets,
  isFigureTarget,
} from '@trattativa/domain/people/import/career-entry-targets';
import type { Level } from '@trattativa/domain/people/levels';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../../ui/csv/to-csv.ts';
import type { PlayerWords } from '../../players/use-player-words.ts';

type Texts = TextsOf<['player-career', 'catalogue']>;

/** The name of a column of career entries, in the exported file and where a file is imported. */
export function careerEntryLabel(target: CareerEntryTarget, t: TextsOf<['player-career']>): string {
  return isFigureTarget(target) ? t(`player-career:figure.${target}`) : t(`player-career:column.${target}`);
}

const orNothing = (number: number | null | undefined) => number || null;

const cells: Readonly<
  Record<CareerEntryTarget, (careerEntry: StoredCareerEntry, words: PlayerWords, t: Texts) => CsvCell>
> = {
  careerEntrySeason: ({ season }) => season,
  careerEntryClub: ({ clubName }) => clubName,
  careerEntryCategory: ({ category }, _words, t) =>
    category === null ? null : t(`catalogue:category.${category as Category}`),
  careerEntryLevel: ({ level }, words) => (level === null ? null : words.levelOption(level as Level)),
  careerEntryDivision: ({ division }) => division,
  careerEntryStart: ({ startYear }) => orNothing(startYear),
  careerEntryEnd: ({ endYear }) => orNothing(endYear),
  careerEntrySalary: ({ salary }) => salary ?? null,
  appearances: ({ appearances }) => appearances,
  starts: ({ starts }) => starts,
  minutes: ({ minutes }) => minutes,
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  yellowCards: ({ yellowCards }) => yellowCards,
  redCards: ({ redCards }) => redCards,
  cleanSheets: ({ cleanSheets }) => cleanSheets,
  figuresUrl: ({ figuresUrl }) => figuresUrl,
  figuresSource: ({ figuresSource }, _words, t) =>
    figuresSource === null ? null : t(`player-career:source.${figuresSource}`),
};

/** A career entry as the cells of its columns; without one, as many empty cells. */
export function careerEntryCells(
  careerEntry: StoredCareerEntry | undefined,
  words: PlayerWords,
  t: Texts,
): CsvCell[] {
  return careerEntryTargets.map((target) => (careerEntry ? cells[target](careerEntry, words, t) : null));
}
