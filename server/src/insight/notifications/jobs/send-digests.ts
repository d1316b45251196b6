import { type ClaimedDigest, claimDigests } from '../../../identity/accounts.ts';
import { countNewMatches } from '../../../market/matching.ts';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { digestDay, morningOf } from '../digest-day.ts';
import { listDigestsWithNews, listMatchSides } from '../digests.repository.ts';

const batch = 500;

/**
 * Takes the digests that are due and has those written that have something new to tell. Decides by the injected clock and
 * by a row of its own for each account: run twice, or late after days, nobody gets a second one for a day.
 */
export const sendDigests = job<object>({
  name: 'send-digests',
  every: '*/10 * * * *',
  async run(services) {
    const now = services.clock.now();
    for (const frequency of ['daily', 'weekly'] as const) {
      const day = digestDay(now, frequency);
      if (day === null) continue;
      const due = { frequency, day, morning: morningOf(day), now, limit: batch };
      for (let claimed = batch; claimed === batch; ) {
        claimed = await services.db.transaction().execute(async (tx) => {
          const digests = await claimDigests(tx, due);
          const withNews = new Set(await listDigestsWithNews(tx, digests, addDays(now, -1)));
          const matches = await newMatches(services, digests);
          for (const { account_id: accountId } of digests) {
            const potential = matches.get(accountId) ?? 0;
            if (potential > 0 || withNews.has(accountId))
              await services.jobs.enqueue(tx, 'mail-digest', { accountId, potential });
          }
          return digests.length;
        });
      }
    }
  },
});

/** New potential matches since the digest before, by account; before a first one, of the last day. */
async function newMatches(
  services: Services,
  digests: readonly ClaimedDigest[],
): Promise<Map<number, number>> {
  const since = new Map(digests.map((digest) => [digest.account_id, digest.since]));
  const counts = new Map<number, number>();
  for (const side of await listMatchSides(services.db, [...since.keys()])) {
    const from = since.get(side.accountId) ?? addDays(services.clock.now(), -1);
    counts.set(side.accountId, (await countNewMatches(services, side, from)).potential);
  }
  return counts;
}
