import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { canStillBeRestored } from '../players/player.ts';
import { accessCoachingStaff } from './access-coaching-staff.ts';
import { canRemoveCoachingStaff } from './coaching-staff.policy.ts';
import {
  findCoachingStaff,
  listCoachingStaffAudience,
  markCoachingStaffDeleted,
  unmarkCoachingStaffDeleted,
} from './coaching-staff.repository.ts';
import { presentCoachingStaff } from './present-coaching-staff.ts';

/**
 * Deletes the own profile (the account stays) or a record that the caller added; this can be undone for 30
 * seconds. Throws `NOT_FOUND` for a record the caller may not see, `FORBIDDEN` for one added by another
 * account, and `ACTIVE_DEALS` while a player of theirs is in a deal.
 */
export async function deleteCoachingStaff(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.deleteCoachingStaff>,
): Promise<OutputOf<typeof coachingStaffEndpoints.deleteCoachingStaff>> {
  const { actor } = call;
  const id = call.input.coachingStaffId;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const staff = await accessCoachingStaff(tx, actor, id);
    if (!canRemoveCoachingStaff(actor, staff)) throw new AppError('FORBIDDEN');
    if (await dealsOfPeople.get().isStaffBusy(tx, id)) throw new AppError('ACTIVE_DEALS');
    if (!(await markCoachingStaffDeleted(tx, id, at))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'coachingStaff.removed',
      data: { coachingStaffId: id },
      recipients: await listCoachingStaffAudience(tx, id),
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:coachingStaffDeleted') };
}

/** Undoes a deletion of the last seconds. Throws `NOT_FOUND` when it is too late or not theirs. */
export async function restoreCoachingStaff(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.restoreCoachingStaff>,
): Promise<OutputOf<typeof coachingStaffEndpoints.restoreCoachingStaff>> {
  const { actor } = call;
  const id = call.input.coachingStaffId;
  const at = services.clock.now();
  const staff = await services.db.transaction().execute(async (tx) => {
    const deleted = await findCoachingStaff(tx, id);
    const theirs = deleted?.deleted_at && canRemoveCoachingStaff(actor, deleted);
    if (!deleted?.deleted_at || !theirs || !canStillBeRestored(deleted.deleted_at, at)) {
      throw new AppError('NOT_FOUND');
    }
    if (!(await unmarkCoachingStaffDeleted(tx, id))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'coachingStaff.restored',
      data: { coachingStaffId: id },
      recipients: await listCoachingStaffAudience(tx, id),
      actorId: actor.accountId,
      at,
    });
    return findCoachingStaff(tx, id);
  });
  if (!staff) throw new AppError('NOT_FOUND');
  return {
    message: translate(call.language, 'feedback:coachingStaffRestored'),
    coachingStaff: presentCoachingStaff(staff, actor, profileRules(services)),
  };
}
