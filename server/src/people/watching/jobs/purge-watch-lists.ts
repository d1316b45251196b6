import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { purgeUnwatched } from '../watched-players.repository.ts';

/** Deletes every night what was taken off the watch lists more than a day ago. */
export const purgeWatchLists = job<object>({
  name: 'purge-watch-lists',
  every: '5 4 * * *',
  async run(services) {
    const before = addDays(services.clock.now(), -1);
    await services.db.transaction().execute((tx) => purgeUnwatched(tx, before));
  },
});
