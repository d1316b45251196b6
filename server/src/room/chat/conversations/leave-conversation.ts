import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { endMediation } from '../mediation/mediations.repository.ts';
import { postAct, postNote } from '../messages/post-note.ts';
import { showAgreedHistory } from '../messages/show-history.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { findUsername } from './contacts.repository.ts';
import { removeMember } from './conversations.repository.ts';
import { passOwnership } from './groups.repository.ts';

type InConversation = { conversationId: number };

/** Leaves a group, or ends one's mediation of a conversation. */
export async function leaveConversation(
  services: Services,
  { actor, input: { conversationId } }: CallOf<typeof chatEndpoints.leaveConversation>,
): Promise<InConversation> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { conversation, mediation } = await accessConversationToAct(
      tx,
      actor.accountId,
      conversationId,
      'leave',
    );
    const isMediator = conversation.role === 'mediator';
    if (isMediator && mediation?.mediator_id === actor.accountId) {
      await endMediation(tx, mediation.id, at);
      await recordEvent(tx, {
        type: 'mediation.ended',
        data: { mediationId: mediation.id, conversationId },
        recipients: [],
        actorId: actor.accountId,
        at,
      });
    }
    await endMembership(services, tx, conversationId, actor.accountId, actor.accountId);
    await passOwnership(tx, conversationId);
    const event = isMediator ? 'mediatorLeft' : 'memberLeft';
    await postAct(services, tx, { conversationId, accountId: actor.accountId, event });
    if (!isMediator) await showAgreedHistory(services, tx, conversationId, actor.accountId);
    return { conversationId };
  });
}

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

/** Ends a membership: closes the room for the person and notifies them; their messages stay. */
async function endMembership(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
  actorId: number,
): Promise<void> {
  const at = services.clock.now();
  await removeMember(tx, conversationId, accountId, at);
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined: [], left: [accountId] },
    recipients: [],
    actorId,
    at,
  });
}
