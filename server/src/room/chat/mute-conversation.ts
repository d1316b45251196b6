import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { setMuted } from './groups.repository.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';

interface Muted {
  conversationId: number;
  muted: boolean;
}

/** Whether a member wants neither sound nor badge of a conversation; their other screens hear of it. */
export async function muteConversation(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.muteConversation>,
): Promise<Muted> {
  const { conversationId, muted } = input;
  await services.db.transaction().execute(async (tx) => {
    if (!(await setMuted(tx, conversationId, actor.accountId, muted))) throw new AppError('NOT_FOUND');
    await recordConversationChanged(services, tx, conversationId, actor.accountId, actor.accountId);
  });
  return { conversationId, muted };
}
