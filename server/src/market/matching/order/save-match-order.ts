import type { suggestionEndpoints } from '@trattativa/contract/market/matching/endpoints';
import { translate } from '@trattativa/texts/translate';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessRequestToManage } from '../../requests/access-request.ts';
import { listOrderReaders, saveMatchOrderOf } from './match-order.repository.ts';

/**
 * Saves how the club of a request weighs its exact matches, for all its requests. Everybody who manages one of them is told.
 * Throws `NOT_FOUND`, `FORBIDDEN` (visible, but another club's).
 */
export async function saveMatchOrder(
  services: Services,
  call: CallOf<typeof suggestionEndpoints.saveMatchOrder>,
): Promise<OutputOf<typeof suggestionEndpoints.saveMatchOrder>> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const { team_id: teamId } = await accessRequestToManage(tx, actor, input.requestId);
    if (!(await saveMatchOrderOf(tx, { teamId, preset: input.preset, at }))) return;
    await recordEvent(tx, {
      type: 'matches.reordered',
      data: { teamId },
      recipients: [...new Set([actor.accountId, ...(await listOrderReaders(tx, teamId))])],
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'fitness:saved') };
}
