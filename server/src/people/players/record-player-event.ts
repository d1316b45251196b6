import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listPlayerAudience } from './players.repository.ts';

interface PlayerEvent {
  type: 'player.changed' | 'player.evaluated' | 'player.viewed';
  playerId: number;
  /** The acting account; its other screens are notified, too. */
  actorId: number;
  at: Date;
}

/** Records an event of a player for the screens of the owner's side and of the player. */
export async function recordPlayerEvent(tx: Transaction, event: PlayerEvent): Promise<void> {
  const { type, playerId, actorId, at } = event;
  const audience = await listPlayerAudience(tx, playerId);
  await recordEvent(tx, {
    type,
    data: { playerId },
    // A viewer is not notified of their own view.
    recipients: type === 'player.viewed' ? audience : [...audience, actorId],
    actorId,
    at,
  });
}
