import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { lapsesAt } from '@trattativa/domain/deals/negotiation-transitions';
import { readSettings } from '../../../identity/platform-settings.ts';
import { addDays } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { moveNegotiation, recordNegotiationEvent } from '../move-negotiation.ts';
import {
  claimReminder,
  listLapsing,
  listSilent,
  lockNegotiation,
} from '../negotiation-changes.repository.ts';
import { findNegotiation } from '../negotiations.repository.ts';
import { answerByOf } from '../present-negotiation.ts';

/**
 * Finds negotiations that have been silent for too long, and enqueues a job for each that reminds or closes
 * it.
 */
export const sweepSilentNegotiations = job<object>({
  name: 'sweep-silent-negotiations',
  every: '*/10 * * * *',
  async run(services) {
    const now = services.clock.now();
    const { silence } = services.settings.current;
    const lapsed = await listLapsing(services.db, silence.lapseDays, now);
    const silent = await listSilent(services.db, addDays(now, -silence.reminderDays));
    const closing = new Set(lapsed);
    await services.db.transaction().execute(async (tx) => {
      for (const negotiationId of lapsed)
        await services.jobs.enqueue(tx, 'lapse-negotiation', { negotiationId });
      for (const negotiationId of silent) {
        if (!closing.has(negotiationId))
          await services.jobs.enqueue(tx, 'remind-negotiation', { negotiationId });
      }
    });
  },
});

/** Reminds both sides of a silence once, if it still lasts; the reminder says when the negotiation lapses, and that stays. */
export const remindNegotiation = job<{ negotiationId: number }>({
  name: 'remind-negotiation',
  async run(services, { negotiationId }) {
    const at = services.clock.now();
    await services.db.transaction().execute(async (tx) => {
      const { reminderDays, lapseDays } = (await readSettings(tx)).silence;
      const silentSince = addDays(at, -reminderDays);
      if (!(await claimReminder(tx, negotiationId, { silentSince, lapseDays, at }))) return;
      const negotiation = assertFound(await findNegotiation(tx, negotiationId));
      await recordNegotiationEvent(tx, 'negotiation.reminded', negotiation, {
        from: negotiation.status,
        by: 'system',
        actorId: null,
        actorName: null,
        reason: null,
        at,
      });
    });
  },
});

/** Closes a negotiation whose silence still lasts, and an enquiry whose day has passed without an answer. */
export const lapseNegotiation = job<{ negotiationId: number }>({
  name: 'lapse-negotiation',
  async run(services, { negotiationId }) {
    const at = services.clock.now();
    await services.db.transaction().execute(async (tx) => {
      await lockNegotiation(tx, negotiationId);
      const negotiation = await findNegotiation(tx, negotiationId);
      if (!negotiation) return;
      const { silence } = await readSettings(tx);
      const lapseDays = negotiation.lapse_days ?? silence.lapseDays;
      const lastActivityAt = negotiation.last_activity_at.toISOString();
      const end = lapsesAt(negotiation.status, lastActivityAt, lapseDays, answerByOf(negotiation));
      if (end === null || Date.parse(end) > at.getTime()) return;
      await moveNegotiation(tx, negotiation, {
        event: 'negotiation.rejected',
        to: negotiationStatus.rejected,
        by: 'system',
        actorId: null,
        at,
        cause: 'lapsed',
      });
    });
  },
});
