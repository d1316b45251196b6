import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation, accessConversationToAct } from './access-conversation.ts';
import { renameGroup } from './groups.repository.ts';
import { postAct } from './post-act.ts';
import { tellChanged } from './tell-changed.ts';

interface Named {
  conversationId: number;
  version: number;
  name: string;
}

/** Renames a group. `CHANGED_MEANWHILE` with the present name when somebody was first. */
export async function renameConversation(services: Services, { actor, input }: Call<Named>): Promise<Named> {
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
    await tellChanged(services, tx, conversationId, actor.accountId);
    return { conversationId, version, name };
  });
}
