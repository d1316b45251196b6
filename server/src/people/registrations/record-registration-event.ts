import type { ExpiryEvents, RegistrationEvents } from '@trattativa/contract/people/players/events';
import { lendingContract } from '@trattativa/domain/people/ledger/ending';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listOwnAccount } from '../coaching-staff/coaching-staff.repository.ts';
import { listPlayersSideAccounts } from './endings/endings.repository.ts';
import { listMembersOf, type RegisteredPerson, type RegistrationRow } from './registrations.repository.ts';

interface Told {
  person: RegisteredPerson;
  registration: RegistrationRow;
  ledger: readonly RegistrationRow[];
  actorId: number | null;
  at: Date;
}

/** The person's side, the club, and of a loan the club of the contract. */
async function partiesOf(tx: Transaction, { person, registration, ledger, at }: Told): Promise<number[]> {
  const isLoan = registration.kind === 'loan';
  const lender = isLoan ? lendingContract(ledger, registration, dayOf(at))?.teamId : null;
  const clubs = await listMembersOf(
    tx,
    [registration.teamId, lender].flatMap((club) => club ?? []),
  );
  const side =
    'playerId' in person
      ? await listPlayersSideAccounts(tx, person.playerId)
      : await listOwnAccount(tx, person.coachingStaffId);
  return [...new Set([...side, ...clubs])];
}

const aboutOf = ({ person, registration }: Told) => ({
  ...person,
  registrationId: registration.id,
  teamId: registration.teamId,
  isLoan: registration.kind === 'loan',
});

/** Tells both sides that staff or the deletion of a club ended a registration. */
export async function recordEnded(
  tx: Transaction,
  { endedOn, endedBy, ...told }: Told & Pick<RegistrationEvents['registration.ended'], 'endedOn' | 'endedBy'>,
): Promise<void> {
  const { actorId, at } = told;
  const data = { ...aboutOf(told), endedOn, endedBy };
  await recordEvent(tx, {
    type: 'registration.ended',
    data,
    recipients: await partiesOf(tx, told),
    actorId,
    at,
  });
}

/** Tells both sides that a registration comes to its agreed end, or came to it. */
export async function recordExpiry(
  tx: Transaction,
  { type, ...told }: Omit<Told, 'actorId'> & { type: keyof ExpiryEvents },
): Promise<void> {
  const { registration, at } = told;
  const data = {
    ...aboutOf({ ...told, actorId: null }),
    endsOn: registration.endsOn,
    // An option that prolonged a contract has no negotiation of its own.
    negotiationId:
      registration.negotiationId ??
      told.ledger.find(({ id }) => id === registration.extendsId)?.negotiationId ??
      null,
  };
  const recipients = await partiesOf(tx, { ...told, actorId: null });
  await recordEvent(tx, { type, data, recipients, actorId: null, at });
}
