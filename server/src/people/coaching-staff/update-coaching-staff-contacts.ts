import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { emptiedBy, writtenOnly } from '../../platform/left-out.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessCoachingStaffToEdit, coachingStaffIdOf } from './access-coaching-staff.ts';
import {
  type CoachingStaffFields,
  findCoachingStaff,
  listCoachingStaffAudience,
  saveContacts,
} from './coaching-staff.repository.ts';
import { presentCoachingStaff } from './present-coaching-staff.ts';

/**
 * Changes the contacts (spec §7). They are what others read, never the address with which a person logs in: an address
 * equal to it, or none, means that there is no other. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`.
 */
export async function updateCoachingStaffContacts(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.updateCoachingStaffContacts>,
): Promise<{ message: string; coachingStaff: CoachingStaff }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const id = coachingStaffIdOf(actor, input.coachingStaffId);
  const staff = await services.db.transaction().execute(async (tx) => {
    const { account_email } = await accessCoachingStaffToEdit(tx, actor, id);
    const contacts = writtenOnly<Pick<CoachingStaffFields, 'contact_email' | 'phone'>>({
      contact_email: input.email === account_email ? null : input.email,
      phone: emptiedBy(input.phone, ''),
    });
    if (!(await saveContacts(tx, id, contacts, at))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'coachingStaff.changed',
      data: { coachingStaffId: id },
      recipients: await listCoachingStaffAudience(tx, id),
      actorId: actor.accountId,
      at,
    });
    return assertFound(await findCoachingStaff(tx, id));
  });
  return {
    message: translate(call.language, 'feedback:contactsUpdated'),
    coachingStaff: presentCoachingStaff(staff, actor, at),
  };
}
