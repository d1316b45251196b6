import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import {
  claimUnnotified,
  listTeamBatches,
  purgeNotifiedMatches,
  saveExactPairs,
} from '../agents/notified-matches.repository.ts';
import { notifyClubsOfNews, notifyOwners } from '../agents/notify-exact-matches.ts';

/** Clubs whose requests are compared in one transaction; few, so that locks are short. */
const clubsAtOnce = 5;
/** Retention in days of a pair that is no longer exact. */
const daysKept = 90;

/**
 * Finds, once a night, exact pairs that nobody was notified of: lost events, rows written in other ways,
 * players who signed and may be registered again. Safe to run twice and to interrupt.
 */
export const sweepExactMatches = job<object>({
  name: 'sweep-exact-matches',
  every: '23 2 * * *',
  run: (services) => findMissedMatches(services),
});

/**
 * Compares the whole market in batches of clubs; notifies the clubs of each batch, and the owners of records
 * at the end.
 */
export async function findMissedMatches(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = services.clock.now();
  for (const clubs of await listTeamBatches(services.db, clubsAtOnce)) {
    await services.db.transaction().execute(async (tx) => {
      const news = await saveExactPairs(tx, clubs, { today: dayOf(at), at, notified: false });
      await notifyClubsOfNews(tx, news, at);
    });
  }
  for (let more = true; more; ) {
    more = await services.db.transaction().execute(async (tx) => {
      const news = await claimUnnotified(tx, at);
      if (news) {
        const { request_id: requestId, player_id: playerId, total: count } = news;
        await notifyOwners(tx, [{ requestId, playerId, count }], at);
      }
      return news !== null;
    });
  }
  await services.db.transaction().execute((tx) => purgeNotifiedMatches(tx, addDays(at, -daysKept)));
}
