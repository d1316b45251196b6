import type { EndingSide } from '@trattativa/domain/people/ledger/ending';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findPlayer, lockPerson } from '../../players/players.repository.ts';
import { readRegistrations } from '../present-registrations.ts';
import {
  findRegisteredPerson,
  listRegistrations,
  type RegistrationRow,
} from '../registrations.repository.ts';
import { abilitiesOf, type EndingParties, partiesOf, sideOf } from './endings.policy.ts';
import type { EndingRow } from './endings.repository.ts';
import { readEndingFacts } from './present-endings.ts';

/** A registration that one of its sides acts on, with the person locked. */
export interface AccessedRegistration {
  registration: RegistrationRow;
  ledger: RegistrationRow[];
  /** All records of the person that are not deleted, and the one that is answered. */
  records: number[];
  playerId: number;
  side: EndingSide;
  parties: EndingParties;
  open: EndingRow | null;
  can: ReturnType<typeof abilitiesOf>;
}

/** Locks the person and authorises a side of a registration. Absent and foreign ones answer alike: `NOT_FOUND`. */
export async function accessRegistrationToEnd(
  tx: Transaction,
  actor: Actor,
  registrationId: number,
  now: Date,
): Promise<AccessedRegistration> {
  const today = dayOf(now);
  const found = await findRegisteredPerson(tx, registrationId);
  if (!found || !('playerId' in found)) throw new AppError('NOT_FOUND');
  const records = await lockPerson(tx, found.playerId);
  const playerId = records.includes(found.playerId) ? found.playerId : records[0];
  if (playerId === undefined) throw new AppError('NOT_FOUND');
  const ledger = await listRegistrations(tx, { playerId });
  const registration = ledger.find(({ id }) => id === registrationId);
  if (!registration) throw new AppError('NOT_FOUND');
  const { endings, ...known } = await readEndingFacts(tx, playerId, ledger);
  const parties = partiesOf(registration, ledger, known, today);
  const side = sideOf(actor, parties);
  if (side === null) throw new AppError('NOT_FOUND');
  const open = endings.find((one) => one.registrationId === registrationId && one.state === 'open') ?? null;
  const can = abilitiesOf(side, parties, { registration, open, today });
  return { registration, ledger, records, playerId, side, parties, open, can };
}

/** The player's registrations as a side reads them after its act, which the gate has allowed. */
export async function readAsSide(tx: Transaction, actor: Actor, playerId: number, now: Date) {
  return readRegistrations(tx, assertFound(await findPlayer(tx, playerId)), actor, now);
}

/** The refusal of a side that was too late, with the present state. */
export async function endingChanged(
  tx: Transaction,
  actor: Actor,
  playerId: number,
  now: Date,
): Promise<AppError> {
  return new AppError('CHANGED_MEANWHILE', { current: await readAsSide(tx, actor, playerId, now) });
}
