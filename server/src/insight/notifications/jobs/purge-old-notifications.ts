import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { purgeNotifications } from '../notifications.repository.ts';

/** Retention: as long as the events that caused the notification. */
const daysKept = 90;

/** Deletes notifications whose last event is older. Safe to run twice. */
export const purgeOldNotifications = job<object>({
  name: 'forget-old-notifications',
  every: '53 3 * * *',
  async run(services) {
    await purgeNotifications(services.db, addDays(services.clock.now(), -daysKept));
  },
});
