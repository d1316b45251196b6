import { mondayOf } from '../../../people/agents.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { savePortfolioWeek } from '../kpis.repository.ts';

/**
 * Records the value of every portfolio once a week, at the beginning of the week. Safe to run twice, and
 * late.
 */
export const savePortfolioValues = job<object>({
  name: 'take-portfolio-values',
  every: '11 * * * *',
  async run(services) {
    await savePortfolioWeek(services.db, mondayOf(services.clock.now()));
  },
});
