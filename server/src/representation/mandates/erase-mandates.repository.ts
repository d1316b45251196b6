import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Deletes the mandates that the person gave or was asked for, and those that they had as an agent. Runs while the person's records are
 * still linked: one that nobody has answered is found by its record only.
 */
export async function eraseMandates(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from mandates where account_id = ${accountId}
      or (account_id is null and player_id in (select id from players where account_id = ${accountId}))
      or agent_id in (select id from agents where account_id = ${accountId})`.execute(tx);
}

/** Deletes the mandates of records that bind no account, and with them the signed forms. */
export async function deleteMandatesOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`
    delete from mandates where player_id = any(${[...playerIds]}::bigint[]) and account_id is null`.execute(
    tx,
  );
}
