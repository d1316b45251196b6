import { daysAfter, monthsAfter, yearsAfter } from '../../platform/plain-date.ts';
import type { RuleFigures } from '../rules/rule-kinds.ts';

/** A stay with a club by a signature on the platform, as the ledger has it. Days are `YYYY-MM-DD`, both included. */
export interface StayAtClub {
  startsOn: string;
  lastDay: string;
}

interface AskedTraining {
  bornDate: string | null;
  rule: RuleFigures<'clubTrained'> | null;
  day: string;
}

/**
 * Whether the ledger shows that a club trained a player. It begins late in a career, so it proves what is there and nothing else: null
 * is not known. What a career declares is no proof, as whoever keeps the record writes it.
 */
export function isTrainedByClub(stays: readonly StayAtClub[], asked: AskedTraining): true | null {
  return asked.rule !== null && monthsTrainedAt(stays, asked) >= asked.rule.months ? true : null;
}

/** The whole months between the ages that count which the ledger shows with a club; none where age or rule are not known. */
export function monthsTrainedAt(
  stays: readonly StayAtClub[],
  { bornDate, rule, day }: AskedTraining,
): number {
  if (bornDate === null || rule === null) return 0;
  const first = yearsAfter(bornDate, rule.fromAge);
  const afterLast = earliest(yearsAfter(bornDate, rule.toAge + 1), daysAfter(day, 1));
  return stays.reduce(
    (sum, { startsOn, lastDay }) =>
      sum + wholeMonths(startsOn > first ? startsOn : first, earliest(daysAfter(lastDay, 1), afterLast)),
    0,
  );
}

const earliest = (one: string, other: string) => (one < other ? one : other);

/** Whole months from a day to the one before another. */
function wholeMonths(from: string, until: string): number {
  let months = 0;
  while (monthsAfter(from, months + 1) <= until) months += 1;
  return months;
}
