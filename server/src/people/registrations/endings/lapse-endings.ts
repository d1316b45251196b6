import type { Transaction } from '../../../platform/database/database.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import { lapseOpenEndings } from './endings.repository.ts';
import { recordEndingEvent } from './record-ending-event.ts';

/** Lets proposals lapse that can be agreed to no more: their registration ends otherwise, or their day has passed. Tells both sides. */
export async function lapseEndings(
  tx: Transaction,
  playerId: number,
  { ledger, today, at }: { ledger: readonly RegistrationRow[]; today: string; at: Date },
): Promise<void> {
  for (const { id, registrationId, proposedBy } of await lapseOpenEndings(tx, playerId, { today, at })) {
    const registration = ledger.find((one) => one.id === registrationId);
    if (!registration) continue;
    const what = { type: 'registration.endingLapsed', endingId: id, proposedBy } as const;
    // Nobody's act, so that whoever caused it is told too.
    const by = { actorId: null, actingTeamId: null };
    await recordEndingEvent(tx, { ...what, ...by, registration, ledger, playerId, today, at });
  }
}
