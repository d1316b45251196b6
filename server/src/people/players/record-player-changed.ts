import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { makeFresh } from './player-freshness.repository.ts';
import { recordPlayerEvent } from './record-player-event.ts';

/**
 * Records the coming change of a profile part with its own screen (skills, career): refreshes the profile and
 * notifies its screens. The version stays, because the profile form has none of those fields. Locks the row
 * until the transaction ends, so that such changes are serialized. Throws `NOT_FOUND` when the player is
 * gone.
 */
export async function recordPlayerChanged(
  tx: Transaction,
  playerId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  if (!(await makeFresh(tx, playerId, at))) throw new AppError('NOT_FOUND');
  await recordPlayerEvent(tx, { type: 'player.changed', playerId, at, actorId });
}
