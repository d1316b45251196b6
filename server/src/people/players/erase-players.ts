import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePartsOf } from './delete-parts.ts';
import {
  deleteOwnRecords,
  deletePortfolio,
  emptyDeletedRecords,
  emptyOwnRecords,
  listOwnRecords,
  unlinkRecords,
} from './erase-players.repository.ts';
import { lockMarketRowOfAccount } from './market-rows.repository.ts';

/** Erases what the person is on the market as a player, and the portfolio that they kept. */
export async function erasePlayers(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = await listOwnRecords(tx, accountId);
  // The representation contract hangs on the player's record too.
  await eraseFiles(tx, ['player', 'contract'], own, at);
  // A record that a closed deal still shows is emptied; any other goes altogether.
  await emptyOwnRecords(tx, accountId, at);
  await deletePartsOf(tx, own, ['experiences', 'candidates', 'evaluations']);
  await lockMarketRowOfAccount(tx, accountId);
  await deleteOwnRecords(tx, accountId);
  await unlinkRecords(tx, accountId);
  await deletePortfolio(tx, accountId, at);
}

/** Takes people out of records that others kept of them and let go before an instant. */
export async function emptyLetGo(tx: Transaction, before: Date): Promise<void> {
  const emptied = await emptyDeletedRecords(tx, before);
  await deletePartsOf(tx, emptied, ['experiences', 'evaluations', 'invitations']);
}
