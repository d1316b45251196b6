import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { addMembers } from './conversations.repository.ts';
import { postAct } from './post-act.ts';

/** Adds a member and posts a note about it. False when the account was a member already. */
export async function addToConversation(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
): Promise<boolean> {
  const at = services.clock.now();
  const joined = await addMembers(tx, conversationId, [accountId], at);
  if (joined.length === 0) return false;
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined, left: [] },
    recipients: [],
    actorId: accountId,
    at,
  });
  await postAct(services, tx, { conversationId, accountId, event: 'memberJoined' });
  return true;
}
