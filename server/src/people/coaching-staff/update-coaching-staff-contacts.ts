import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { emptiedBy, writtenOnly } from '../../platform/omitted-fields.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { accessCoachingStaffToEdit, coachingStaffIdOf } from './access-coaching-staff.ts';
import {
  type CoachingStaffFields,
  findCoachingStaff,
  listCoachingStaffAudience,
  saveContacts,
} from './coaching-staff.repository.ts';
import { presentCoachingStaff } from './present-coaching-staff.ts';

/**
 * Changes the contacts (spec §7) that others read, never the login address: an empty address, or one equal to
 * the login's, means that there is no other. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`.
 */
export async function updateCoachingStaffContacts(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.updateCoachingStaffContacts>,
): Promise<OutputOf<typeof coachingStaffEndpoints.updateCoachingStaffContacts>> {
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
    coachingStaff: presentCoachingStaff(staff, actor, profileRules(services)),
  };
}
