import { comparableYears, usualPayOf } from '@trattativa/domain/deals/usual-pay';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { replaceUsualPay } from '../../../market/matching.ts';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { listComparableSignings } from '../comparable-signings.repository.ts';

/** Every night, before exact matches are swept, what each level of a country usually pays. Run twice, it changes nothing. */
export const computeUsualPay = job<object>({
  name: 'compute-usual-pay',
  every: '7 2 * * *',
  async run(services) {
    const since = new Date(yearsBefore(dayOf(services.clock.now()), comparableYears));
    await services.db.transaction().execute(async (tx) => {
      const signed = await listComparableSignings(tx, { since });
      const byLevel = Map.groupBy(signed, ({ country, level }) => `${country} ${level}`);
      const usual = [...byLevel.values()].flatMap((rows) => {
        const deals = rows.map(({ team_id: teamId, pay: monthly }) => ({ teamId, monthly }));
        const monthly = usualPayOf(deals);
        const { country, level } = rows[0] as (typeof rows)[number];
        return monthly === null ? [] : [{ country, level, monthlyCents: monthly * 100, deals: deals.length }];
      });
      await replaceUsualPay(tx, usual);
    });
  },
});
