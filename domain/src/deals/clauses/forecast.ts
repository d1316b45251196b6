import { seasonOf } from '../../people/season.ts';
import { daysAfter, daysBetween } from '../../platform/plain-date.ts';
import { type Clause, countedDays, type DatedPayment } from './clauses.ts';
import { isResult, keyOfFigure, type Totals, totalOf, type WatchedFigure } from './figures.ts';
import { allFirings, type Firing } from './firings.ts';

/** How far ahead a deal's money is forecast. */
export const forecastDays = 90;

/** Fewer days say nothing of a pace: one goal on the first day would make ninety in three months. */
const fewestDays = 28;

/** The day up to which a season's confirmed total counts. */
export type CountedUntil = (season: number, figure: WatchedFigure) => string | null;

export interface Forecast {
  /** The last day of the forecast. */
  until: string;
  /** What fires if the figures of this season go on at their pace. */
  firings: Firing[];
  /** What the end of a season decides in these days; nothing says that it happens. */
  open: Clause[];
  /** What falls due on a day. */
  payments: DatedPayment[];
}

/** What a forecast starts from. */
interface Known {
  totals: Totals;
  countedUntil: CountedUntil;
  /** The days on which figures are counted; null: whole seasons. */
  registered: { from: string; to: string } | null;
  today: string;
}

/** What the next ninety days may bring: counted figures at the pace of what was confirmed, results when their season ends. */
export function forecastOf(
  clauses: readonly Clause[],
  payments: readonly DatedPayment[],
  known: Known,
): Forecast {
  const { totals, today } = known;
  const until = daysAfter(today, forecastDays);
  const season = seasonOf(today);
  const expected = new Map(totals);
  for (const figure of new Set(clauses.map((clause) => clause.figure))) {
    if (!isResult(figure)) expected.set(keyOfFigure(season, figure), paced(figure, season, until, known));
  }
  const fired = allFirings(clauses, totals);
  const isFired = ({ clause, nth }: Firing) => fired.some((one) => one.clause === clause && one.nth === nth);
  return {
    until,
    firings: allFirings(clauses, expected).filter((firing) => !isFired(firing)),
    open: clauses.filter((clause) => isDecided(clause, season, until, totals)),
    payments: payments.filter(({ dueOn }) => dueOn >= today && dueOn <= until),
  };
}

/** The total of a counted figure at the end of the forecast, but not beyond the season, since whose first day it is counted. */
function paced(
  figure: WatchedFigure,
  season: number,
  until: string,
  { totals, countedUntil, registered }: Known,
): number {
  const total = totalOf(totals, season, figure);
  const counted = countedUntil(season, figure);
  if (total === 0 || counted === null) return total;
  const days = countedDays(season, registered);
  const end = until < days.to ? until : days.to;
  const elapsed = Math.max(fewestDays, daysBetween(days.from, counted) + 1);
  const ahead = Math.max(0, daysBetween(counted, end));
  return total + Math.floor((total * ahead) / elapsed);
}

/** Whether the season's end, which comes in these days, decides a result that has not paid yet. */
function isDecided(clause: Clause, season: number, until: string, totals: Totals): boolean {
  if (!isResult(clause.figure) || countedDays(season, null).to > until) return false;
  if (clause.season !== null && clause.season !== season) return false;
  const happened = new Map([...totals, [keyOfFigure(season, clause.figure), 1] as const]);
  return allFirings([clause], happened).length > allFirings([clause], totals).length;
}
