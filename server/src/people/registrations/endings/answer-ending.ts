import type { endingEndpoints } from '@trattativa/contract/people/players/ending-endpoints';
import { endAgreedFor } from '@trattativa/domain/people/ledger/ending';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { endEarly } from '../end-early.ts';
import { followLedger } from '../follow-ledger.ts';
import { accessRegistrationToEnd, endingChanged, readAsSide } from './access-ending.ts';
import { assertLastDay } from './assert-last-day.ts';
import { teamOfSide } from './endings.policy.ts';
import { closeEnding, findRegistrationOfEnding } from './endings.repository.ts';
import { recordEndingEvent } from './record-ending-event.ts';

/**
 * The other side answers a proposal to end a registration. Agreed to, the ledger ends on that day and every record of the person
 * follows. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` when it is open no more or names another day than the caller saw,
 * `TRANSITION_NOT_ALLOWED` for the side that proposed or when the day has passed, and `LOAN_LASTS` when a loan was agreed since.
 */
export async function answerEnding(
  services: Services,
  { actor, input, language }: CallOf<typeof endingEndpoints.answerEnding>,
): Promise<OutputOf<typeof endingEndpoints.answerEnding>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { endingId, endsOn, answer } = input;
  const actorId = actor.accountId;
  return services.db.transaction().execute(async (tx) => {
    const registrationId = await findRegistrationOfEnding(tx, endingId);
    if (registrationId === null) throw new AppError('NOT_FOUND');
    const accessed = await accessRegistrationToEnd(tx, actor, registrationId, at);
    const { registration, ledger, records, playerId, side, parties, open, can } = accessed;
    if (open?.id !== endingId || open.endsOn !== endsOn) throw await endingChanged(tx, actor, playerId, at);
    if (!can[answer]) throw new AppError('TRANSITION_NOT_ALLOWED');
    const isAgreed = answer === 'agree';
    if (isAgreed) assertLastDay(accessed, endsOn, today);
    const closed = { state: isAgreed ? 'agreed' : 'declined', by: actorId, at } as const;
    if (!(await closeEnding(tx, endingId, closed))) throw await endingChanged(tx, actor, playerId, at);
    const about = { endingId, registration, ledger, playerId, proposedBy: open.proposedBy };
    await recordEndingEvent(tx, {
      ...about,
      type: isAgreed ? 'registration.endingAgreed' : 'registration.endingDeclined',
      actingTeamId: teamOfSide(side, parties),
      actorId,
      today,
      at,
    });
    if (isAgreed) {
      const endedBy = endAgreedFor(registration.kind);
      await endEarly(tx, ledger, registration, { endedOn: endsOn, endedBy, reason: '' });
      for (const id of records) await followLedger(services, tx, id, { at, actorId });
    }
    return {
      message: translate(language, `endings:feedback.${closed.state}`),
      registrations: await readAsSide(tx, actor, playerId, at),
    };
  });
}
