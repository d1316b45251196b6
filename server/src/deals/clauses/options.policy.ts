import { isLapsed, lastDayToExercise, type OptionState } from '@trattativa/domain/deals/options/deal-options';
import { dayOf } from '../../platform/clock.ts';
import type { WatchedAgreement } from './access-clauses.ts';
import type { FiringRow } from './clauses.repository.ts';

/** Where the option of an agreement stands on a day, and since when. */
export function standingOf(
  { option, outcome, signed }: Pick<WatchedAgreement, 'option' | 'outcome' | 'signed'>,
  fired: readonly FiringRow[],
  today: string,
): { state: OptionState; decidedOn: string | null } {
  if (outcome) return { state: outcome.outcome, decidedOn: dayOf(outcome.at) };
  const obligation = fired.find(({ clause }) => clause === 'obligation');
  if (obligation) return { state: 'due', decidedOn: dayOf(obligation.firedAt) };
  // The nightly job writes it down and tells both sides.
  const isOver = option !== null && isLapsed(option, signed, today);
  return { state: isOver ? 'lapsed' : 'open', decidedOn: null };
}

/** Whether a side exercises an option today: its holder, within its days, while nothing is decided. */
export function mayExercise(
  { option, outcome, signed, reader }: Pick<WatchedAgreement, 'option' | 'outcome' | 'signed' | 'reader'>,
  today: string,
): boolean {
  if (option === null || outcome !== null || reader === 'reader') return false;
  const last = lastDayToExercise(option, signed);
  return option.holders.includes(reader) && last !== null && last >= today;
}
