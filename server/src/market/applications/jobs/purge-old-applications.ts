import { job } from '../../../platform/jobs/jobs.ts';
import { deleteOldCandidates } from '../candidate-changes.repository.ts';

/**
 * Forgets applications twelve months after they were last moved, with their timeline and notes: a season later they say
 * nothing of the player any more. Undecided ones on a request that is still open stay.
 */
export const purgeOldApplications = job<object>({
  name: 'forget-old-applications',
  every: '11 4 * * *',
  run: (services) => deleteOldCandidates(services.db, services.clock.now()),
});
