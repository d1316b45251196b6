import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { playerDeals } from '../player-deals.ts';
import type { PlayerRow } from '../players/player.ts';
import { listPlayerAudience } from '../players/players.repository.ts';
import { ownerOf } from '../players/portfolio/portfolio-owner.ts';
import { markDeleted } from '../players/portfolio/portfolio-records.repository.ts';
import { listConcerned } from './concerned.repository.ts';
import { claimNotice } from './removals.repository.ts';

/**
 * Deletes a portfolio record by a decision of staff: its open negotiations and offers are closed, and
 * everybody concerned is notified. Throws `NOT_FOUND` when it is gone already.
 */
export async function endPlayerRecord(
  tx: Transaction,
  player: PlayerRow,
  by: { actorId: number; at: Date },
): Promise<void> {
  const deals = playerDeals.get();
  // Locks the record, so that a concurrent proposal comes before and is closed too, or finds no player.
  await deals.wasProposed(tx, player.id);
  await removePortfolioRecord(tx, player, by);
  await deals.endAll(tx, player.id, by.at);
  await announceDeletion(tx, { ...player, deleted_at: by.at }, by);
}

/** Removes a record from its portfolio. Throws `NOT_FOUND` when it is gone already. */
async function removePortfolioRecord(
  tx: Transaction,
  player: PlayerRow,
  by: { actorId: number; at: Date },
): Promise<void> {
  const owner = ownerOf(player);
  const recipients = await listPlayerAudience(tx, player.id);
  if (!owner || !(await markDeleted(tx, player.id, owner, by.at))) throw new AppError('NOT_FOUND');
  await recordEvent(tx, {
    type: 'player.removed',
    data: { playerId: player.id },
    recipients,
    actorId: by.actorId,
    at: by.at,
  });
}

/** Notifies everybody concerned of a deletion, live and by mail. False when they were notified before. */
export async function announceDeletion(
  tx: Transaction,
  player: { id: number; name: string; surname: string; deleted_at: Date },
  by: { actorId: number; at: Date },
): Promise<boolean> {
  const notice = { playerId: player.id, deletedAt: player.deleted_at, by: by.actorId, at: by.at };
  if (!(await claimNotice(tx, notice))) return false;
  const concerned = await listConcerned(tx, player.id);
  await recordEvent(tx, {
    type: 'player.deletionAnnounced',
    data: { playerId: player.id, playerName: `${player.name} ${player.surname}` },
    recipients: concerned.flatMap(({ account_id }) => (account_id === null ? [] : [account_id])),
    actorId: by.actorId,
    at: by.at,
  });
  return true;
}
