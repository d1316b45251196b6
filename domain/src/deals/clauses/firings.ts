import type { Clause } from './clauses.ts';
import { confirmedTotals, type Statement, type Totals, totalOf, totalOverSeasons } from './figures.ts';

/** One time that a clause pays. */
export interface Firing {
  clause: string;
  /** First, second, … time. */
  nth: number;
  cents: number;
}

/** What a clause's figure amounts to. */
export function reachedOf({ season, figure }: Pick<Clause, 'season' | 'figure'>, totals: Totals): number {
  return season === null ? totalOverSeasons(totals, figure) : totalOf(totals, season, figure);
}

/** Every time that a clause pays on these totals; the last time pays no more than what the cap leaves. */
export function firingsOf(clause: Clause, totals: Totals): Firing[] {
  const { key, count, repeats, cents, cap } = clause;
  const reached = Math.floor(reachedOf(clause, totals) / count);
  const firings: Firing[] = [];
  let left = cap ?? Number.POSITIVE_INFINITY;
  for (let nth = 1; nth <= (repeats ? reached : Math.min(reached, 1)) && left > 0; nth += 1) {
    const paid = Math.min(cents, left);
    firings.push({ clause: key, nth, cents: paid });
    left -= paid;
  }
  return firings;
}

/** The confirmed totals that a clause counts: up to its last day, where it has one. */
export function totalsFor({ lastDay }: Pick<Clause, 'lastDay'>, statements: readonly Statement[]): Totals {
  return confirmedTotals(statements, lastDay ?? null);
}

/** Everything that the clauses pay on what both sides confirmed. */
export function allFirings(clauses: readonly Clause[], statements: readonly Statement[]): Firing[] {
  return clauses.flatMap((clause) => firingsOf(clause, totalsFor(clause, statements)));
}

/**
 * What has to be recorded so that exactly these firings are in force: each once, however often it is asked. What a correction
 * has undone is taken back; it can fire again.
 */
export function settle<Recorded extends Pick<Firing, 'clause' | 'nth'>>(
  inForce: readonly Recorded[],
  due: readonly Firing[],
): { fire: Firing[]; takeBack: Recorded[] } {
  const isOf = (one: Pick<Firing, 'clause' | 'nth'>) => (other: Pick<Firing, 'clause' | 'nth'>) =>
    one.clause === other.clause && one.nth === other.nth;
  return {
    fire: due.filter((firing) => !inForce.some(isOf(firing))),
    takeBack: inForce.filter((recorded) => !due.some(isOf(recorded))),
  };
}

/** The cents of firings. */
export function centsOf(firings: readonly Pick<Firing, 'cents'>[]): number {
  return firings.reduce((sum, { cents }) => sum + cents, 0);
}
