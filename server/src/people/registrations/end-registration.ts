import type { registrationEndpoints } from '@trattativa/contract/people/players/registration-endpoints';
import { afterEnds, uncoveredLoans } from '@trattativa/domain/people/ledger/plan-registration';
import { lastDayOf, stateOn } from '@trattativa/domain/people/ledger/registration';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { formatDate } from '@trattativa/texts/formats';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { listPlayerAudience, lockPerson } from '../players/players.repository.ts';
import { followLedger } from './follow-ledger.ts';
import { readRegistrations } from './present-registrations.ts';
import {
  endRegistrationRow,
  findPlayersRegistration,
  listRegistrations,
} from './registrations.repository.ts';

/**
 * Staff end a registration before its agreed day, for example after a termination that both sides filed. A loan under it ends with
 * it. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` when it is over, `INVALID_INPUT` beside a day that is not before the agreed one.
 */
export async function endRegistration(
  services: Services,
  { actor, input, language }: CallOf<typeof registrationEndpoints.endRegistration>,
): Promise<OutputOf<typeof registrationEndpoints.endRegistration>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { registrationId, endedOn, reason } = input;
  return services.db.transaction().execute(async (tx) => {
    const found = await findPlayersRegistration(tx, registrationId);
    if (!found) throw new AppError('NOT_FOUND');
    const { playerId } = found;
    const records = await lockPerson(tx, playerId);
    const [shown] = records.includes(playerId) ? [playerId] : records;
    if (shown === undefined) throw new AppError('NOT_FOUND');
    const ledger = await listRegistrations(tx, { playerId });
    const ended = ledger.find(({ id }) => id === registrationId);
    if (!ended || stateOn(ended, today) === 'ended') throw new AppError('TRANSITION_NOT_ALLOWED');
    // Loans under a contract end with it; one that has an end of its own is not shortened again.
    const loans = uncoveredLoans(afterEnds(ledger, [{ id: registrationId, endedOn }]));
    const earliest = latestOf([
      daysAfter(ended.startsOn, -1),
      ...loans.filter((loan) => loan.endedOn !== null).map(lastDayOf),
    ]);
    const latest = daysAfter(lastDayOf(ended), -1);
    if (endedOn < earliest || endedOn > latest || ended.endedOn !== null) {
      const code = endedOn < earliest ? 'tooSmall' : 'tooBig';
      const day = (value: string) => formatDate(language, `${value}T12:00:00Z`, 'UTC');
      const params = { min: day(earliest), max: day(latest) };
      throw new AppError('INVALID_INPUT', { fields: [{ path: ['endedOn'], code, params }] });
    }
    for (const loan of loans) {
      const lastDay = latestOf([endedOn, daysAfter(loan.startsOn, -1)]);
      await endRegistrationRow(tx, { id: loan.id, endedOn: lastDay, endedBy: 'correction', reason });
    }
    await endRegistrationRow(tx, { id: registrationId, endedOn, endedBy: 'correction', reason });
    await recordEvent(tx, {
      type: 'registration.ended',
      data: { playerId, registrationId, endedOn },
      recipients: await listPlayerAudience(tx, playerId),
      actorId: actor.accountId,
      at,
    });
    for (const id of records) await followLedger(services, tx, id, { at, actorId: actor.accountId });
    const player = await accessPlayer(services, tx, actor, shown);
    return {
      message: translate(language, 'feedback:dataSaved'),
      registrations: await readRegistrations(tx, player, actor, at),
    };
  });
}

const latestOf = (days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last));
