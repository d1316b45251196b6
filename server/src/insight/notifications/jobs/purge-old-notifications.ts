import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { purgeNotifications } from '../notification-retention.repository.ts';

/** Retention: a line is kept for as long as the events that it tells of. */
const daysKept = 90;

/** Forgets the lines whose last event is older. Safe to run twice. */
export const purgeOldNotifications = job<object>({
  name: 'forget-old-notifications',
  every: '53 3 * * *',
  async run(services) {
    await purgeNotifications(services.db, addDays(services.clock.now(), -daysKept));
  },
});
