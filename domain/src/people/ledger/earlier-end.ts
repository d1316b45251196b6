import { daysAfter } from '../../platform/plain-date.ts';
import type { EndingObstacle } from './ending.ts';
import { addedTo, loansLeftUncovered } from './plan-registration.ts';
import { lastDayOf, type Registration } from './registration.ts';

/** How a registration ends before its agreed day. Days are `YYYY-MM-DD`. */
export interface PlannedEnd {
  /** The earliest last day: the day before the first, or the end of a loan under it that was written already. */
  earliest: string;
  /** The latest last day that is earlier than the agreed one. */
  latest: string;
  /** The entries that end: the loans under a contract, what an option added to it, and the contract. */
  ends: { id: number; endedOn: string }[];
}

/**
 * Plans the end of an entry: loans under a contract end with it, but for one that has an end of its own, which is written once, and what
 * an option added to it never begins.
 */
export function planEarlierEnd(
  ledger: readonly Registration[],
  ended: Registration,
  endedOn: string,
): PlannedEnd {
  const added = addedTo(ledger, ended.id);
  const loans = loansLeftUncovered(ledger, [{ id: ended.id, endedOn }, ...added]);
  const [written, open] = [
    loans.filter((loan) => loan.endedOn !== null),
    loans.filter((loan) => loan.endedOn === null),
  ];
  return {
    earliest: latestOf([daysAfter(ended.startsOn, -1), ...written.map(lastDayOf)]),
    latest: daysAfter(lastDayOf(ended), -1),
    ends: [
      ...open.map((loan) => ({ id: loan.id, endedOn: latestOf([endedOn, daysAfter(loan.startsOn, -1)]) })),
      ...added,
      { id: ended.id, endedOn },
    ],
  };
}

/** How long staff may correct a registration, from the day on which it was recorded or began, whichever is later. */
export const correctionDays = 14;

/**
 * Whether staff may still correct a registration; afterwards its parties end it by agreement. Where they cannot do so themselves, as
 * those of a member of coaching staff, staff do at any time.
 */
export function mayCorrect(
  registration: Pick<Registration, 'kind' | 'startsOn'> & { recordedOn: string },
  today: string,
  obstacle: EndingObstacle | null,
): boolean {
  return registration.kind === 'staff' || obstacle !== null || isFresh(registration, today);
}

/** Whether a registration can still be a mistake of its entry, with which the money of its deal goes too. */
export function isFresh(
  { startsOn, recordedOn }: Pick<Registration, 'startsOn'> & { recordedOn: string },
  today: string,
): boolean {
  return today <= daysAfter(latestOf([startsOn, recordedOn]), correctionDays);
}

function latestOf(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last));
}
