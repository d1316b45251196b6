import { assertFound } from '../../../platform/database/assert-found.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { bookingDay } from '../../documents/document-number.ts';
import { claimLate } from '../commission-writes.repository.ts';
import { findCommission } from '../commissions.repository.ts';
import { recordCommissionEvent } from '../record-commission-step.ts';

const atOnce = 200;

/** Tells both sides, once, that an instalment is late. That it is late follows from its day; only the notice is stored. */
export const notifyLateInstalments = job<object>({
  name: 'notify-late-instalments',
  every: '*/30 * * * *',
  async run(services) {
    const at = services.clock.now();
    let claimed: number;
    do {
      claimed = await services.db.transaction().execute(async (tx) => {
        const ids = await claimLate(tx, bookingDay(at), at, atOnce);
        for (const id of ids) {
          const commission = assertFound(await findCommission(tx, id));
          await recordCommissionEvent(tx, 'commission.late', commission, null, at);
        }
        return ids.length;
      });
    } while (claimed > 0);
  },
});
