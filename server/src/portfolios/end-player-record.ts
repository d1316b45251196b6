import { closeNegotiationsOfPlayer } from '../negotiations/close-negotiations-of-player.ts';
import { wasProposed } from '../negotiations/was-proposed.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/database.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { PlayerRow } from '../players/player.ts';
import { listPlayerAudience } from '../players/players.repository.ts';
import { ownerOf } from '../players/portfolio-owner.ts';
import { markDeleted } from '../players/portfolio-records.repository.ts';
import { announceDeletion } from './announce-deletion.ts';

/**
 * Ends a portfolio record by a decision of staff: its open negotiations are closed, it is gone from every list, and
 * everybody concerned is told. Throws `NOT_FOUND` for one that is gone already.
 */
export async function endPlayerRecord(
  tx: Transaction,
  player: PlayerRow,
  by: { actorId: number; at: Date },
): Promise<void> {
  const owner = ownerOf(player);
  // Holds the record: a proposal made at the same time comes before, and is closed too, or finds nobody.
  await wasProposed(tx, player.id);
  const recipients = await listPlayerAudience(tx, player.id);
  if (!owner || !(await markDeleted(tx, player.id, owner, by.at))) throw new AppError('NOT_FOUND');
  await closeNegotiationsOfPlayer(tx, player.id, by.at);
  await recordEvent(tx, {
    type: 'player.removed',
    data: { playerId: player.id },
    recipients,
    actorId: by.actorId,
    at: by.at,
  });
  await announceDeletion(tx, { ...player, deleted_at: by.at }, by);
}
