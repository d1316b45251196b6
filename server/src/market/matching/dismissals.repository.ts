import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Hides an entry from an account until request or player changes. */
export async function insertDismissal(
  tx: Transaction,
  entry: {
    accountId: number;
    requestId: number;
    playerId: number;
    requestFingerprint: string;
    playerFingerprint: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into match_dismissals (account_id, request_id, player_id, request_fingerprint, player_fingerprint, dismissed_at)
    values (${entry.accountId}, ${entry.requestId}, ${entry.playerId}, ${entry.requestFingerprint},
            ${entry.playerFingerprint}, ${entry.at})
    on conflict (account_id, request_id, player_id) do update set request_fingerprint = excluded.request_fingerprint,
      player_fingerprint = excluded.player_fingerprint, dismissed_at = excluded.dismissed_at`.execute(tx);
}

/** Shows the entry again. False when it was not hidden. */
export async function deleteDismissal(
  tx: Transaction,
  entry: { accountId: number; requestId: number; playerId: number },
): Promise<boolean> {
  const deleted = await sql`
    delete from match_dismissals where account_id = ${entry.accountId} and request_id = ${entry.requestId}
      and player_id = ${entry.playerId} returning player_id`.execute(tx);
  return deleted.rows.length > 0;
}
