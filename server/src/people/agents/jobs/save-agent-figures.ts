import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { saveFigures } from '../agent-figures.repository.ts';

/** The Monday of a day's week, `YYYY-MM-DD`, in UTC. */
export function mondayOf(instant: Date): string {
  const day = new Date(instant);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return dayOf(day);
}

/** Saves every agent's figures once a week, as soon as the week has begun. Safe to run twice or late. */
export const saveAgentFigures = job<object>({
  name: 'take-agent-figures',
  every: '7 * * * *',
  async run(services) {
    const at = services.clock.now();
    await saveFigures(services.db, mondayOf(at), at);
  },
});
