import { type Actor, isStaff } from '../../platform/actor.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findRegisteredBirth } from './own-records.repository.ts';
import type { PlayerRow } from './player.ts';
import { isMinor } from './players.policy.ts';
import type { PlayerFields } from './players.repository.ts';

/**
 * The protection of minors depends on the birth date: a registered player who is a minor by the account or
 * the record cannot become an adult by changing it. Staff can correct a mistyped date.
 */
export async function assertMinorStaysMinor(
  tx: Transaction,
  actor: Actor,
  fields: Pick<PlayerFields, 'born_date'>,
  record: PlayerRow | null,
  at: Date,
): Promise<void> {
  if (isStaff(actor) || actor.kind !== 'player') return;
  const today = dayOf(at);
  if (isMinor({ born_date: fields.born_date }, today)) return;
  const registered = { born_date: await findRegisteredBirth(tx, actor.accountId) };
  const present = { born_date: record?.born_date ?? null };
  if (isMinor(registered, today) || isMinor(present, today)) {
    throw fieldError('INVALID_INPUT', ['player', 'bornDate'], 'staysMinor');
  }
}
