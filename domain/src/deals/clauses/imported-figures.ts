import { type AgreementOfDeal, type Clause, type ClauseSide, sidesOf } from './clauses.ts';
import { confirmedTotals, maxTotal, type Statement, totalOf, type WatchedFigure } from './figures.ts';

/** Where a statement comes from: a side of the agreement, or an import into the player's career. */
export const figureOrigins = ['stated', 'imported'] as const;
export type FigureOrigin = (typeof figureOrigins)[number];

/** What the figures of a career entry can say of a clause. */
export const importableFigures = ['appearances', 'goals', 'assists', 'cleanSheets'] as const;
export type ImportableFigure = (typeof importableFigures)[number];

/** A figure of a career entry at the deal's club, and the day on which it was brought in. */
export interface ImportedFigure {
  season: number;
  figure: ImportableFigure;
  total: number;
  countedOn: string;
}

/** Of each season and figure the highest total: entries can count the same matches. */
export function highestOf(figures: readonly ImportedFigure[]): ImportedFigure[] {
  const highest = new Map<string, ImportedFigure>();
  for (const one of figures) {
    const key = `${one.season}.${one.figure}`;
    const known = highest.get(key);
    if (!known || one.total > known.total) highest.set(key, one);
  }
  return [...highest.values()];
}

/**
 * The figure as one of the days on which it is counted: of a season or contract that is over, its last day. Null where a clause looks at
 * an earlier day: when the total was reached is then for the sides to state.
 */
export function countedWithin(
  figure: ImportedFigure,
  clauses: readonly Pick<Clause, 'figure' | 'season' | 'lastDay'>[],
  days: { to: string },
): ImportedFigure | null {
  const countedOn = figure.countedOn < days.to ? figure.countedOn : days.to;
  const isTooLate = clauses.some(
    ({ figure: watched, season, lastDay }) =>
      watched === figure.figure &&
      (season === null || season === figure.season) &&
      lastDay !== undefined &&
      lastDay < countedOn,
  );
  return isTooLate ? null : { ...figure, countedOn };
}

/**
 * The side for which an import speaks: not the one that owes by the figure, since that one has to confirm it. Null: both would owe, so
 * that each states for itself, or nothing depends on the figure.
 */
export function sideSpokenFor(
  agreement: AgreementOfDeal,
  clauses: readonly Pick<Clause, 'figure' | 'season' | 'payer'>[],
  { season, figure }: Pick<ImportedFigure, 'season' | 'figure'>,
): ClauseSide | null {
  const owing = new Set(
    clauses
      .filter((clause) => clause.figure === figure && (clause.season === null || clause.season === season))
      .map(({ payer }) => payer),
  );
  if (owing.size !== 1) return null;
  const [payer, payee] = sidesOf[agreement];
  return owing.has(payer) ? payee : payer;
}

/** A statement with where it comes from. */
type Stated = Statement & { source: FigureOrigin };

/**
 * Whether an imported figure becomes a statement: it says more than what both sides agreed on, no word of a side waits, and it was not
 * brought in before, whatever became of it, nor is less than an import that waits. `days` are those on which the figure is counted.
 */
export function isNews(
  { season, figure, total, countedOn }: ImportedFigure,
  stated: readonly Stated[],
  days: { from: string; to: string },
): boolean {
  const own = stated.filter((one) => isAbout(one, season, figure));
  const confirmed = own.findLast(({ state }) => state === 'confirmed');
  return (
    countedOn >= days.from &&
    countedOn <= days.to &&
    (confirmed === undefined || countedOn >= confirmed.countedOn) &&
    total > totalOf(confirmedTotals(own), season, figure) &&
    total <= maxTotal(figure) &&
    !own.some(({ source, state }) => state === 'open' && source === 'stated') &&
    !own.some(
      (one) =>
        one.source === 'imported' && (one.total === total || (one.state === 'open' && one.total > total)),
    )
  );
}

function isAbout(one: Statement, season: number, figure: WatchedFigure): boolean {
  return one.season === season && one.figure === figure;
}
