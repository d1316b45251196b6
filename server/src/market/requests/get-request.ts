import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { Request } from '@trattativa/contract/market/requests/request';
import { deliveryStatus } from '@trattativa/domain/market/delivery-statuses';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequest } from './access-request.ts';
import { presentRequest } from './present-request.ts';
import { listMakerAccounts, listRecipients, markViewed } from './recipients.repository.ts';
import type { RequestRow } from './request.ts';
import { canManageRequest } from './requests.policy.ts';
import { listStatusChanges } from './requests.repository.ts';

/**
 * One request. Opening it marks it as viewed by a recipient (spec §4, delivery 2), and notifies the club.
 * Managers of the request also read its recipients and status changes. Throws `NOT_FOUND`.
 */
export async function getRequest(
  services: Services,
  call: CallOf<typeof requestEndpoints.getRequest>,
): Promise<Request> {
  const { actor } = call;
  let request = await accessRequest(services.db, actor, call.input.requestId);
  if (request.my_delivery !== null && request.my_delivery !== deliveryStatus.viewed) {
    request = await viewedBy(services, call, request);
  }
  const presented = presentRequest(request, actor);
  if (!canManageRequest(actor, request)) return presented;
  const [recipients, changes] = await Promise.all([
    listRecipients(services.db, request.id),
    listStatusChanges(services.db, request.id),
  ]);
  return {
    ...presented,
    recipients,
    statusChanges: changes.map((change) => ({
      at: change.at.toISOString(),
      by: change.by_name ?? '',
      from: change.from_status,
      to: change.to_status,
      note: change.note,
    })),
  };
}

async function viewedBy(services: Services, call: Call<unknown>, request: RequestRow): Promise<RequestRow> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    if (!(await markViewed(tx, request.id, call.actor, at))) return;
    await recordEvent(tx, {
      type: 'request.viewed',
      data: { requestId: request.id },
      recipients: [...(await listMakerAccounts(tx, request.team_id)), call.actor.accountId],
      actorId: call.actor.accountId,
      at,
    });
  });
  return { ...request, my_delivery: deliveryStatus.viewed };
}
