import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { isForScouts, listScoutAccounts } from '../scout-players.repository.ts';

/** Notifies scouts of a player who is or was visible to them: order and number of their lists may change. */
export const notifyScouts = reaction({
  name: 'scouts.tell-scouts',
  types: ['player.added', 'player.changed', 'player.removed', 'player.restored'],
  async react(services, tx, { data, actorId }) {
    const { playerId } = data;
    const concerns = 'closedToScouts' in data || (await isForScouts(tx, playerId));
    const recipients = concerns ? await listScoutAccounts(tx) : [];
    if (recipients.length === 0) return;
    const at = services.clock.now();
    await recordEvent(tx, {
      type: 'scout.playersChanged',
      data: { playerId },
      recipients,
      actorId,
      at,
    });
  },
});
