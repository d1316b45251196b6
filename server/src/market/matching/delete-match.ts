import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequest } from '../requests/access-request.ts';
import { assertMatchable } from './access-matches.ts';
import { deleteDismissal, insertDismissal } from './dismissals.repository.ts';
import { findMatch } from './matching.repository.ts';

type Pair = CallOf<typeof matchingEndpoints.deleteMatch>;

/**
 * Deletes an entry for the caller until request or player changes in a compared field. Throws `NOT_FOUND`.
 */
export async function deleteMatch(services: Services, call: Pair): Promise<{ message: string }> {
  const { actor } = call;
  const { requestId, playerId } = call.input;
  const at = services.clock.now();
  const kind = await services.db.transaction().execute(async (tx) => {
    await assertMatchable(services, tx, actor, playerId);
    await accessRequest(tx, actor, requestId);
    const match = await findMatch(tx, { requestId, playerId, today: dayOf(at) });
    if (!match) throw new AppError('NOT_FOUND');
    await insertDismissal(tx, {
      accountId: actor.accountId,
      requestId,
      playerId,
      requestFingerprint: match.request_fingerprint,
      playerFingerprint: match.player_fingerprint,
      at,
    });
    const recipients = [actor.accountId];
    await recordEvent(tx, {
      type: 'match.deleted',
      data: { requestId, playerId },
      recipients,
      actorId: actor.accountId,
      at,
    });
    return match.kind;
  });
  return { message: translate(call.language, `feedback:${kind}MatchDeleted`) };
}

/** Undoes a deletion. Throws `NOT_FOUND` when there is none. */
export async function restoreMatch(services: Services, call: Pair): Promise<{ message: string }> {
  const { actor } = call;
  const { requestId, playerId } = call.input;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    if (!(await deleteDismissal(tx, { accountId: actor.accountId, requestId, playerId })))
      throw new AppError('NOT_FOUND');
    const recipients = [actor.accountId];
    await recordEvent(tx, {
      type: 'match.restored',
      data: { requestId, playerId },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'matching:restored') };
}
