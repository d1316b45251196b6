import { lastDayOf } from '@trattativa/domain/people/ledger/registration';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { followPerson, lockLedger } from './end-early.ts';
import { alreadyRegistered } from './plan-signing.ts';
import { insertRegistration, type RegisteredPerson } from './registrations.repository.ts';

/** What an option adds to the contract that a negotiation's signature entered. */
export interface Extension {
  negotiationId: number;
  person: RegisteredPerson;
  /** The days that follow the last day of the contract. */
  added(endsOn: string): { startsOn: string; endsOn: string };
  actorId: number;
  at: Date;
}

/**
 * Enters what an exercised option adds to a contract, as a row of its own, and every record of the person follows. The person is locked
 * here. Throws `TRANSITION_NOT_ALLOWED` when the contract ended early, is not known or is a loan, and `ALREADY_REGISTERED` when something was
 * signed for the same days.
 */
export async function extendRegistration(
  services: Pick<Services, 'rules'>,
  tx: Transaction,
  { negotiationId, person, added, actorId, at }: Extension,
): Promise<void> {
  const { records, ledger } = await lockLedger(tx, person);
  const extended = ledger.find((one) => one.negotiationId === negotiationId);
  if (!extended || extended.kind === 'loan' || extended.endedOn !== null)
    throw new AppError('TRANSITION_NOT_ALLOWED');
  const { startsOn, endsOn } = added(extended.endsOn);
  const inTheWay = ledger.find(
    (one) =>
      one.kind !== 'loan' &&
      one.startsOn <= endsOn &&
      lastDayOf(one) >= startsOn &&
      lastDayOf(one) >= one.startsOn,
  );
  if (inTheWay) throw alreadyRegistered(inTheWay);
  const { teamId, clubName, kind, contractKind } = extended;
  await insertRegistration(tx, {
    person,
    teamId,
    clubName,
    kind,
    contractKind,
    startsOn,
    endsOn,
    source: 'deal',
    deal: null,
    extendsId: extended.id,
    recordedBy: actorId,
    at,
  });
  await followPerson(services, tx, person, records, { at, actorId });
}
