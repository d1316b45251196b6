import { mandateAddressKeptDays } from '@trattativa/domain/people/mandate-ways';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { mayMove } from '@trattativa/domain/representation/mandate-transitions';
import { addDays, dayOf } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { claimNotices, findMandate, listAudience, listRunOut } from '../mandates.repository.ts';
import { emptyOldAddresses } from '../mandates-on-paper.repository.ts';
import { moveMandate, partiesOf } from '../move-mandate.ts';

/** Announces the mandates that end soon, and closes those whose last day has passed. Safe to run twice, and late. */
export const sweepMandates = job<object>({
  name: 'sweep-mandates',
  every: '*/10 * * * *',
  async run(services) {
    const at = services.clock.now();
    const today = dayOf(at);
    for (const id of await listRunOut(services.db, today)) {
      await services.db.transaction().execute(async (tx) => {
        const mandate = await findMandate(tx, id);
        if (!mandate || mandate.ends_on >= today || !mayMove(mandate.status, mandateStatus.expired, 'system'))
          return;
        await moveMandate(tx, mandate, {
          to: mandateStatus.expired,
          mover: 'system',
          actorId: null,
          note: '',
          at,
        });
      });
    }
    await services.db.transaction().execute(async (tx) => {
      await emptyOldAddresses(tx, addDays(at, -mandateAddressKeptDays));
      for (const { id, days } of await claimNotices(tx, today, at)) {
        const mandate = assertFound(await findMandate(tx, id));
        await recordEvent(tx, {
          type: 'mandate.ending',
          data: { ...partiesOf(mandate), days },
          recipients: await listAudience(tx, mandate),
          actorId: null,
          at,
        });
      }
    });
  },
});
