import type { endingEndpoints } from '@trattativa/contract/people/players/ending-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { accessRegistrationToEnd, endingChanged, readAsSide } from './access-ending.ts';
import { assertLastDay } from './assert-last-day.ts';
import { teamOfSide } from './endings.policy.ts';
import { closeEnding, findRegistrationOfEnding, insertEnding } from './endings.repository.ts';
import { recordEndingEvent } from './record-ending-event.ts';

/**
 * A side proposes to end a registration before its agreed day. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` while a proposal is open,
 * `TRANSITION_NOT_ALLOWED` where only staff end it or an end is written, and what `assertLastDay` throws.
 */
export async function proposeEnding(
  services: Services,
  { actor, input, language }: CallOf<typeof endingEndpoints.proposeEnding>,
): Promise<OutputOf<typeof endingEndpoints.proposeEnding>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { registrationId, endsOn, note } = input;
  return services.db.transaction().execute(async (tx) => {
    const accessed = await accessRegistrationToEnd(tx, actor, registrationId, at);
    const { registration, ledger, playerId, side, parties, open, can } = accessed;
    if (open) throw await endingChanged(tx, actor, playerId, at);
    if (!can.propose) throw new AppError('TRANSITION_NOT_ALLOWED');
    assertLastDay(accessed, endsOn, today);
    const endingId = await insertEnding(tx, {
      registrationId,
      proposedBy: side,
      proposerId: actor.accountId,
      endsOn,
      note: note ?? '',
      at,
    });
    const about = { endingId, registration, ledger, playerId, proposedBy: side };
    await recordEndingEvent(tx, {
      ...about,
      type: 'registration.endingProposed',
      actingTeamId: teamOfSide(side, parties),
      actorId: actor.accountId,
      today,
      at,
    });
    return {
      message: translate(language, 'endings:feedback.proposed'),
      registrations: await readAsSide(tx, actor, playerId, at),
    };
  });
}

/** The side that proposed takes its proposal back. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` when it is open no more, and `TRANSITION_NOT_ALLOWED` for the other side. */
export async function withdrawEnding(
  services: Services,
  { actor, input: { endingId }, language }: CallOf<typeof endingEndpoints.withdrawEnding>,
): Promise<OutputOf<typeof endingEndpoints.withdrawEnding>> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const registrationId = await findRegistrationOfEnding(tx, endingId);
    if (registrationId === null) throw new AppError('NOT_FOUND');
    const accessed = await accessRegistrationToEnd(tx, actor, registrationId, at);
    const { registration, ledger, playerId, side, parties, open, can } = accessed;
    if (open?.id !== endingId) throw await endingChanged(tx, actor, playerId, at);
    if (!can.withdraw) throw new AppError('TRANSITION_NOT_ALLOWED');
    const closed = { state: 'withdrawn', by: actor.accountId, at } as const;
    if (!(await closeEnding(tx, endingId, closed))) throw await endingChanged(tx, actor, playerId, at);
    const about = { endingId, registration, ledger, playerId, proposedBy: open.proposedBy };
    await recordEndingEvent(tx, {
      ...about,
      type: 'registration.endingWithdrawn',
      actingTeamId: teamOfSide(side, parties),
      actorId: actor.accountId,
      today: dayOf(at),
      at,
    });
    return {
      message: translate(language, 'endings:feedback.withdrawn'),
      registrations: await readAsSide(tx, actor, playerId, at),
    };
  });
}
