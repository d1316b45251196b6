import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { addMembersFromNow } from '../conversations/groups.repository.ts';
import { postAct } from '../messages/post-note.ts';
import { claimMediation, existsMediation } from './mediations.repository.ts';

/** Answers a call from staff's queue. `NOT_FOUND` when there was none; otherwise as `enterAsMediator`. */
export async function joinAsMediator(
  services: Services,
  { actor, input: { mediationId } }: CallOf<typeof chatEndpoints.joinAsMediator>,
): Promise<OutputOf<typeof chatEndpoints.joinAsMediator>> {
  return services.db.transaction().execute(async (tx) => {
    if (!(await existsMediation(tx, mediationId))) throw new AppError('NOT_FOUND');
    return { conversationId: await enterAsMediator(services, tx, mediationId, actor.accountId) };
  });
}

/**
 * Makes a member of staff the mediator of a conversation: a note says so, and the mediator sees later
 * messages only. Returns the conversation. `TRANSITION_NOT_ALLOWED` when another was first, the call is over,
 * or they are a party themselves.
 */
export async function enterAsMediator(
  services: Services,
  tx: Transaction,
  mediationId: number,
  accountId: number,
): Promise<number> {
  const at = services.clock.now();
  const conversationId = await claimMediation(tx, mediationId, accountId, at);
  if (conversationId === null) throw new AppError('TRANSITION_NOT_ALLOWED');
  const joined = await addMembersFromNow(tx, conversationId, {
    accountIds: [accountId],
    role: 'mediator',
    at,
  });
  if (joined.length === 0) throw new AppError('TRANSITION_NOT_ALLOWED');
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined, left: [] },
    recipients: [],
    actorId: accountId,
    at,
  });
  await recordEvent(tx, {
    type: 'mediation.joined',
    data: { mediationId, conversationId },
    recipients: await listStaffAccounts(tx),
    actorId: accountId,
    at,
  });
  await postAct(services, tx, { conversationId, accountId, event: 'mediatorJoined' });
  return conversationId;
}
