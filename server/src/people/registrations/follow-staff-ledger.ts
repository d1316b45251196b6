import { inForceOn } from '@trattativa/domain/people/ledger/registration';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import {
  listCoachingStaffAudience,
  setStaffRegistration,
} from '../coaching-staff/coaching-staff.repository.ts';
import { listMembersOf, listRegistrations } from './registrations.repository.ts';

/**
 * Makes the record of a member of coaching staff follow the ledger: the club is that of the registration in force, and what the
 * ledger set is cleared when it is over. A record without registrations stays as declared. Tells the open screens. The caller has
 * locked the record.
 */
export async function followStaffLedger(
  tx: Transaction,
  coachingStaffId: number,
  { at, actorId }: { at: Date; actorId: number | null },
): Promise<void> {
  const ledger = await listRegistrations(tx, { coachingStaffId });
  const present = inForceOn(ledger, dayOf(at));
  await setStaffRegistration(tx, coachingStaffId, { registrationId: present?.id ?? null, at });
  const audience = await listCoachingStaffAudience(tx, coachingStaffId);
  const clubs = await listMembersOf(
    tx,
    ledger.flatMap(({ teamId }) => teamId ?? []),
  );
  await recordEvent(tx, {
    type: 'coachingStaff.changed',
    data: { coachingStaffId },
    recipients: [...new Set([...audience, ...clubs])],
    actorId,
    at,
  });
}
