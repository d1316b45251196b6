import type { registrationEndpoints } from '@trattativa/contract/people/players/registration-endpoints';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessCoachingStaff, coachingStaffIdOf } from '../coaching-staff/access-coaching-staff.ts';
import { readStaffRegistrations } from './present-registrations.ts';

/** With whom a member of coaching staff is, was and will be registered. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`. */
export async function getCoachingStaffRegistrations(
  services: Services,
  { actor, input }: CallOf<typeof registrationEndpoints.getCoachingStaffRegistrations>,
): Promise<OutputOf<typeof registrationEndpoints.getCoachingStaffRegistrations>> {
  const id = coachingStaffIdOf(actor, input.coachingStaffId);
  const staff = await accessCoachingStaff(services.db, actor, id);
  return readStaffRegistrations(services.db, staff, actor, services.clock.now());
}
