import { fewestAsked } from '@trattativa/domain/deals/reply-figures';
import { saveReplyShares } from '../../../market/matching.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { listReplyShares, replaceReplyFigures } from '../replies.repository.ts';

/** Every night, how often and how soon clubs, agents and coaches answer; the order of matches follows. Run twice, it changes nothing. */
export const computeReplyFigures = job<object>({
  name: 'compute-reply-figures',
  every: '17 3 * * *',
  async run(services) {
    const at = services.clock.now();
    await services.db.transaction().execute(async (tx) => {
      await replaceReplyFigures(tx, at);
      await saveReplyShares(tx, await listReplyShares(tx, fewestAsked));
    });
  },
});
