import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { deleteDiscardedDrafts } from '../drafts.repository.ts';

/** Forgets drafts a day after they were thrown away, long after that could be taken back. */
export const purgeDiscardedDrafts = job<object>({
  name: 'forget-discarded-drafts',
  every: '53 3 * * *',
  run: (services) => deleteDiscardedDrafts(services.db, addDays(services.clock.now(), -1)),
});
