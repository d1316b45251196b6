import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import type { ScoutView } from './scout-players.repository.ts';

const adultAge = 18;

/** The view of the calling scout today. Throws `NOT_FOUND` when the scout has deleted the own profile. */
export function scoutViewOf(services: Services, actor: Actor): ScoutView {
  if (actor.coachingStaffId === null) throw new AppError('NOT_FOUND');
  return {
    accountId: actor.accountId,
    coachingStaffId: actor.coachingStaffId,
    adultsBornBy: yearsBefore(dayOf(services.clock.now()), adultAge),
  };
}
