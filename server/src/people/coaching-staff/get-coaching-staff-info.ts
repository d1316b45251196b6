import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessCoachingStaff, coachingStaffIdOf } from './access-coaching-staff.ts';
import { presentCoachingStaff } from './present-coaching-staff.ts';

/** One member of coaching staff, as far as the caller may see. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`. */
export async function getCoachingStaffInfo(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.getCoachingStaffInfo>,
): Promise<CoachingStaff> {
  const { actor, input } = call;
  const id = coachingStaffIdOf(actor, input.coachingStaffId);
  const staff = await accessCoachingStaff(services.db, actor, id);
  return presentCoachingStaff(staff, actor, services.clock.now());
}
