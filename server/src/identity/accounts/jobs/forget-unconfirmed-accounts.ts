import { addDays, dayOf } from '../../platform/clock.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { forgetUnconfirmed, listUnconfirmed } from '../erase.repository.ts';

/** Retention: an account that nobody confirmed is kept for three days. */
const daysKept = 3;

/** Forgets the accounts that were opened and never confirmed. */
export const forgetUnconfirmedAccounts = job<object>({
  name: 'forget-unconfirmed-accounts',
  every: '23 * * * *',
  async run(services) {
    const now = services.clock.now();
    const before = addDays(now, -daysKept);
    const birthday = new Date(now);
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 18);
    const waiting = await services.db
      .transaction()
      .execute((tx) => listUnconfirmed(tx, before, dayOf(birthday)));
    for (const accountId of waiting) {
      await services.db.transaction().execute((tx) => forgetUnconfirmed(tx, accountId, before));
    }
  },
});
