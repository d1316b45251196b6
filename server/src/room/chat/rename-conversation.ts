import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation, accessConversationToAct } from './access-conversation.ts';
import { renameGroup } from './groups.repository.ts';
import { postAct } from './post-act.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';

interface Named {
  conversationId: number;
  version: number;
  name: string;
}

/** Gives a group another name. `CHANGED_MEANWHILE` with the present one when somebody was first. */
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
