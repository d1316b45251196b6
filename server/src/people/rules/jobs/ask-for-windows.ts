import { missingWindows } from '@trattativa/domain/people/rules/windows';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { currentRulePacks } from '../read-rule-packs.ts';
import { claimWindowAsks } from '../window-asks.repository.ts';

/** How long before a season begins staff are asked for its windows. */
const daysAhead = 60;

/** Asks staff each night for windows that were known for an earlier season and are not for the coming one. Safe to run twice. */
export const askForWindows = job<object>({
  name: 'ask-for-windows',
  every: '20 4 * * *',
  async run({ db, clock }) {
    const at = clock.now();
    await db.transaction().execute(async (tx) => {
      const missing = missingWindows(await currentRulePacks(tx), dayOf(addDays(at, daysAhead)));
      const asked = await claimWindowAsks(tx, missing, at);
      for (const season of new Set(asked.map((one) => one.season))) {
        const associations = asked.filter((one) => one.season === season).map((one) => one.association);
        const data = { season, associations: associations.sort() };
        await recordEvent(tx, { type: 'rules.windowsMissing', data, recipients: [], actorId: null, at });
      }
    });
  },
});
