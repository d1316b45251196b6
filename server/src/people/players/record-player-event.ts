import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listPlayerAudience, touchPlayer } from './players.repository.ts';

type PlayerEvent = {
  playerId: number;
  /** The acting account; its other screens are notified, too. */
  actorId: number;
  at: Date;
} & (
  | { type: 'player.changed' | 'player.evaluated' | 'player.viewed' }
  | { type: 'player.figuresVerified'; teamId: number; verified: boolean }
);

/** Records an event of a player for the screens of the owner's side and of the player. */
export async function recordPlayerEvent(tx: Transaction, event: PlayerEvent): Promise<void> {
  const { type, playerId, actorId, at, ...more } = event;
  const audience = await listPlayerAudience(tx, playerId);
  await recordEvent(tx, {
    type,
    data: { playerId, ...more },
    // A viewer is not notified of their own view.
    recipients: type === 'player.viewed' ? audience : [...audience, actorId],
    actorId,
    at,
  });
}

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
  if (!(await touchPlayer(tx, playerId, at))) throw new AppError('NOT_FOUND');
  await recordPlayerEvent(tx, { type: 'player.changed', playerId, at, actorId });
}
