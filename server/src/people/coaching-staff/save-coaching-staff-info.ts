import type { EventType } from '@trattativa/contract/events';
import type { CoachingStaffInput } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { translate } from '@trattativa/texts/translate';
import { renameAccount } from '../../identity/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { accessCoachingStaffToEdit, addsToPortfolio, coachingStaffIdOf } from './access-coaching-staff.ts';
import { canRenameCoachingStaff } from './coaching-staff.policy.ts';
import {
  findCoachingStaff,
  findTeamName,
  insertCoachingStaff,
  listCoachingStaffAudience,
  renameCoachingStaff,
  reviveOwnCoachingStaff,
  updateCoachingStaff,
} from './coaching-staff.repository.ts';
import { changedCoachingStaffFields, newCoachingStaffFields } from './coaching-staff-fields.ts';
import { presentCoachingStaff } from './present-coaching-staff.ts';

interface Saved {
  id: number;
  event: Extract<EventType, 'coachingStaff.added' | 'coachingStaff.changed'>;
}

/**
 * Saves a coach's or scout's own profile. Premium agents and staff add a record to the coaching portfolio (no
 * id) or change one. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`, `FORBIDDEN` for another name of a registered
 * person, and `CHANGED_MEANWHILE` with the present record.
 */
export async function saveCoachingStaffInfo(
  services: Services,
  call: CallOf<typeof coachingStaffEndpoints.saveCoachingStaffInfo>,
): Promise<OutputOf<typeof coachingStaffEndpoints.saveCoachingStaffInfo>> {
  const { actor } = call;
  const input = call.input.staffProfile;
  const at = services.clock.now();
  const staff = await createOnce(services, call, async (tx) => {
    await refuseUnknownClub(tx, input);
    const { id, event } = await save(services, tx, actor, input);
    await recordEvent(tx, {
      type: event,
      data: { coachingStaffId: id },
      recipients: await listCoachingStaffAudience(tx, id),
      actorId: actor.accountId,
      at,
    });
    return assertFound(await findCoachingStaff(tx, id));
  });
  return {
    message: translate(call.language, 'feedback:dataSaved'),
    coachingStaff: presentCoachingStaff(staff, actor, profileRules(services)),
  };
}

async function save(
  services: Services,
  tx: Transaction,
  actor: Actor,
  input: CoachingStaffInput,
): Promise<Saved> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { name, surname } = input;
  if (addsToPortfolio(actor, input.coachingStaffId)) {
    const fields = newCoachingStaffFields(input, today);
    const id = await insertCoachingStaff(tx, actor.accountId, { name, surname }, fields, at);
    return { id, event: 'coachingStaff.added' };
  }
  if (actor.coachingStaffId === null && input.coachingStaffId == null) {
    const id = await reviveOwnCoachingStaff(tx, actor.accountId, newCoachingStaffFields(input, today), at);
    if (id === null) throw new AppError('CHANGED_MEANWHILE');
    await renameAccount(services, tx, actor.accountId, { name, surname });
    return { id, event: 'coachingStaff.added' };
  }
  const staff = await accessCoachingStaffToEdit(tx, actor, coachingStaffIdOf(actor, input.coachingStaffId));
  if (input.version == null) throw fieldError('INVALID_INPUT', ['staffProfile', 'version'], 'required');
  const renamed = staff.name !== name || staff.surname !== surname;
  if (renamed && !canRenameCoachingStaff(actor, staff)) throw new AppError('FORBIDDEN');
  const fields = changedCoachingStaffFields(staff, input, today, staff.account_email);
  if (!(await updateCoachingStaff(tx, { id: staff.id, version: input.version }, fields, at))) {
    const current = await accessCoachingStaffToEdit(tx, actor, staff.id);
    throw new AppError('CHANGED_MEANWHILE', {
      current: presentCoachingStaff(current, actor, profileRules(services)),
    });
  }
  if (renamed && staff.account_id !== null) {
    await renameAccount(services, tx, staff.account_id, { name, surname });
  } else if (renamed) {
    await renameCoachingStaff(tx, staff.id, { name, surname });
  }
  return { id: staff.id, event: 'coachingStaff.changed' };
}

async function refuseUnknownClub(tx: Transaction, { currentTeamId }: CoachingStaffInput): Promise<void> {
  if (currentTeamId == null || (await findTeamName(tx, currentTeamId)) !== null) return;
  throw fieldError('INVALID_INPUT', ['staffProfile', 'currentTeamId'], 'notInList');
}
