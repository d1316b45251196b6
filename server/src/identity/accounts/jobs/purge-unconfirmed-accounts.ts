import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { profileRecords } from '../../profile-records.ts';
import { deleteUnconfirmed, listUnconfirmed, lockUnconfirmed } from '../data/retention.repository.ts';

/** Retention: an account that nobody confirmed is kept for three days. */
const daysKept = 3;

/** Deletes accounts that were never confirmed. */
export const purgeUnconfirmedAccounts = job<object>({
  name: 'forget-unconfirmed-accounts',
  every: '23 * * * *',
  async run(services) {
    const now = services.clock.now();
    const before = addDays(now, -daysKept);
    const birthday = new Date(now);
    birthday.setUTCFullYear(birthday.getUTCFullYear() - ageOfMajority);
    const adultBornUntil = dayOf(birthday);
    const waiting = await services.db
      .transaction()
      .execute((tx) => listUnconfirmed(tx, before, adultBornUntil));
    for (const accountId of waiting) {
      await services.db.transaction().execute(async (tx) => {
        if (!(await lockUnconfirmed(tx, accountId, before, adultBornUntil))) return;
        await profileRecords.get().deleteUnused(tx, accountId);
        await deleteUnconfirmed(tx, accountId);
      });
    }
  },
});
