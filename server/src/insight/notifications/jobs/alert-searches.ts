import { claimSearch, listSearchesDue } from '../../../people/portfolios.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { hitsOf, toldUntil } from '../search-hits.ts';

/** Searches looked at in one run; the others wait for the next. */
const atMost = 1000;
const pauseMs = 60_000;

/**
 * Looks every two minutes for new results of the searches that tell at once. A search is claimed in the transaction of its
 * event, so that running twice tells nothing twice.
 */
export const alertSearches = job<object>({
  name: 'alert-searches',
  every: '*/2 * * * *',
  async run(services) {
    const at = services.clock.now();
    const until = toldUntil(at);
    const before = new Date(at.getTime() - pauseMs);
    for (const id of await listSearchesDue(services.db, before, atMost)) {
      await services.db.transaction().execute(async (tx) => {
        const search = await claimSearch(tx, id, before, until);
        const hits = search && (await hitsOf(services, search, until));
        if (!hits) return;
        await recordEvent(tx, {
          type: 'savedSearch.hits',
          data: { searchId: id, count: hits.count, target: hits.target },
          recipients: [search.account_id],
          actorId: null,
          at,
        });
      });
    }
  },
});
