import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { askHistory, insertConsent, type MediationRow } from './mediations.repository.ts';
import { postAct } from './post-act.ts';
import { recordConversationChanged } from './record-conversation-changed.ts';
import { showAgreedHistory } from './show-history.ts';

/**
 * Asks both sides whether the mediator may see earlier messages. A party who asks has answered yes for their
 * side.
 */
export async function askToShowHistory(
  services: Services,
  { actor, input: { conversationId } }: CallOf<typeof chatEndpoints.askToShowHistory>,
): Promise<{ conversationId: number }> {
  const { accountId } = actor;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { conversation, ...rest } = await accessConversationToAct(
      tx,
      accountId,
      conversationId,
      'ask_history',
      'TRANSITION_NOT_ALLOWED',
    );
    const mediation = rest.mediation as MediationRow;
    await askHistory(tx, mediation.id, accountId, at);
    if (conversation.role !== 'mediator')
      await insertConsent(tx, { mediationId: mediation.id, side: mediation.own_side, accountId, at });
    await postAct(services, tx, { conversationId, accountId, event: 'historyAsked' });
    await showAgreedHistory(services, tx, conversationId, accountId);
    await recordConversationChanged(services, tx, conversationId, accountId);
    return { conversationId };
  });
}
