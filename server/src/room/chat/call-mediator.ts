import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { insertMediation } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';

/** Calls a mediator and notifies staff and the room. `TRANSITION_NOT_ALLOWED` when one is called already. */
export async function callMediator(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.callMediator>,
): Promise<{ conversationId: number }> {
  const { conversationId, reason = '' } = input;
  const calledBy = actor.accountId;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await accessConversationToAct(tx, calledBy, conversationId, 'call_mediator', 'TRANSITION_NOT_ALLOWED');
    const mediationId = await insertMediation(tx, { conversationId, calledBy, reason, at });
    if (mediationId === null) throw new AppError('TRANSITION_NOT_ALLOWED');
    await recordEvent(tx, {
      type: 'mediation.called',
      data: { mediationId, conversationId, calledBy },
      recipients: await listStaffAccounts(tx),
      actorId: calledBy,
      at,
    });
    await postAct(services, tx, { conversationId, accountId: calledBy, event: 'mediatorCalled' });
    await recordConversationChanged(services, tx, conversationId, calledBy);
    return { conversationId };
  });
}
