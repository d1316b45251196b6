import { seasonOf } from '@trattativa/domain/people/season';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import {
  claimUnnotified,
  listTeamBatches,
  purgeNotifiedMatches,
  saveExactPairs,
} from '../notified-matches.repository.ts';
import { notifyClubsOfNews, notifyKeepers } from '../notify-exact-matches.ts';

/** Clubs whose requests are compared in one transaction: short enough to keep nobody waiting. */
const clubsAtOnce = 5;
/** Days after which a pair that is over is forgotten. */
const daysKept = 90;

/**
 * Finds, once a night, the exact pairs that nobody was told of: events that were lost, a market that was filled by other
 * ways, players whose season at the club that signed them is over. Safe to run twice, and to break off.
 */
export const sweepExactMatches = job<object>({
  name: 'sweep-exact-matches',
  every: '23 2 * * *',
  run: (services) => findMissedMatches(services),
});

/** Compares the whole market, some clubs at a time, tells clubs as it goes and the keepers of records at the end. */
export async function findMissedMatches(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = services.clock.now();
  const season = seasonOf(dayOf(at));
  for (const clubs of await listTeamBatches(services.db, clubsAtOnce)) {
    await services.db.transaction().execute(async (tx) => {
      const news = await saveExactPairs(tx, clubs, { season, at, notified: false });
      await notifyClubsOfNews(tx, news, at);
    });
  }
  for (let more = true; more; ) {
    more = await services.db.transaction().execute(async (tx) => {
      const news = await claimUnnotified(tx, at);
      if (news) {
        const { request_id: requestId, player_id: playerId, total: count } = news;
        await notifyKeepers(tx, [{ requestId, playerId, count }], at);
      }
      return news !== null;
    });
  }
  await services.db.transaction().execute((tx) => purgeNotifiedMatches(tx, addDays(at, -daysKept)));
}
