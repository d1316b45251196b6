import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { accessNegotiation } from '../../deals/negotiations.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { enterDealRoom } from './enter-deal-room.ts';
import { findParties } from './negotiation-parties.repository.ts';
import { openNegotiationRoom } from './open-negotiation-room.ts';

/**
 * Opens a negotiation's conversation for its members; people of the club and of the proposing side join on
 * request; staff join as mediator, called or not, if there is none yet. Throws `NOT_FOUND` for accounts that
 * do not see the negotiation, `FORBIDDEN` for those that only read it.
 */
export function joinNegotiationRoom(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.joinNegotiationRoom>,
): Promise<{ conversationId: number }> {
  return roomOfNegotiation(services, actor, input.negotiationId);
}

/** The same, for use in another call. */
export async function roomOfNegotiation(
  services: Services,
  actor: Actor,
  negotiationId: number,
): Promise<{ conversationId: number }> {
  const { side } = await accessNegotiation(services.db, actor, negotiationId);
  const parties = await findParties(services.db, negotiationId);
  if (!parties) throw new AppError('NOT_FOUND');
  const { accountId } = actor;
  const mediates = side === 'staff' && accountId !== parties.proposer_account_id;
  const as = side === 'reader' ? 'reader' : mediates ? 'mediator' : 'party';
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openNegotiationRoom(services, tx, parties);
    await enterDealRoom(services, tx, conversationId, accountId, as);
    return { conversationId };
  });
}
