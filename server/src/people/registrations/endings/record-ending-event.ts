import type { EndingChange, EndingEvents } from '@trattativa/contract/people/players/ending-events';
import { lendingContract } from '@trattativa/domain/people/ledger/ending';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { listMembersOf, type RegistrationRow } from '../registrations.repository.ts';
import { listPlayersSideAccounts } from './endings.repository.ts';

interface EndingStep extends Pick<EndingChange, 'endingId' | 'playerId' | 'actingTeamId' | 'proposedBy'> {
  type: keyof EndingEvents;
  registration: RegistrationRow;
  ledger: readonly RegistrationRow[];
  actorId: number | null;
  today: string;
  at: Date;
}

/**
 * Records what became of a proposal, for both sides. What two clubs talk about a loan is between them; the player's side learns that
 * they agreed.
 */
export async function recordEndingEvent(tx: Transaction, step: EndingStep): Promise<void> {
  const { type, registration, ledger, playerId, endingId, actingTeamId, proposedBy } = step;
  const isLoan = registration.kind === 'loan';
  const lender = isLoan ? lendingContract(ledger, registration, step.today)?.teamId : null;
  const clubs = await listMembersOf(
    tx,
    [registration.teamId, lender].flatMap((club) => club ?? []),
  );
  const players =
    isLoan && type !== 'registration.endingAgreed' ? [] : await listPlayersSideAccounts(tx, playerId);
  await recordEvent(tx, {
    type,
    data: {
      endingId,
      registrationId: registration.id,
      playerId,
      teamId: registration.teamId,
      actingTeamId,
      proposedBy,
    },
    recipients: [...new Set([...clubs, ...players])],
    actorId: step.actorId,
    at: step.at,
  });
}
