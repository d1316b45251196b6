import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Counterpart, listCounterparts } from './contacts.repository.ts';

/** Throws `NOT_CONTACTABLE` unless the caller may write to all of these people. */
export async function requireContactable(
  services: Services,
  db: Queryable,
  actor: Actor,
  otherIds: readonly number[],
): Promise<void> {
  const found = await listCounterparts(db, actor.accountId, otherIds);
  const today = dayOf(services.clock.now());
  if (
    found.length < new Set(otherIds).size ||
    !found.every((other) => canContact(isStaff(actor), other, today))
  )
    throw new AppError('NOT_CONTACTABLE');
}

/** Only the agent may write to a player under 18; staff may write to everybody else. */
function canContact(callerIsStaff: boolean, other: Counterpart, today: string): boolean {
  const isMinor = other.born_date !== null && ageOn(other.born_date, today) < 18;
  if (isMinor) return other.is_represented;
  return other.is_contact || callerIsStaff;
}
