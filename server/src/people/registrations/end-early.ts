import { planEarlierEnd } from '@trattativa/domain/people/ledger/earlier-end';
import type { RegistrationEnd } from '@trattativa/domain/people/ledger/registration';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockCoachingStaff } from '../coaching-staff/coaching-staff.repository.ts';
import { lockPerson } from '../players/players.repository.ts';
import { followLedger } from './follow-ledger.ts';
import { followStaffLedger } from './follow-staff-ledger.ts';
import {
  endRegistrationRow,
  listRegistrations,
  type RegisteredPerson,
  type RegistrationRow,
} from './registrations.repository.ts';

/** The ledger of a person who is locked until the transaction ends, and the ids of the player's records that are not deleted. */
export async function lockLedger(
  tx: Transaction,
  person: RegisteredPerson,
): Promise<{ records: number[]; ledger: RegistrationRow[] }> {
  const records = 'playerId' in person ? await lockPerson(tx, person.playerId) : [];
  if ('coachingStaffId' in person) await lockCoachingStaff(tx, person.coachingStaffId);
  return { records, ledger: await listRegistrations(tx, person) };
}

/** Writes an earlier end as `planEarlierEnd` plans it, of the loans under a contract too. */
export async function endEarly(
  tx: Transaction,
  ledger: readonly RegistrationRow[],
  ended: RegistrationRow,
  end: { endedOn: string; endedBy: RegistrationEnd; reason: string },
): Promise<void> {
  const { endedBy, reason } = end;
  for (const { id, endedOn } of planEarlierEnd(ledger, ended, end.endedOn).ends)
    await endRegistrationRow(tx, { id, endedOn, endedBy, reason });
}

/** Makes every record of a person follow the ledger. */
export async function followPerson(
  services: Pick<Services, 'rules'>,
  tx: Transaction,
  person: RegisteredPerson,
  records: readonly number[],
  told: { at: Date; actorId: number | null },
): Promise<void> {
  if ('coachingStaffId' in person) await followStaffLedger(tx, person.coachingStaffId, told);
  for (const playerId of records) await followLedger(services, tx, playerId, told);
}
