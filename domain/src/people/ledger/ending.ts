import { daysAfter } from '../../platform/plain-date.ts';
import { addedTo, loansLeftUncovered } from './plan-registration.ts';
import {
  lastDayOf,
  type Registration,
  type RegistrationEnd,
  type RegistrationKind,
  stateOn,
} from './registration.ts';

/**
 * The sides that end a registration together: the club of a contract and the player, or of a loan the club of the contract and the
 * club where the player is. Names: `endings:proposedBy.<name>`.
 */
export const endingSides = ['club', 'player', 'lender', 'borrower'] as const;
export type EndingSide = (typeof endingSides)[number];

/** What became of a proposal to end a registration; only an open one still changes. */
export const endingStates = ['open', 'agreed', 'declined', 'withdrawn', 'lapsed'] as const;
export type EndingState = (typeof endingStates)[number];

/** Why the parties cannot end a registration themselves, so that only staff do. Names: `endings:obstacle.<name>`. */
export const endingObstacles = ['unlinked', 'minor', 'clubAbsent'] as const;
export type EndingObstacle = (typeof endingObstacles)[number];

const opposite = {
  club: 'player',
  player: 'club',
  lender: 'borrower',
  borrower: 'lender',
} as const satisfies Record<EndingSide, EndingSide>;

/** The side that answers what this one proposes. */
export function otherSide(side: EndingSide): EndingSide {
  return opposite[side];
}

/** What the ledger says of an end that both sides agreed on. */
export function endAgreedFor(kind: RegistrationKind): RegistrationEnd {
  return kind === 'loan' ? 'recall' : 'termination';
}

/**
 * The last days that the sides may agree on: from today, or from the day before the first one of what has not begun, to the day
 * before the agreed last one. Null: none is left, or an end is written already.
 */
export function daysToEnd(
  registration: Pick<Registration, 'startsOn' | 'endsOn' | 'endedOn'>,
  today: string,
): { earliest: string; latest: string } | null {
  if (registration.endedOn !== null || stateOn(registration, today) === 'ended') return null;
  const never = daysAfter(registration.startsOn, -1);
  const earliest = never > today ? never : today;
  const latest = daysAfter(registration.endsOn, -1);
  return earliest <= latest ? { earliest, latest } : null;
}

/** The loan that no contract would cover any more if this registration ended on a day; null: there is none. */
export function loanInTheWay<Entry extends Registration>(
  ledger: readonly Entry[],
  end: { id: number; endedOn: string },
): Registration | null {
  return loansLeftUncovered(ledger, [end, ...addedTo(ledger, end.id)])[0] ?? null;
}

/** The contract under which a loan is, today, when it begins or when it ended; null: none is known. */
export function lendingContract<Entry extends Registration>(
  ledger: readonly Entry[],
  loan: Pick<Registration, 'startsOn' | 'endsOn' | 'endedOn'>,
  today: string,
): Entry | null {
  const reached = lastDayOf(loan) < today ? lastDayOf(loan) : today;
  const day = loan.startsOn > reached ? loan.startsOn : reached;
  return ledger.find((one) => one.kind !== 'loan' && one.startsOn <= day && lastDayOf(one) >= day) ?? null;
}
