import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { closeQuestion, insertConsent, type MediationRow } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';
import { showAgreedHistory } from './show-history.ts';

/**
 * Records a side's answer. One no closes the question, which may be asked again; the last yes shows the
 * mediator everything.
 */
export async function answerToShowHistory(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.answerToShowHistory>,
): Promise<{ conversationId: number }> {
  const { conversationId, agrees } = input;
  const { accountId } = actor;
  return services.db.transaction().execute(async (tx) => {
    const access = await accessConversationToAct(
      tx,
      accountId,
      conversationId,
      'answer_history',
      'TRANSITION_NOT_ALLOWED',
    );
    const mediation = access.mediation as MediationRow;
    if (agrees) {
      const at = services.clock.now();
      await insertConsent(tx, { mediationId: mediation.id, side: mediation.own_side, accountId, at });
    } else await closeQuestion(tx, mediation.id);
    const event = agrees ? 'historyAgreed' : 'historyDeclined';
    await postAct(services, tx, { conversationId, accountId, event });
    await showAgreedHistory(services, tx, conversationId, accountId);
    await recordConversationChanged(services, tx, conversationId, accountId);
    return { conversationId };
  });
}
