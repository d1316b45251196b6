import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { addToConversation } from './add-to-conversation.ts';
import { findConversationOf } from './conversations.repository.ts';
import { enterAsMediator } from './enter-as-mediator.ts';
import { insertMediation, lockOpenMediation } from './mediations.repository.ts';

/**
 * Adds an account to the conversation of a deal: people of its sides join on request, staff as mediator,
 * called or not, if there is none yet. Does nothing for members. Throws `FORBIDDEN` for accounts that only
 * read the deal.
 */
export async function enterDealRoom(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
  as: 'party' | 'mediator' | 'reader',
): Promise<void> {
  if ((await findConversationOf(tx, conversationId, accountId)) !== null) return;
  if (as === 'reader') throw new AppError('FORBIDDEN');
  if (as === 'mediator') await mediate(services, tx, conversationId, accountId);
  else await addToConversation(services, tx, conversationId, accountId);
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
