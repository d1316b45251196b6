import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emptyCoachingStaff, listOwnAndAdded } from './erase-coaching-staff.repository.ts';

/** Erases what the person is on the market as coaching staff, and whom they added, with the files. */
export async function eraseCoachingStaff(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, ['coachingStaff'], await listOwnAndAdded(tx, accountId), at);
  await emptyCoachingStaff(tx, accountId, at);
}
