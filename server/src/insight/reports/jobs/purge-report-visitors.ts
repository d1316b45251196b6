import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { purgeVisitors } from '../public-links.repository.ts';

/** Deletes the visitors of earlier days: they serve only to count nobody twice on one day. */
export const purgeReportVisitors = job<object>({
  name: 'forget-report-visitors',
  every: '23 3 * * *',
  async run(services) {
    const before = dayOf(addDays(services.clock.now(), -1));
    await services.db.transaction().execute((tx) => purgeVisitors(tx, before));
  },
});
