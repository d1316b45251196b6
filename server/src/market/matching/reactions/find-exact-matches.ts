import { seasonOf } from '@trattativa/domain/people/season';
import { dayOf } from '../../../platform/clock.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { type Looked, saveExactPairs } from '../notified-matches.repository.ts';
import { notifyClubsOfNews, notifyKeepersOfNews } from '../notify-exact-matches.ts';

/** A player or request that came or changed: the pairs that are exact only now are told to their people at once. */
export const findExactMatches = reaction({
  name: 'matching.find-exact',
  types: [
    'player.added',
    'player.changed',
    'player.removed',
    'player.restored',
    'players.imported',
    'request.published',
    'request.changed',
    'request.reopened',
  ],
  async react(services, tx, { data }) {
    const at = services.clock.now();
    const season = seasonOf(dayOf(at));
    const news = await saveExactPairs(tx, lookedAt(data), { season, at, notified: true });
    await notifyKeepersOfNews(tx, news, at);
    await notifyClubsOfNews(tx, news, at);
  },
});

function lookedAt(
  data: { requestId: number } | { playerId: number } | { firstId: number; lastId: number },
): Looked {
  if ('requestId' in data) return { requestId: data.requestId };
  // What else came between the first and the last of a batch is looked at too, which does no harm.
  const [firstPlayerId, lastPlayerId] =
    'firstId' in data ? [data.firstId, data.lastId] : [data.playerId, data.playerId];
  return { firstPlayerId, lastPlayerId };
}
