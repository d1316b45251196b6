import { watchAlertsOf } from '@trattativa/domain/people/watching/watched-facts';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../../platform/clock.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findPlayer } from '../../players/players.repository.ts';
import { listWatchingAccounts } from '../../players/portfolio/watching-accounts.repository.ts';
import { lockWatchedFacts, updateWatchedFacts } from '../watched-facts.repository.ts';
import { factsOf } from '../watched-facts.ts';

const adult = 18;

/**
 * Tells those who watch a player of facts that decide: what differs from what they were told last. The lists of all others that
 * show the player, as of those who dropped the player, follow any change.
 */
export const alertWatchers = reaction({
  name: 'watching.alert-watchers',
  types: ['player.changed', 'player.restored', 'player.removed'],
  async react(services, tx, { data: { playerId }, actorId }) {
    const before = await lockWatchedFacts(tx, playerId);
    const player = before && (await findPlayer(tx, playerId));
    if (!player) return;
    const at = services.clock.now();
    const today = dayOf(at);
    const adultsBornBy = yearsBefore(today, adult);
    const deleted = player.deleted_at !== null;
    const now = factsOf(player);
    const alerts = deleted ? [] : watchAlertsOf(before, now);
    const unlisted = alerts.includes('unlisted');
    if (!deleted) await updateWatchedFacts(tx, playerId, now);
    const told =
      alerts.length === 0 ? [] : await listWatchingAccounts(tx, playerId, { today, adultsBornBy, unlisted });
    // One event for each: an event notifies an account once.
    for (const alert of told.length === 0 ? [] : alerts)
      await recordEvent(tx, {
        type: 'player.watchedChanged',
        data: { playerId, alert },
        recipients: told,
        actorId,
        at,
      });
    const shown = await listWatchingAccounts(tx, playerId, {
      today,
      adultsBornBy,
      unlisted,
      deleted,
      dropped: true,
    });
    const others = shown.filter((accountId) => !told.includes(accountId));
    if (others.length > 0)
      await recordEvent(tx, {
        type: 'watchList.changed',
        data: { playerId },
        recipients: others,
        actorId,
        at,
      });
  },
});
