import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { deleteDiscardedDrafts } from '../drafts.repository.ts';

/** Deletes drafts a day after they were discarded, long after that could be undone. */
export const purgeDiscardedDrafts = job<object>({
  name: 'forget-discarded-drafts',
  every: '53 3 * * *',
  run: (services) => deleteDiscardedDrafts(services.db, addDays(services.clock.now(), -1)),
});
