import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { listStaffAccounts } from '../../people/portfolios.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { endMediation } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';

/** Withdraws one's own pending call; any member may withdraw the call of someone who has left. */
export async function withdrawMediatorCall(
  services: Services,
  { actor, input: { conversationId } }: CallOf<typeof chatEndpoints.withdrawMediatorCall>,
): Promise<{ conversationId: number }> {
  const { accountId } = actor;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { mediation } = await accessConversationToAct(
      tx,
      accountId,
      conversationId,
      'withdraw_call',
      'TRANSITION_NOT_ALLOWED',
    );
    const mediationId = mediation?.id as number;
    await endMediation(tx, mediationId, at);
    await recordEvent(tx, {
      type: 'mediation.ended',
      data: { mediationId, conversationId },
      recipients: await listStaffAccounts(tx),
      actorId: accountId,
      at,
    });
    await postAct(services, tx, { conversationId, accountId, event: 'mediatorCallWithdrawn' });
    await recordConversationChanged(services, tx, conversationId, accountId);
    return { conversationId };
  });
}
