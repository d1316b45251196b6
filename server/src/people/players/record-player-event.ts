import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listPlayerAudience } from './players.repository.ts';

interface PlayerEvent {
  type: 'player.changed' | 'player.evaluated' | 'player.viewed';
  playerId: number;
  /** Whose other screens hear of it too. */
  actorId: number;
  at: Date;
}

/** Something happened to a player that the screens of the owner's side and of the player hear of. */
export async function recordPlayerEvent(tx: Transaction, event: PlayerEvent): Promise<void> {
  const { type, playerId, actorId, at } = event;
  const audience = await listPlayerAudience(tx, playerId);
  await recordEvent(tx, {
    type,
    data: { playerId },
    // Who looks is not told of the own look.
    recipients: type === 'player.viewed' ? audience : [...audience, actorId],
    actorId,
    at,
  });
}
