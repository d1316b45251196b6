import { seasonOf } from '../../people/season.ts';
import { daysAfter, daysBetween } from '../../platform/plain-date.ts';
import { type Clause, countedDays, type DatedPayment } from './clauses.ts';
import { isResult, keyOfFigure, type Totals, totalOf, type WatchedFigure } from './figures.ts';
import { type Firing, firingsOf } from './firings.ts';

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
  /** What was confirmed for a clause: up to its last day, where it has one. */
  totalsOf: (clause: Clause) => Totals;
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
  const { totalsOf, today } = known;
  const until = daysAfter(today, forecastDays);
  const season = seasonOf(today);
  return {
    until,
    firings: clauses.flatMap((clause) => {
      const totals = totalsOf(clause);
      const fired = firingsOf(clause, totals).length;
      return firingsOf(clause, expectedOf(clause, { season, until, totals, known })).slice(fired);
    }),
    open: clauses.filter((clause) => isDecided(clause, season, until, totalsOf(clause))),
    payments: payments.filter(({ dueOn }) => dueOn >= today && dueOn <= until),
  };
}

/**
 * The totals of a clause at the end of the forecast, its counted figure at the pace of this season, but not beyond the season, since
 * whose first day it is counted, nor beyond the clause's last day.
 */
function expectedOf(
  { figure, lastDay }: Clause,
  { season, until, totals, known }: { season: number; until: string; totals: Totals; known: Known },
): Totals {
  const total = totalOf(totals, season, figure);
  const counted = known.countedUntil(season, figure);
  if (isResult(figure) || total === 0 || counted === null) return totals;
  const days = countedDays(season, known.registered);
  const end = [until, days.to, ...(lastDay === undefined ? [] : [lastDay])].reduce((a, b) => (a < b ? a : b));
  const elapsed = Math.max(fewestDays, daysBetween(days.from, counted) + 1);
  const ahead = Math.max(0, daysBetween(counted, end));
  const expected = total + Math.floor((total * ahead) / elapsed);
  return new Map([...totals, [keyOfFigure(season, figure), expected] as const]);
}

/** Whether the season's end, which comes in these days, decides a result that has not paid yet. */
function isDecided(clause: Clause, season: number, until: string, totals: Totals): boolean {
  const ends = countedDays(season, null).to;
  if (!isResult(clause.figure) || ends > until) return false;
  if (clause.season !== null && clause.season !== season) return false;
  if (clause.lastDay !== undefined && clause.lastDay < ends) return false;
  const happened = new Map([...totals, [keyOfFigure(season, clause.figure), 1] as const]);
  return firingsOf(clause, happened).length > firingsOf(clause, totals).length;
}
