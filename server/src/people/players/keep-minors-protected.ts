import { hasFiles } from '../../files/uploads.ts';
import { listAdministrators } from '../../identity/accounts.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { allowEarlierBirth, findRegisteredBirth } from './births.repository.ts';
import { assertNoMinorEnteredAgain, type EnteredPerson } from './minors-entered-again.ts';
import type { PlayerRow } from './player.ts';
import { isAdult } from './players.policy.ts';
import { ownerOf } from './portfolio/portfolio-owner.ts';

type Birth = Pick<PlayerRow, 'born_date'>;

const firstDayOf = (year: number | null) => (year === null ? null : `${year}-01-01`);
/** The birth date by which somebody is judged of whom only the year is known. */
export const lastDayOf = (year: number | null) => (year === null ? null : `${year}-12-31`);

/** The later of two birth dates, of which one may be unknown. */
function youngest(one: string | null, other: string | null): string | null {
  return one !== null && (other === null || one > other) ? one : other;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Where the form shows a refused birth date. */
const field = ['player', 'bornDate'] as const;

/**
 * A minor's protection hangs on the birth date, and whoever keeps the record writes it: a record that states a minor's date, or
 * is linked to a minor's account, never gets an earlier date or none, and another record never becomes that of a minor of the
 * portfolio as an adult. Staff correct it, to an adult's only beside a document among the record's files. Called within the
 * transaction of each change; the database refuses a change that was not asked here. Throws `INVALID_INPUT` beside the birth date.
 */
export async function assertMinorStaysMinor(
  tx: Transaction,
  actor: Actor,
  next: EnteredPerson,
  record: PlayerRow,
  at: Date,
): Promise<void> {
  const isRenamed = next.name !== record.name || next.surname !== record.surname;
  const owner = ownerOf(record);
  if (owner && (isRenamed || next.born_date !== record.born_date))
    await assertNoMinorEnteredAgain(tx, actor, owner, next, { at, exceptId: record.id });
  if (next.born_date !== record.born_date) await assertNoEarlierBirth(tx, actor, next, record, at);
}

async function assertNoEarlierBirth(
  tx: Transaction,
  actor: Actor,
  next: Birth,
  record: PlayerRow,
  at: Date,
): Promise<void> {
  const today = dayOf(at);
  const registered = record.account_id === null ? null : await findRegisteredBirth(tx, record.account_id);
  const stated = youngest(record.born_date ?? lastDayOf(record.born_year), registered);
  if (stated === null || isAdult({ born_date: stated }, today)) return;
  const earliest = youngest(record.born_date ?? firstDayOf(record.born_year), registered);
  if (next.born_date !== null && earliest !== null && next.born_date >= earliest) return;
  if (!isStaff(actor)) throw fieldError('INVALID_INPUT', field, 'staysMinor');
  const protectedStill = next.born_date !== null && !isAdult(next, today);
  if (!protectedStill && !(await hasFiles(tx, { kind: 'player', id: record.id })))
    throw fieldError('INVALID_INPUT', field, 'birthDocumentNeeded');
  await allowEarlierBirth(tx);
  await recordEvent(tx, {
    type: 'minor.birthCorrected',
    data: {
      playerId: record.id,
      from: yearOf(stated),
      to: next.born_date === null ? 0 : yearOf(next.born_date),
    },
    recipients: await listAdministrators(tx),
    actorId: actor.accountId,
    at,
  });
}

/** The first save of a player's own record states no earlier date than a minor's account: no minor becomes an adult by it. */
export async function assertMinorBeginsAsMinor(
  tx: Transaction,
  accountId: number,
  { born_date }: Birth,
  at: Date,
): Promise<void> {
  const registered = await findRegisteredBirth(tx, accountId);
  if (registered === null || isAdult({ born_date: registered }, dayOf(at))) return;
  if (born_date === null || born_date < registered) throw fieldError('INVALID_INPUT', field, 'staysMinor');
}
