import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { closeQuestion, insertConsent, type MediationRow } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { showAgreedHistory } from './show-history.ts';
import { tellChanged } from './tell-changed.ts';

/**
 * Records a side's answer. One no closes the question, which may be asked again; the last yes shows the
 * mediator everything.
 */
export async function answerToShowHistory(
  services: Services,
  { actor, input }: Call<{ conversationId: number; agrees: boolean }>,
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
    await tellChanged(services, tx, conversationId, accountId);
    return { conversationId };
  });
}
