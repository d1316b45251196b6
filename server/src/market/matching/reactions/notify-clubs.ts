import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listClubsLookingFor, turnRolesToTell } from '../matched-pairs.repository.ts';

/**
 * A player who came, changed or went may concern the candidates of every club that looks for that role, before or now:
 * exactly those clubs are told. The owner's side hears the player's own event.
 */
export const notifyClubs = reaction({
  name: 'matching.tell-clubs',
  types: ['player.added', 'player.changed', 'player.removed', 'player.restored', 'players.imported'],
  async react(services, tx, event) {
    const { data } = event;
    // Of a batch the first one stands for all: clubs are told of roles.
    const [playerId, lastId] =
      'firstId' in data ? [data.firstId, data.lastId] : [data.playerId, data.playerId];
    const roles = await turnRolesToTell(tx, playerId, lastId);
    const recipients = await listClubsLookingFor(tx, roles);
    if (recipients.length === 0) return;
    const at = services.clock.now();
    await recordEvent(tx, {
      type: 'matches.changed',
      data: { playerId, roles },
      recipients,
      actorId: event.actorId,
      at,
    });
  },
});
