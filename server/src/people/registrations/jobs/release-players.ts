import { planEarlierEnd } from '@trattativa/domain/people/ledger/earlier-end';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { canStillBeRestored } from '../../players/player.ts';
import {
  type HeldByDeletedClub,
  listHeldByDeletedClubs,
  lockDeletionOfClub,
} from '../deleted-clubs.repository.ts';
import { endEarly, followPerson, lockLedger } from '../end-early.ts';
import { recordEnded } from '../record-registration-event.ts';

/** Registrations of one round. */
const atOnce = 200;

/**
 * Ends the registrations, in force or agreed, with clubs that were deleted: on the day of the deletion, once it cannot be undone any
 * more. The records follow. Safe to run twice or late.
 */
export const releasePlayers = job<object>({
  name: 'release-players',
  every: '*/5 * * * *',
  async run(services) {
    const failures: unknown[] = [];
    let after: number | undefined = 0;
    while (after !== undefined) {
      const held: HeldByDeletedClub[] = await listHeldByDeletedClubs(services.db, { after, limit: atOnce });
      // One registration that cannot end keeps no other one from ending.
      for (const one of held.filter(({ deletedAt }) => !canStillBeRestored(deletedAt, services.clock.now())))
        await release(services, one).catch((error: unknown) => failures.push(error));
      after = held.at(-1)?.id;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some players were not released');
  },
});

async function release(services: Services, { id, person }: HeldByDeletedClub): Promise<void> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    // Taken back meanwhile, or deleted again later.
    const deletedAt = await lockDeletionOfClub(tx, id);
    if (deletedAt === null || canStillBeRestored(deletedAt, at)) return;
    const { records, ledger } = await lockLedger(tx, person);
    const held = ledger.find((one) => one.id === id);
    if (!held || held.endedOn !== null) return;
    const { earliest, latest } = planEarlierEnd(ledger, held, dayOf(deletedAt));
    const endedOn = dayOf(deletedAt) > earliest ? dayOf(deletedAt) : earliest;
    if (endedOn > latest) return;
    await endEarly(tx, ledger, held, { endedOn, endedBy: 'clubDeleted', reason: '' });
    const end = { endedOn, endedBy: 'clubDeleted' } as const;
    await recordEnded(tx, { person, registration: held, ledger, actorId: null, at, ...end });
    await followPerson(services, tx, person, records, { at, actorId: null });
  });
}
