import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import type { MediatorCall } from '@trattativa/contract/room/chat/mediation-endpoints';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessConversationToAct } from '../conversations/access-conversation.ts';
import { postAct, recordConversationChanged } from '../messages/post-note.ts';
import {
  countWaitingCalls,
  endMediation,
  insertMediation,
  listWaitingCalls,
} from './mediations.repository.ts';

const maxListed = 100;

/** Staff's queue: pending calls, oldest first. */
export async function getMediatorCalls({ db }: Services): Promise<{ items: MediatorCall[]; total: number }> {
  const [rows, total] = await Promise.all([listWaitingCalls(db, maxListed), countWaitingCalls(db)]);
  return {
    items: rows.map((row) => ({
      mediationId: row.id,
      conversationId: row.conversation_id,
      type: row.type,
      name: row.name,
      calledById: row.called_by_id,
      calledBy: row.called_by,
      calledAt: row.called_at.toISOString(),
      reason: row.reason,
      members: row.members,
    })),
    total,
  };
}

/** Calls a mediator and notifies staff and the room. `TRANSITION_NOT_ALLOWED` when one is called already. */
export async function callMediator(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.callMediator>,
): Promise<OutputOf<typeof chatEndpoints.callMediator>> {
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

/** Withdraws one's own pending call; any member may withdraw the call of someone who has left. */
export async function withdrawMediatorCall(
  services: Services,
  { actor, input: { conversationId } }: CallOf<typeof chatEndpoints.withdrawMediatorCall>,
): Promise<OutputOf<typeof chatEndpoints.withdrawMediatorCall>> {
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
