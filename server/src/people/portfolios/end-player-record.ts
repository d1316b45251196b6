import { closeNegotiationsOfPlayer } from '../negotiations/close-negotiations-of-player.ts';
import { wasProposed } from '../negotiations/was-proposed.ts';
import { cancelOffersOfPlayer } from '../offers/cancel-offers-of-player.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { PlayerRow } from '../players/player.ts';
import { removePortfolioRecord } from '../players/remove-portfolio-record.ts';
import { announceDeletion } from './announce-deletion.ts';

/**
 * Ends a portfolio record by a decision of staff: its open negotiations and offers are closed, it is gone from every list, and
 * everybody concerned is told. Throws `NOT_FOUND` for one that is gone already.
 */
export async function endPlayerRecord(
  tx: Transaction,
  player: PlayerRow,
  by: { actorId: number; at: Date },
): Promise<void> {
  // Holds the record: a proposal made at the same time comes before, and is closed too, or finds nobody.
  await wasProposed(tx, player.id);
  await removePortfolioRecord(tx, player, by);
  await closeNegotiationsOfPlayer(tx, player.id, by.at);
  await cancelOffersOfPlayer(tx, player.id, by.at);
  await announceDeletion(tx, { ...player, deleted_at: by.at }, by);
}
