import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { forgetVisitors } from '../public-links.repository.ts';

/** Forgets who opened which report: it served only to count nobody twice on one day. */
export const forgetReportVisitors = job<object>({
  name: 'forget-report-visitors',
  every: '23 3 * * *',
  async run(services) {
    const before = dayOf(addDays(services.clock.now(), -1));
    await services.db.transaction().execute((tx) => forgetVisitors(tx, before));
  },
});
