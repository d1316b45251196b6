import { isLapsed, isObligationDue } from '@trattativa/domain/deals/options/deal-options';
import { hasRegistered } from '../../../people/registrations.ts';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { lockNegotiation } from '../../negotiations/negotiation-changes.repository.ts';
import { readWatch } from '../access-clauses.ts';
import type { AgreementKey } from '../clauses.repository.ts';
import { insertOutcome, listToSettle } from '../options.repository.ts';
import { recordOption } from '../record-clause-events.ts';

/** Agreements of one round. */
const atOnce = 200;

/** How long after its day an option is still settled, if the job did not run. */
const daysToSettle = 31;

/**
 * Lets options lapse whose last day has passed, and writes obligations to buy down that are due on their day, every night; both sides are
 * told. Safe to run twice or late.
 */
export const settleOptions = job<object>({
  name: 'settle-options',
  every: '20 0 * * *',
  async run(services) {
    const at = services.clock.now();
    const days = { today: dayOf(at), since: dayOf(addDays(at, -daysToSettle)) };
    const failures: unknown[] = [];
    let after: number | undefined = 0;
    while (after !== undefined) {
      const found: Pick<AgreementKey, 'negotiationId' | 'kind'>[] = await listToSettle(services.db, days, {
        after,
        limit: atOnce,
      });
      // One that cannot be settled keeps no other one from it.
      for (const one of found)
        await settle(services, one, at).catch((error: unknown) => failures.push(error));
      // The two agreements of one deal may lie on two pages.
      const last = found.at(-1)?.negotiationId;
      after = found.length === atOnce && last !== undefined ? last - 1 : undefined;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some options were not settled');
  },
});

async function settle(
  { db }: Services,
  key: Pick<AgreementKey, 'negotiationId' | 'kind'>,
  at: Date,
): Promise<void> {
  const today = dayOf(at);
  await db.transaction().execute(async (tx) => {
    await lockNegotiation(tx, key.negotiationId);
    const found = await readWatch(tx, key, at);
    const { option, outcome, signed } = found?.watch ?? {};
    if (!found || !option || outcome || signed === undefined) return;
    const about = { ...found, kind: option.kind, isByPayer: null, actorId: null, at };
    if (isObligationDue(option, signed, today)) {
      const due = { outcome: 'due', cents: option.cents, actorId: null, at } as const;
      if (await insertOutcome(tx, found.watch, due)) await recordOption(tx, 'clauses.obligationDue', about);
      return;
    }
    // What the ledger never knew may have run: only people can say.
    if (key.kind === 'transfer' && signed === null && !(await hasRegistered(tx, key.negotiationId))) return;
    if (!isLapsed(option, signed, today)) return;
    const lapsed = { outcome: 'lapsed', cents: 0, actorId: null, at } as const;
    if (await insertOutcome(tx, found.watch, lapsed)) await recordOption(tx, 'clauses.optionLapsed', about);
  });
}
