import { daysToEnd, loanInTheWay } from '@trattativa/domain/people/ledger/ending';
import { lastDayOf } from '@trattativa/domain/people/ledger/registration';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { AccessedRegistration } from './access-ending.ts';

/**
 * Throws `INVALID_INPUT` beside a last day on which the sides cannot end a registration, and `LOAN_LASTS` beside one after which a
 * loan under it would go on: the club where the player is was not asked.
 */
export function assertLastDay(
  { registration, ledger }: Pick<AccessedRegistration, 'registration' | 'ledger'>,
  endsOn: string,
  today: string,
): void {
  const days = daysToEnd(registration, today);
  if (!days) throw new AppError('TRANSITION_NOT_ALLOWED');
  if (endsOn < days.earliest || endsOn > days.latest) {
    const params = { min: days.earliest, max: days.latest };
    throw fieldError('INVALID_INPUT', ['endsOn'], endsOn < days.earliest ? 'tooSmall' : 'tooBig', params);
  }
  const loan = loanInTheWay(ledger, { id: registration.id, endedOn: endsOn });
  if (loan) {
    const params = { club: loan.clubName, until: lastDayOf(loan) };
    throw fieldError('LOAN_LASTS', ['endsOn'], 'loanLasts', params);
  }
}
