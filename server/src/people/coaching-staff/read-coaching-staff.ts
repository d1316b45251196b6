import type { Page } from '@trattativa/contract/paging';
import type {
  CoachingStaff,
  ListedCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { fieldError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { accessCoachingStaff, coachingStaffIdOf } from './access-coaching-staff.ts';
import { keepsPortfolio } from './coaching-staff.policy.ts';
import { listCoachingStaff } from './coaching-staff-list.repository.ts';
import { presentCoachingStaff, presentListedCoachingStaff } from './present-coaching-staff.ts';

/**
 * One member of coaching staff, with the fields that the caller may see. Throws `NOT_FOUND`,
 * `SUBJECT_MISMATCH`.
 */
export async function getCoachingStaffInfo(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.getCoachingStaffInfo>,
): Promise<CoachingStaff> {
  const { actor, input } = call;
  const id = coachingStaffIdOf(actor, input.coachingStaffId);
  const staff = await accessCoachingStaff(services.db, actor, id);
  return presentCoachingStaff(staff, actor, profileRules(services));
}

/**
 * Lists coaching staff for the owners of the coaching portfolio. A club gets the names of registered people,
 * and more only of people related to it; it cannot read notes that others wrote about a person. Throws
 * `INVALID_INPUT` for `ours` without a club.
 */
export async function listCoachingStaffs(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.getCoachingStaffs>,
): Promise<Page<ListedCoachingStaff>> {
  const { actor, input } = call;
  if (input.ours && actor.teamId === null) throw fieldError('INVALID_INPUT', ['ours'], 'invalid');
  const rules = profileRules(services);
  // An order by a fact would reveal it of those of whom a club reads the name alone.
  const namesOnly = !keepsPortfolio(actor) && !input.ours;
  const asked = input.sort ?? 'updated';
  const sort = namesOnly && asked !== 'updated' ? 'name' : asked;
  // Youngest first means the latest birth date first.
  const descending = (input.descending ?? sort === 'updated') !== (sort === 'age');
  const found = await listCoachingStaff(
    services.db,
    {
      text: input.text,
      role: input.role,
      qualification: input.qualification,
      category: input.category,
      level: input.level,
      country: input.country,
      immediateAvailability: input.immediateAvailability,
      incomplete: input.incomplete,
      // A person proposed to the club may have no account.
      origin: keepsPortfolio(actor) ? input.origin : input.ours ? undefined : 'registered',
      accountId: actor.accountId,
      teamId: actor.teamId,
      ours: input.ours ?? false,
    },
    { sort, descending },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((staff) => presentListedCoachingStaff(staff, actor, rules)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
