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
 * brought in before, whatever became of it. `days` are those on which the figure is counted.
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
    !own.some((one) => one.source === 'imported' && one.total === total)
  );
}

function isAbout(one: Statement, season: number, figure: WatchedFigure): boolean {
  return one.season === season && one.figure === figure;
}
