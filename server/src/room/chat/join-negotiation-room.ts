import { accessNegotiation } from '../../deals/negotiations.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { addToConversation } from './add-to-conversation.ts';
import { findConversationOf } from './conversations.repository.ts';
import { enterAsMediator } from './enter-as-mediator.ts';
import { insertMediation, lockOpenMediation } from './mediations.repository.ts';
import { findParties } from './negotiation-parties.repository.ts';
import { openNegotiationRoom } from './open-negotiation-room.ts';

/**
 * The conversation of a negotiation, for who is in it; people of the club and of the proposing side join by
 * asking; staff come as its mediator, called or not, if there is none yet. Throws `NOT_FOUND` for who does not see the negotiation, `FORBIDDEN` for who only reads it.
 */
export async function joinNegotiationRoom(
  services: Services,
  { actor, input }: Call<{ negotiationId: number }>,
): Promise<{ conversationId: number }> {
  const { side } = await accessNegotiation(services.db, actor, input.negotiationId);
  const parties = await findParties(services.db, input.negotiationId);
  if (!parties) throw new AppError('NOT_FOUND');
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openNegotiationRoom(services, tx, parties);
    const isMember = (await findConversationOf(tx, conversationId, actor.accountId)) !== null;
    if (isMember) return { conversationId };
    if (side === 'reader') throw new AppError('FORBIDDEN');
    if (side === 'staff' && actor.accountId !== parties.proposer_account_id) {
      await mediate(services, tx, conversationId, actor.accountId);
    } else await addToConversation(services, tx, conversationId, actor.accountId);
    return { conversationId };
  });
}

async function mediate(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
): Promise<void> {
  const open = await lockOpenMediation(tx, accountId, conversationId);
  const at = services.clock.now();
  const mediationId =
    open?.id ?? (await insertMediation(tx, { conversationId, calledBy: null, reason: '', at }));
  await enterAsMediator(services, tx, mediationId as number, accountId);
}
