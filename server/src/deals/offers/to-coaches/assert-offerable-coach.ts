import { findCoachingStaff } from '../../../people/coaching-staff.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/**
 * Clubs can find registered coaching staff only (matrix, SearchCoachingStaff); those added by somebody are known to staff, and to
 * a club that negotiates about them. Throws `NOT_FOUND`.
 */
export async function assertOfferableCoach(db: Queryable, id: number, isKnown: boolean): Promise<void> {
  const coach = await findCoachingStaff(db, id);
  const hidden = !coach || coach.deleted_at !== null || !coach.activated || coach.is_scout;
  if (hidden || (coach.account_id === null && !isKnown)) throw new AppError('NOT_FOUND');
}
