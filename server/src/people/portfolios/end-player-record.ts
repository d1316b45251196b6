import type { Transaction } from '../../platform/database/database.ts';
import { playerDeals } from '../player-deals.ts';
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
  const deals = playerDeals.get();
  // Locks the record: a proposal made at the same time comes before, and is closed too, or finds nobody.
  await deals.wasProposed(tx, player.id);
  await removePortfolioRecord(tx, player, by);
  await deals.endAll(tx, player.id, by.at);
  await announceDeletion(tx, { ...player, deleted_at: by.at }, by);
}
