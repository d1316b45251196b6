import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { findUsername } from './contacts.repository.ts';
import { endMembership } from './end-membership.ts';
import { postNote } from './post-note.ts';
import { showAgreedHistory } from './show-history.ts';

type InConversation = { conversationId: number };

/** Removes somebody else from a group; to leave, see `leaveConversation`. */
export async function removeConversationMember(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.removeConversationMember>,
): Promise<InConversation> {
  const { conversationId, userId } = input;
  return services.db.transaction().execute(async (tx) => {
    const { members } = await accessConversationToAct(tx, actor.accountId, conversationId, 'remove');
    const removed = members.find(({ account_id }) => account_id === userId);
    if (!removed) throw fieldError('INVALID_INPUT', ['userId'], 'notInList');
    // The mediator and the owner cannot be removed; they leave.
    if (removed.role === 'mediator' || userId === actor.accountId) throw new AppError('FORBIDDEN');
    await endMembership(services, tx, conversationId, userId, actor.accountId);
    await postNote(services, tx, {
      conversationId,
      fromId: actor.accountId,
      event: 'memberRemoved',
      params: { name: removed.username, other: (await findUsername(tx, actor.accountId)) ?? '' },
    });
    await showAgreedHistory(services, tx, conversationId, actor.accountId);
    return { conversationId };
  });
}
