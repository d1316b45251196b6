import { job } from '../../../platform/jobs/jobs.ts';
import { deleteOldCandidates } from '../candidate-changes.repository.ts';

/**
 * Deletes applications twelve months after their last move, with timeline and notes: by then they say nothing
 * about the player's present form. Undecided ones of active requests stay.
 */
export const purgeOldApplications = job<object>({
  name: 'forget-old-applications',
  every: '11 4 * * *',
  run: (services) => deleteOldCandidates(services.db, services.clock.now()),
});
