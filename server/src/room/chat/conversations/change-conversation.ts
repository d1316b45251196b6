import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../../platform/app-error.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { postAct, recordConversationChanged } from '../messages/post-note.ts';
import { accessConversation, accessConversationToAct } from './access-conversation.ts';
import { renameGroup, setMuted } from './groups.repository.ts';

interface Named {
  conversationId: number;
  version: number;
  name: string;
}

/** Renames a group. Throws `CHANGED_MEANWHILE` with the present name when somebody else renamed it first. */
export async function renameConversation(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.renameConversation>,
): Promise<Named> {
  const { conversationId, name } = input;
  return services.db.transaction().execute(async (tx) => {
    await accessConversationToAct(tx, actor.accountId, conversationId, 'rename');
    const version = await renameGroup(tx, { id: conversationId, version: input.version, name });
    if (version === null) {
      const now = await accessConversation(tx, actor.accountId, conversationId);
      throw new AppError('CHANGED_MEANWHILE', {
        current: { conversationId, version: now.version, name: now.name },
      });
    }
    await postAct(services, tx, {
      conversationId,
      accountId: actor.accountId,
      event: 'groupRenamed',
      params: { title: name },
    });
    await recordConversationChanged(services, tx, conversationId, actor.accountId);
    return { conversationId, version, name };
  });
}

interface Muted {
  conversationId: number;
  muted: boolean;
}

/** Sets whether a member gets neither sound nor badge of a conversation, and notifies their other screens. */
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
