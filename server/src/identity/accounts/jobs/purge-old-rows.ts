import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { purgeOldEvents } from '../../../platform/outbox/events.repository.ts';
import { purgeOldKeys } from '../../../platform/outbox/keyed-calls.repository.ts';
import { profileRecords } from '../../profile-records.ts';
import { endExpiredSessions, purgeRows } from '../data/retention.repository.ts';
import { purgeDevices } from '../sign-in/known-devices.repository.ts';
import { deviceDays, maxDevicesOfAccount } from '../sign-in/known-devices.ts';
import { absoluteDays, inactiveDays } from '../sign-in/sessions.ts';

/** Retention in days of each kind of row. */
const daysKept = {
  codes: 7,
  failures: 1,
  sessions: 90,
  idempotencyKeys: 2,
  events: 90,
  deletedRecords: 90,
} as const;

/**
 * Deletes rows without further use: old codes, failed sign-ins, ended sessions, unused known devices, keys of repeated calls, old
 * events, and the person of deleted portfolio records.
 */
export const purgeOldRows = job<object>({
  name: 'forget-old-rows',
  every: '41 3 * * *',
  async run(services) {
    const now = services.clock.now();
    const before = (days: number) => addDays(now, -days);
    await services.db.transaction().execute(async (tx) => {
      await endExpiredSessions(tx, {
        usedBefore: before(inactiveDays),
        createdBefore: before(absoluteDays),
        at: now,
      });
      await purgeRows(tx, {
        codes: before(daysKept.codes),
        failures: before(daysKept.failures),
        sessions: before(daysKept.sessions),
      });
      await purgeDevices(tx, before(deviceDays), maxDevicesOfAccount);
      await purgeOldKeys(tx, before(daysKept.idempotencyKeys));
      await purgeOldEvents(tx, before(daysKept.events));
      await profileRecords.get().anonymizeDeletedRecords(tx, before(daysKept.deletedRecords));
    });
  },
});
