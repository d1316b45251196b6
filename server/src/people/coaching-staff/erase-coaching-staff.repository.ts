import { sql } from 'kysely';
import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The ids of the records of a person: their own, and those that they added. */
async function listOwnAndAdded(tx: Transaction, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from coaching_staff where ${accountId} in (account_id, added_by_id)`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Empties the person's own record, which deals still refer to, and deletes the records that they added. */
async function emptyCoachingStaff(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update coaching_staff set phone = '', country = null, nationality = null, city = '', born_date = null, comments = '',
      contact_email = null, image_url = null, registration_id = null, current_club = '', current_team_id = null, name = '', surname = '',
      deleted_at = coalesce(deleted_at, ${at}), version = version + 1, updated_at = ${at}
    where account_id = ${accountId}`.execute(tx);
  await sql`
    update coaching_staff set deleted_at = ${at}, version = version + 1
    where added_by_id = ${accountId} and deleted_at is null`.execute(tx);
}

/** Erases the person's own record and the records that they added, with the files. */
export async function eraseCoachingStaff(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, ['coachingStaff'], await listOwnAndAdded(tx, accountId), at);
  await emptyCoachingStaff(tx, accountId, at);
}
