import { sql } from 'kysely';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/database.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import { listPlayerAudience } from './players.repository.ts';

/**
 * A part of the profile that has a screen of its own is about to change (skills, career): the profile is fresh again and
 * its screens hear of it. The version stays, because a form that is open at the same time holds none of those fields.
 * Holds the row until the transaction ends, so that such changes come one after the other. Throws `NOT_FOUND` when the
 * player is gone.
 */
export async function recordPlayerChanged(
  tx: Transaction,
  playerId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  const updated = await sql`
    update players set updated_at = ${at} where id = ${playerId} and deleted_at is null returning id`.execute(
    tx,
  );
  if (updated.rows.length === 0) throw new AppError('NOT_FOUND');
  await recordEvent(tx, {
    type: 'player.changed',
    data: { playerId },
    recipients: await listPlayerAudience(tx, playerId),
    actorId,
    at,
  });
}
