import type { CareerStation } from '@trattativa/contract/people/players/career';
import type { Category } from '@trattativa/domain/people/categories';
import {
  isFigureTarget,
  type StationTarget,
  stationTargets,
} from '@trattativa/domain/people/import/station-targets';
import type { Level } from '@trattativa/domain/people/levels';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import type { PlayerWords } from '../players/use-player-words.ts';

type Texts = TextsOf<['player-career', 'catalogue']>;

/** The name of a column of career stations, in the exported file and where a file is imported. */
export function stationLabel(target: StationTarget, t: TextsOf<['player-career']>): string {
  return isFigureTarget(target) ? t(`player-career:figure.${target}`) : t(`player-career:column.${target}`);
}

const orNothing = (number: number | null | undefined) => number || null;

const cells: Readonly<
  Record<StationTarget, (station: CareerStation, words: PlayerWords, t: Texts) => CsvCell>
> = {
  stationSeason: ({ season }) => season,
  stationClub: ({ clubName }) => clubName,
  stationCategory: ({ category }, _words, t) =>
    category === null ? null : t(`catalogue:category.${category as Category}`),
  stationLevel: ({ level }, words) => (level === null ? null : words.levelOption(level as Level)),
  stationDivision: ({ division }) => division,
  stationStart: ({ startYear }) => orNothing(startYear),
  stationEnd: ({ endYear }) => orNothing(endYear),
  stationSalary: ({ salary }) => salary ?? null,
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

/** A station as the cells of its columns; without one, as many empty cells. */
export function stationCells(station: CareerStation | undefined, words: PlayerWords, t: Texts): CsvCell[] {
  return stationTargets.map((target) => (station ? cells[target](station, words, t) : null));
}
