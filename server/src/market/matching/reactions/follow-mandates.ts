import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listClubsLookingFor, replaceNotifiedRoles } from '../matched-pairs.repository.ts';
import { followMandates } from '../order/mandate-days.repository.ts';

/** A mandate of a player began or ended: the order of exact matches follows, and the clubs that look for such a player hear of it. */
export const followPlayersMandates = reaction({
  name: 'matching.follow-mandates',
  types: ['mandate.confirmed', 'mandate.ended'],
  async react({ clock }, tx, { data: { playerId } }) {
    if (playerId === null || !(await followMandates(tx, playerId))) return;
    const roles = await replaceNotifiedRoles(tx, playerId, playerId);
    const recipients = await listClubsLookingFor(tx, roles);
    if (recipients.length === 0) return;
    const data = { playerId, roles };
    await recordEvent(tx, { type: 'matches.changed', data, recipients, actorId: null, at: clock.now() });
  },
});
