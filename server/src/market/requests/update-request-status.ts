import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from './access-request.ts';
import { presentRequest } from './present-request.ts';
import { listRequestAudience } from './recipients.repository.ts';
import { canMove } from './request.ts';
import { findRequest, moveRequestStatus } from './requests.repository.ts';

/**
 * Closes an active request or reopens a closed one. Throws `TRANSITION_NOT_ALLOWED` for the present status,
 * `CHANGED_MEANWHILE` with the present request when it was changed meanwhile.
 */
export async function updateRequestStatus(
  services: Services,
  call: CallOf<typeof requestEndpoints.updateRequestStatus>,
): Promise<OutputOf<typeof requestEndpoints.updateRequestStatus>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const moved = await services.db.transaction().execute(async (tx) => {
    const request = await accessRequestToManage(tx, actor, input.requestId);
    const current = presentRequest(request, actor);
    if (request.version !== input.version) throw new AppError('CHANGED_MEANWHILE', { current });
    if (!canMove(request.status, input.status)) throw new AppError('TRANSITION_NOT_ALLOWED', { current });
    const move = {
      id: request.id,
      version: input.version,
      from: request.status,
      to: input.status,
      by: actor.accountId,
      note: input.note ?? '',
      at,
    };
    if (!(await moveRequestStatus(tx, move))) {
      const present = assertFound(await findRequest(tx, actor, request.id));
      throw new AppError('CHANGED_MEANWHILE', { current: presentRequest(present, actor) });
    }
    await recordEvent(tx, {
      type: input.status === requestStatus.closed ? 'request.closed' : 'request.reopened',
      data: { requestId: request.id, role: request.role },
      recipients: await listRequestAudience(tx, request.id),
      audience: 'market',
      actorId: actor.accountId,
      at,
    });
    return assertFound(await findRequest(tx, actor, request.id));
  });
  return {
    message: translate(call.language, 'feedback:requestStatusUpdated'),
    request: presentRequest(moved, actor),
  };
}
