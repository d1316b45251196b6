import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** A person's picture; a registered player's own record shows the same. Answers the player's id, if there is a record. */
export async function setAccountPicture(
  tx: Transaction,
  accountId: number,
  url: string | null,
): Promise<number | null> {
  await sql`update accounts set image_url = ${url} where id = ${accountId}`.execute(tx);
  const own = await sql<{ id: number }>`
    update players set image_url = ${url}
    where account_id = ${accountId} and profile = 0 and deleted_at is null returning id`.execute(tx);
  return own.rows[0]?.id ?? null;
}

export async function setPlayerPicture(tx: Transaction, playerId: number, url: string | null): Promise<void> {
  await sql`update players set image_url = ${url} where id = ${playerId}`.execute(tx);
  // The player's own record and the account show one picture.
  await sql`
    update accounts a set image_url = ${url} from players p
    where p.id = ${playerId} and p.profile = 0 and a.id = p.account_id`.execute(tx);
}

export async function setTeamPicture(tx: Transaction, teamId: number, url: string | null): Promise<void> {
  await sql`update teams set image_url = ${url} where id = ${teamId}`.execute(tx);
}

export async function setStaffPicture(tx: Transaction, id: number, url: string | null): Promise<void> {
  await sql`update coaching_staff set image_url = ${url} where id = ${id}`.execute(tx);
}
