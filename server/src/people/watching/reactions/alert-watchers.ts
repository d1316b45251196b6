import { watchAlertsOf } from '@trattativa/domain/people/watched-facts';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../../platform/clock.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findPlayer } from '../../players/players.repository.ts';
import { listWatchingAccounts } from '../../players/watching-accounts.repository.ts';
import { lockWatchedFacts, updateWatchedFacts } from '../watched-facts.repository.ts';
import { factsOf } from '../watched-facts.ts';

const adult = 18;

/** Tells those who watch a player of facts that decide: what differs from what they were told last. */
export const alertWatchers = reaction({
  name: 'watching.alert-watchers',
  types: ['player.changed', 'player.restored'],
  async react(services, tx, { data: { playerId }, actorId }) {
    const before = await lockWatchedFacts(tx, playerId);
    const player = before && (await findPlayer(tx, playerId));
    if (!player || player.deleted_at !== null) return;
    const now = factsOf(player);
    const alerts = watchAlertsOf(before, now);
    await updateWatchedFacts(tx, playerId, now);
    if (alerts.length === 0) return;
    const at = services.clock.now();
    const today = dayOf(at);
    const recipients = await listWatchingAccounts(tx, playerId, {
      today,
      adultsBornBy: yearsBefore(today, adult),
      unlisted: alerts.includes('unlisted'),
    });
    if (recipients.length === 0) return;
    // One event for each: an event notifies an account once.
    for (const alert of alerts)
      await recordEvent(tx, {
        type: 'player.watchedChanged',
        data: { playerId, alert },
        recipients,
        actorId,
        at,
      });
  },
});
