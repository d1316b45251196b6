import { nearRolesOf } from '@trattativa/domain/people/players/near-roles';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listClubsLookingFor, replaceNotifiedRoles } from '../matched-pairs.repository.ts';

/**
 * A player who came, changed or went may change the candidates of every club that looks for their present or
 * previous role, or for one near it: exactly those clubs are notified. The owner's side is notified by the player's own event.
 */
export const notifyClubs = reaction({
  name: 'matching.tell-clubs',
  types: ['player.added', 'player.changed', 'player.removed', 'player.restored', 'players.imported'],
  async react(services, tx, event) {
    const { data } = event;
    // A batch is notified with its first player: clubs are concerned by role.
    const [playerId, lastId] =
      'firstId' in data ? [data.firstId, data.lastId] : [data.playerId, data.playerId];
    const roles = await replaceNotifiedRoles(tx, playerId, lastId);
    const fitting = [...new Set(roles.flatMap((role) => [role, ...nearRolesOf(role)]))];
    const recipients = await listClubsLookingFor(tx, fitting);
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
