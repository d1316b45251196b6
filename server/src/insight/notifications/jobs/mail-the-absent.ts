import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { listWaitingForMail } from '../digests.repository.ts';
import { absentKinds, absentMinutes } from '../instant-kinds.ts';

/** Has those mailed who were named and have not come to look. Run twice or late, nobody gets a second mail. */
export const mailTheAbsent = job<object>({
  name: 'mail-the-absent',
  every: '*/2 * * * *',
  async run(services) {
    const before = addMinutes(services.clock.now(), -absentMinutes);
    for (const waiting of await listWaitingForMail(services.db, absentKinds, before)) {
      await services.db
        .transaction()
        .execute((tx) => services.jobs.enqueue(tx, 'mail-notifications', waiting));
    }
  },
});
