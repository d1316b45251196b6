import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';

const isToOwnRecord = (accountId: number) => sql`
  player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})`;

/** The offers made to the person as a player. */
export async function listOffersTo(tx: Transaction, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from offers where ${isToOwnRecord(accountId)}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** Empties what offers say of the person: where they live, where they played, what they wrote. The versions stay. */
export async function emptyOffersTo(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update offers set player_residence = null, player_last_team = null, player_last_team_country = null
    where ${isToOwnRecord(accountId)} and player_residence is not null`.execute(tx);
  await sql`
    update offer_revisions set comments = ''
    where actor_id = ${accountId} and by_side = 'recipient' and comments <> ''`.execute(tx);
  await sql`
    update offer_changes set note = null
    where actor_id = ${accountId} and by_side = 'recipient' and note is not null`.execute(tx);
}
