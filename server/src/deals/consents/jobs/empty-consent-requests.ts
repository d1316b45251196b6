import { consentAddressKeptDays } from '@trattativa/domain/deals/proposal-consent';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { emptyOldRequests } from '../consent-requests.repository.ts';

/** Forgets the addresses of people without a login some time after their answer, or after their link became too old. */
export const emptyConsentRequests = job<object>({
  name: 'empty-consent-requests',
  every: '47 3 * * *',
  async run({ db, clock }) {
    const before = addDays(clock.now(), -consentAddressKeptDays);
    await db.transaction().execute((tx) => emptyOldRequests(tx, before));
  },
});
