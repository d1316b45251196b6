import { sql } from 'kysely';
import { sqlProfile, sqlSubProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Whether scouts find a player, or found one who is gone: an own profile that was deleted is emptied, and says no more
 * whom it was open to.
 */
export async function isForScouts(tx: Transaction, playerId: number): Promise<boolean> {
  const found = await sql<{ open: boolean }>`
    select p.open_to_scouts or (p.profile = ${sqlProfile.player} and p.deleted_at is not null) as open
    from players p where p.id = ${playerId}`.execute(tx);
  return found.rows[0]?.open ?? true;
}

/** The accounts of all scouts who log in. */
export async function listScoutAccounts(tx: Transaction): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from accounts where profile = ${sqlProfile.coachingStaff} and sub_profile = ${sqlSubProfile.scout} and activated_at is not null and deleted_at is null
    order by id`.execute(tx);
  return found.rows.map(({ id }) => id);
}
