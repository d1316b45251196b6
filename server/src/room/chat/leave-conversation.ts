import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { endMembership } from './end-membership.ts';
import { passOwnership } from './groups.repository.ts';
import { endMediation } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { showAgreedHistory } from './show-history.ts';

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
