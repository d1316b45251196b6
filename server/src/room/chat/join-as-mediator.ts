import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { enterAsMediator } from './enter-as-mediator.ts';
import { existsMediation } from './mediations.repository.ts';

/** Answers a call from staff's queue. `NOT_FOUND` when there was none; otherwise as `enterAsMediator`. */
export async function joinAsMediator(
  services: Services,
  { actor, input: { mediationId } }: CallOf<typeof chatEndpoints.joinAsMediator>,
): Promise<{ conversationId: number }> {
  return services.db.transaction().execute(async (tx) => {
    if (!(await existsMediation(tx, mediationId))) throw new AppError('NOT_FOUND');
    return { conversationId: await enterAsMediator(services, tx, mediationId, actor.accountId) };
  });
}
