import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** The parent's address of a player, as staff checked it. */
export interface GuardianAddressRow {
  email: string;
  checked_at: Date;
}

export async function findGuardianAddress(
  db: Queryable,
  playerId: number,
): Promise<GuardianAddressRow | null> {
  const found = await sql<GuardianAddressRow>`
    select email::text, checked_at from guardian_addresses where player_id = ${playerId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores the address in place of an earlier one. */
export async function saveGuardianAddressOf(
  tx: Transaction,
  playerId: number,
  { email, checkedBy, at }: { email: string; checkedBy: number; at: Date },
): Promise<void> {
  await sql`
    insert into guardian_addresses (player_id, email, checked_by, checked_at)
    values (${playerId}, ${email}, ${checkedBy}, ${at})
    on conflict (player_id) do update
      set email = excluded.email, checked_by = excluded.checked_by, checked_at = excluded.checked_at`.execute(
    tx,
  );
}

export async function deleteGuardianAddressOf(tx: Transaction, playerId: number): Promise<void> {
  await sql`delete from guardian_addresses where player_id = ${playerId}`.execute(tx);
}
