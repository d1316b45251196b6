import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessConversationToAct } from '../conversations/access-conversation.ts';
import {
  askHistory,
  closeQuestion,
  insertConsent,
  listSides,
  lockOpenMediation,
  type MediationRow,
  showHistory,
} from '../mediation/mediations.repository.ts';
import { postAct, postNote, recordConversationChanged } from './post-note.ts';

/**
 * Asks both sides whether the mediator may see earlier messages. A party who asks has answered yes for their
 * side.
 */
export async function askToShowHistory(
  services: Services,
  { actor, input: { conversationId } }: CallOf<typeof chatEndpoints.askToShowHistory>,
): Promise<OutputOf<typeof chatEndpoints.askToShowHistory>> {
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

/**
 * Records a side's answer. One no closes the question, which may be asked again; the last yes shows the
 * mediator everything.
 */
export async function answerToShowHistory(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.answerToShowHistory>,
): Promise<OutputOf<typeof chatEndpoints.answerToShowHistory>> {
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

/** Shows the mediator earlier messages once every side has said yes; before that it does nothing. */
export async function showAgreedHistory(
  services: Services,
  tx: Transaction,
  conversationId: number,
  actorId: number,
): Promise<void> {
  const mediation = await lockOpenMediation(tx, actorId, conversationId);
  if (!mediation?.mediator_id || !mediation.asked_at || mediation.shown_at) return;
  const sides = await listSides(tx, conversationId);
  if (sides.length < 2 || !sides.every((side) => mediation.agreed_sides.includes(side))) return;
  const at = services.clock.now();
  await showHistory(tx, mediation, at);
  await postNote(services, tx, { conversationId, fromId: actorId, event: 'historyShown', params: {} });
  // Reloads the room, which caches the mediator's bound.
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined: [], left: [] },
    recipients: [],
    actorId,
    at,
  });
}
