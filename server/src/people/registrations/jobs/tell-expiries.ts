import type { ExpiryEvents } from '@trattativa/contract/people/players/events';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { lockLedger } from '../end-early.ts';
import { listExpiring, markExpiryTold } from '../expiries.repository.ts';
import { recordExpiry } from '../record-registration-event.ts';
import type { RegisteredPerson } from '../registrations.repository.ts';

/** Registrations of one round. */
const atOnce = 200;

/** How long before its end both sides hear of it. */
const daysBefore = 30;

/** How long after it they still do, if the job did not run. */
const daysAfterEnd = 7;

/**
 * Tells both sides of a registration, once each, that it ends within a month, and that it has ended, every night; not of one that goes on with
 * the same club. Safe to run twice or late.
 */
export const tellExpiries = job<object>({
  name: 'tell-expiries',
  every: '30 0 * * *',
  async run(services) {
    const at = services.clock.now();
    const day = (days: number) => dayOf(addDays(at, days));
    const failures: unknown[] = [];
    for (const [type, days] of [
      ['registration.expiring', { from: day(0), to: day(daysBefore) }],
      ['registration.expired', { from: day(-daysAfterEnd), to: day(-1) }],
    ] as const) {
      let after: number | undefined = 0;
      while (after !== undefined) {
        const found: Awaited<ReturnType<typeof listExpiring>> = await listExpiring(services.db, type, days, {
          after,
          limit: atOnce,
        });
        // One that cannot be told keeps no other one from it.
        for (const { id, person } of found)
          await tell(services, type, { id, person }).catch((error: unknown) => failures.push(error));
        after = found.at(-1)?.id;
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some ends of registrations were not told');
  },
});

async function tell(
  services: Services,
  type: keyof ExpiryEvents,
  { id, person }: { id: number; person: RegisteredPerson },
): Promise<void> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const { ledger } = await lockLedger(tx, person);
    const registration = ledger.find((one) => one.id === id);
    if (!registration || registration.endedOn !== null) return;
    if (await markExpiryTold(tx, id, type, at))
      await recordExpiry(tx, { type, person, registration, ledger, at });
  });
}
