import { dayInRome, daysBeforeEnd } from '@trattativa/domain/representation/representation-term';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { endRepresentation } from '../end-representation.ts';
import { recordRepresentationEvent } from '../record-representation-event.ts';
import { claimReminder } from '../subscription-writes.repository.ts';
import {
  findRepresentation,
  listBalancesDue,
  listEnding,
  listTermsOver,
  lockBuyer,
} from '../subscriptions.repository.ts';

/** When a balance is reminded of: so many days before it is due; negative: after. */
const balanceReminders = [7, 0, -7, -21] as const;
const earliestReminder = balanceReminders[0];

/** Ends the representations whose term is over, and reminds of ends and of balances. Safe to run twice, and late. */
export const sweepRepresentations = job<object>({
  name: 'sweep-representations',
  every: '*/10 * * * *',
  async run(services) {
    await endTerms(services);
    await remindOfEnds(services);
    await remindOfBalances(services);
  },
});

async function endTerms({ db, clock }: Services): Promise<void> {
  const at = clock.now();
  for (const { id, account_id } of await listTermsOver(db, at)) {
    await db.transaction().execute(async (tx) => {
      await lockBuyer(tx, account_id);
      await endRepresentation(tx, id, { reason: 'termOver', actorId: null, at });
    });
  }
}

/** One reminder for each step that was passed; of several passed at once only the nearest is sent. */
async function remindOfEnds({ db, clock, settings }: Services): Promise<void> {
  const at = clock.now();
  const steps = [...settings.current.representation.reminderDays].sort((one, other) => other - one);
  for (const representation of await listEnding(db, at, addDays(at, Math.max(...steps) + 1))) {
    const { ends_at } = representation;
    const passed = ends_at === null ? [] : steps.filter((days) => daysBeforeEnd(ends_at, days) <= at);
    await db.transaction().execute(async (tx) => {
      const about = { representationId: representation.id, about: 'end' as const, at };
      const isNew: boolean[] = [];
      for (const days of passed) isNew.push(await claimReminder(tx, { ...about, days }));
      const nearest = passed.at(-1);
      if (nearest === undefined || !isNew.at(-1)) return;
      const by = { actorId: null, at };
      await recordRepresentationEvent(tx, 'representation.ending', representation, { days: nearest }, by);
    });
  }
}

async function remindOfBalances({ db, clock }: Services): Promise<void> {
  const at = clock.now();
  for (const balance of await listBalancesDue(db, dayInRome(at, earliestReminder))) {
    const passed = balanceReminders.filter((days) => dayInRome(at, days) >= balance.due_on);
    await db.transaction().execute(async (tx) => {
      const representation = await findRepresentation(tx, balance.representation_id);
      const about = { representationId: balance.representation_id, about: 'balance' as const, at };
      const isNew: boolean[] = [];
      for (const days of passed) isNew.push(await claimReminder(tx, { ...about, days }));
      const nearest = passed.at(-1);
      // The mail that announced the balance was the first reminder of one that is due within days.
      const isFresh = dayInRome(balance.created_at) === dayInRome(at);
      if (!representation || nearest === undefined || !isNew.at(-1) || isFresh) return;
      const facts = { balanceId: balance.id, days: nearest };
      const by = { actorId: null, at };
      await recordRepresentationEvent(tx, 'representation.balanceReminded', representation, facts, by);
    });
  }
}
