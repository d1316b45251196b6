import { dayOf } from '../../../platform/clock.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { type PairsToCompare, saveExactPairs } from '../agents/notified-matches.repository.ts';
import { notifyClubsOfNews, notifyOwnersOfNews } from '../agents/notify-exact-matches.ts';

/** Notifies owners and clubs of the pairs that a new or changed player or request has made exact. */
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
    const news = await saveExactPairs(tx, pairsOf(data), { today: dayOf(at), at, notified: true });
    await notifyOwnersOfNews(tx, news, at);
    await notifyClubsOfNews(tx, news, at);
  },
});

function pairsOf(
  data: { requestId: number } | { playerId: number } | { firstId: number; lastId: number },
): PairsToCompare {
  if ('requestId' in data) return { requestId: data.requestId };
  // Players added by others between the first and last id of a batch are compared too, which does no harm.
  const [firstPlayerId, lastPlayerId] =
    'firstId' in data ? [data.firstId, data.lastId] : [data.playerId, data.playerId];
  return { firstPlayerId, lastPlayerId };
}
