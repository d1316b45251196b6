/** What is counted of a player in a season. */
export const countedFigures = ['appearances', 'goals', 'assists', 'cleanSheets', 'nationalCaps'] as const;

/** What a team's season brings or not; its total is 0 or 1. */
export const seasonResults = ['promotion', 'survival', 'title', 'playOff', 'playOut'] as const;

/** Everything on which a clause of a signed deal can depend. Names: `closing:clauses.figure.<name>`. */
export const watchedFigures = [...countedFigures, ...seasonResults] as const;
export type WatchedFigure = (typeof watchedFigures)[number];

/** Whether the figure happens or not, instead of being counted. */
export function isResult(figure: WatchedFigure): boolean {
  return (seasonResults as readonly WatchedFigure[]).includes(figure);
}

/** The highest total that any figure can have. */
export const highestTotal = 99;

/** The highest total that a season's figure can have. */
export function maxTotal(figure: WatchedFigure): number {
  return isResult(figure) ? 1 : highestTotal;
}

/** Open waits for the other side; a new statement of the same side replaces its open one. */
export const statementStates = ['open', 'confirmed', 'disputed', 'replaced'] as const;
export type StatementState = (typeof statementStates)[number];

/** One side's word about a season's total so far. */
export interface Statement {
  /** Rises with every statement. */
  id: number;
  season: number;
  figure: WatchedFigure;
  total: number;
  /** Whether it takes the place of a higher total that was confirmed in error. */
  isCorrection: boolean;
  state: StatementState;
  /** The day up to which it counts. */
  countedOn: string;
}

type FigureKey = `${number}.${WatchedFigure}`;

/** The confirmed totals of seasons; what was never confirmed is 0. */
export type Totals = ReadonlyMap<FigureKey, number>;

export function keyOfFigure(season: number, figure: WatchedFigure): FigureKey {
  return `${season}.${figure}`;
}

export function totalOf(totals: Totals, season: number, figure: WatchedFigure): number {
  return totals.get(keyOfFigure(season, figure)) ?? 0;
}

/** The totals over all seasons. */
export function totalOverSeasons(totals: Totals, figure: WatchedFigure): number {
  let sum = 0;
  for (const [key, total] of totals) if (key.endsWith(`.${figure}`)) sum += total;
  return sum;
}

/**
 * The totals on which both sides agree, whatever the order in which statements arrive or are confirmed: read in the order in
 * which they were made, a total only grows, unless a confirmed correction takes its place. With a last day, the totals up to it: a
 * figure of a later day says nothing of them, but its correction bounds them.
 */
export function confirmedTotals(statements: readonly Statement[], lastDay: string | null = null): Totals {
  const totals = new Map<FigureKey, number>();
  for (const statement of statements.toSorted((a, b) => a.id - b.id)) {
    const { season, figure, total, isCorrection, state, countedOn } = statement;
    if (state !== 'confirmed') continue;
    const key = keyOfFigure(season, figure);
    const before = totals.get(key) ?? 0;
    if (lastDay === null || countedOn <= lastDay) {
      totals.set(key, isCorrection ? total : Math.max(total, before));
    } else if (isCorrection) totals.set(key, Math.min(total, before));
  }
  return totals;
}
