import type { registrationEndpoints } from '@trattativa/contract/people/players/registration-endpoints';
import {
  correctionDays,
  isFresh,
  mayCorrect,
  planEarlierEnd,
} from '@trattativa/domain/people/ledger/earlier-end';
import type { EndingObstacle } from '@trattativa/domain/people/ledger/ending';
import { stateOn } from '@trattativa/domain/people/ledger/registration';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessCoachingStaff } from '../coaching-staff/access-coaching-staff.ts';
import { dealMoney } from '../deal-money.ts';
import { accessPlayer } from '../players/access-player.ts';
import { endEarly, followPerson, lockLedger } from './end-early.ts';
import { obstacleOf, partiesOf } from './endings/endings.policy.ts';
import { readEndingFacts } from './endings/present-endings.ts';
import { readRegistrations, readStaffRegistrations } from './present-registrations.ts';
import { recordEnded } from './record-registration-event.ts';
import {
  findDealOfRegistration,
  findRegisteredPerson,
  type RegisteredPerson,
  type RegistrationRow,
} from './registrations.repository.ts';

/**
 * Staff correct a registration of a player or a member of coaching staff, which ends before its agreed day. A loan under it ends
 * with it. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` when it is over, `CORRECTION_TOO_LATE` when it was recorded and began too
 * long ago, `INVALID_INPUT` beside a day that is not before the agreed one. What the deal costs and pays goes with it where staff say that
 * the signature was a mistake, as long as it can be one.
 */
export async function endRegistration(
  services: Services,
  { actor, input, language }: CallOf<typeof registrationEndpoints.endRegistration>,
): Promise<OutputOf<typeof registrationEndpoints.endRegistration>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { registrationId, endedOn, reason, voidsMoney = false } = input;
  return services.db.transaction().execute(async (tx) => {
    const person = await findRegisteredPerson(tx, registrationId);
    if (!person) throw new AppError('NOT_FOUND');
    const dealId = await findDealOfRegistration(tx, registrationId);
    if (voidsMoney && dealId !== null) await dealMoney.get().lock(tx, dealId);
    const { records, ledger } = await lockLedger(tx, person);
    const shown = shownOf(person, records);
    const ended = ledger.find(({ id }) => id === registrationId);
    if (!ended || stateOn(ended, today) === 'ended') throw new AppError('TRANSITION_NOT_ALLOWED');
    const obstacle =
      'playerId' in shown ? await obstacleTo(tx, shown.playerId, { ended, ledger, today }) : null;
    if (!mayCorrect(ended, today, obstacle))
      throw new AppError('CORRECTION_TOO_LATE', { params: { days: correctionDays } });
    if (voidsMoney && (dealId === null || !isFresh(ended, today)))
      throw fieldError('INVALID_INPUT', ['voidsMoney'], 'invalid');
    const { earliest, latest } = planEarlierEnd(ledger, ended, endedOn);
    if (endedOn < earliest || endedOn > latest || ended.endedOn !== null) {
      const code = endedOn < earliest ? 'tooSmall' : 'tooBig';
      const params = { min: earliest, max: latest };
      throw new AppError('INVALID_INPUT', { fields: [{ path: ['endedOn'], code, params }] });
    }
    await endEarly(tx, ledger, ended, { endedOn, endedBy: 'correction', reason });
    const end = { endedOn, endedBy: 'correction', actorId: actor.accountId, at } as const;
    await recordEnded(tx, { person, registration: ended, ledger, ...end });
    await followPerson(services, tx, person, records, { at, actorId: actor.accountId });
    const why = { reason, actorId: actor.accountId, at };
    const isPaid = voidsMoney && dealId !== null && (await dealMoney.get().voidAll(tx, dealId, why));
    return {
      message: translate(language, isPaid ? 'registrations:end.paid' : 'feedback:dataSaved'),
      registrations: await readFor(services, tx, actor, shown),
      isPaid,
    };
  });
}

/** Why the parties cannot end a registration of a player themselves; null: they can. */
async function obstacleTo(
  tx: Transaction,
  playerId: number,
  { ended, ledger, today }: { ended: RegistrationRow; ledger: RegistrationRow[]; today: string },
): Promise<EndingObstacle | null> {
  const { player, answering } = await readEndingFacts(tx, playerId, ledger);
  return obstacleOf(partiesOf(ended, ledger, { player, answering }, today), today);
}

/** The record that the answer is about: of a player one that is not deleted. Throws `NOT_FOUND`. */
function shownOf(person: RegisteredPerson, records: readonly number[]): RegisteredPerson {
  if ('coachingStaffId' in person || records.includes(person.playerId)) return person;
  const [playerId] = records;
  if (playerId === undefined) throw new AppError('NOT_FOUND');
  return { playerId };
}

async function readFor(services: Services, tx: Transaction, actor: Actor, shown: RegisteredPerson) {
  const now = services.clock.now();
  if ('playerId' in shown) {
    const player = await accessPlayer(services, tx, actor, shown.playerId);
    return { ...(await readRegistrations(tx, player, actor, now)), coachingStaffId: null };
  }
  const staff = await accessCoachingStaff(tx, actor, shown.coachingStaffId);
  return { ...(await readStaffRegistrations(tx, staff, actor, now)), playerId: null };
}
