import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { makeFresh } from './player-freshness.repository.ts';
import { recordPlayerEvent } from './record-player-event.ts';

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
  if (!(await makeFresh(tx, playerId, at))) throw new AppError('NOT_FOUND');
  await recordPlayerEvent(tx, { type: 'player.changed', playerId, at, actorId });
}
