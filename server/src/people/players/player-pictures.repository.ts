import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Gives the own record of an account the account's picture; answers its id, null without one. A picture moves no version:
 * no form has it.
 */
export async function setOwnRecordPicture(
  tx: Transaction,
  accountId: number,
  url: string | null,
): Promise<number | null> {
  const own = await sql<{ id: number }>`
    update players set image_url = ${url}
    where account_id = ${accountId} and profile = ${profileType.player} and deleted_at is null returning id`.execute(
    tx,
  );
  return own.rows[0]?.id ?? null;
}

/** Answers the account whose own record it is, which shows the same picture; null for a record that others keep. */
export async function setPlayerPicture(
  tx: Transaction,
  playerId: number,
  url: string | null,
): Promise<number | null> {
  const set = await sql<{ profile: number; account_id: number | null }>`
    update players set image_url = ${url} where id = ${playerId} returning profile, account_id`.execute(tx);
  const [player] = set.rows;
  return player?.profile === profileType.player ? player.account_id : null;
}
