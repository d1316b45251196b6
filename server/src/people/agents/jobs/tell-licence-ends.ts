import { licenceNoticeDays } from '@trattativa/domain/people/agent-licences';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { claimEndingLicences } from '../licences.repository.ts';

/** Agents of one transaction. */
const atOnce = 200;

/**
 * Tells agents that their licence ends within thirty days, and on its last day: every night, once for each last day that
 * they state. Safe to run twice or late.
 */
export const tellLicenceEnds = job<object>({
  name: 'tell-licence-ends',
  every: '50 2 * * *',
  async run(services) {
    for (const which of ['end', 'soon'] as const) {
      let told = atOnce;
      while (told === atOnce) told = await tellSome(services, which);
    }
  },
});

/** Returns how many agents were claimed. */
function tellSome({ clock, db }: Services, which: 'soon' | 'end'): Promise<number> {
  const at = clock.now();
  const today = dayOf(at);
  const lastDay = which === 'soon' ? dayOf(addDays(at, licenceNoticeDays)) : today;
  return db.transaction().execute(async (tx) => {
    const claimed = await claimEndingLicences(tx, which, { today, lastDay }, atOnce);
    for (const { agent_id: agentId, account_id: accountId } of claimed) {
      await recordEvent(tx, {
        type: 'agent.licenceEnding',
        data: { agentId, standing: which },
        recipients: [accountId],
        actorId: null,
        at,
      });
    }
    return claimed.length;
  });
}
