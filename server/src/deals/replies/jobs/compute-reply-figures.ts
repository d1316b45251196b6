import { job } from '../../../platform/jobs/jobs.ts';
import { replaceReplyFigures } from '../replies.repository.ts';

/** Every night, how often and how soon clubs, agents and coaches answer. Run twice, it changes nothing. */
export const computeReplyFigures = job<object>({
  name: 'compute-reply-figures',
  every: '17 3 * * *',
  async run(services) {
    const at = services.clock.now();
    await services.db.transaction().execute((tx) => replaceReplyFigures(tx, at));
  },
});
