import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findChatOwner } from './contacts.repository.ts';
import { openPair } from './open-pair.ts';

/**
 * The conversation with the chat owner, who represents the platform. `NOT_FOUND` when there is none, and for
 * the chat owner.
 */
export async function openSupport(
  services: Services,
  call: Call<object>,
): Promise<{ conversationId: number }> {
  const owner = await findChatOwner(services.db);
  if (owner === null || owner === call.actor.accountId) throw new AppError('NOT_FOUND');
  return { conversationId: await openPair(services, call, [owner]) };
}
