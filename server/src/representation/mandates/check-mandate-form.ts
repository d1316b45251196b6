import type { Page } from '@trattativa/contract/paging';
import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessMandate } from './access-mandate.ts';
import { answerMandate, presented } from './answer-mandate.ts';
import { isForMinor } from './mandate.ts';
import { isToCheck } from './mandates.policy.ts';
import { findMandates } from './mandates.repository.ts';
import { listToCheck } from './mandates-on-paper.repository.ts';
import { presentMandate } from './present-mandate.ts';

/** For staff's desk: recorded mandates whose form nobody has checked yet, the oldest first. */
export async function getMandatesToCheck(
  services: Services,
  { input }: CallOf<typeof mandateEndpoints.getMandatesToCheck>,
): Promise<Page<Mandate>> {
  const today = dayOf(services.clock.now());
  const limit = input.limit ?? defaultLimit;
  const found = await listToCheck(services.db, today, { limit, after: readCursor(input.cursor) });
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf(last.sort_key, last.id));
  const mandates = await findMandates(
    services.db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.flatMap(({ id }) => {
      const mandate = mandates.get(id);
      return mandate ? [presentMandate(mandate, 'staff', today)] : [];
    }),
    nextCursor,
    ...totalOf(found.total),
  };
}

/**
 * Staff compare the signed form with what the agent wrote. Accepted, the mandate is in force like any other; refused, both sides read
 * the reason. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` (not recorded, or answered already), `CHANGED_MEANWHILE` with the present
 * state, `REASON_REQUIRED`, `MINOR_PROTECTED`, `MANDATE_OVERLAPS`.
 */
export async function checkMandateForm(
  services: Services,
  { actor, input, language }: CallOf<typeof mandateEndpoints.checkMandateForm>,
): Promise<OutputOf<typeof mandateEndpoints.checkMandateForm>> {
  const today = dayOf(services.clock.now());
  const { accept, version, reason = '' } = input;
  if (!accept && reason === '')
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['reason'], code: 'required' }] });
  const mandate = await services.db.transaction().execute(async (tx) => {
    const { mandate } = await accessMandate(tx, actor, input.mandateId, today);
    // The record may say since that the player is a minor: then the player's own signature binds nobody.
    const isMinor = isForMinor(mandate, today);
    if (accept && isMinor && mandate.guardian_email === null)
      throw fieldError('INVALID_INPUT', ['accept'], 'guardianUnknown');
    const side = isToCheck(mandate, today) ? 'checker' : 'reader';
    const way = isMinor ? 'guardianForm' : 'playerForm';
    const answering = { side, mover: 'staff', actorId: actor.accountId, way } as const;
    const status = accept ? mandateStatus.confirmed : mandateStatus.refused;
    return answerMandate(services, tx, language, mandate, answering, { version, status, note: reason });
  });
  return presented(services, mandate, 'staff', language);
}
