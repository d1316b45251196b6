import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { removeMember } from './conversations.repository.ts';

/** Ends a membership: closes the room for the person and notifies them; their messages stay. */
export async function endMembership(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
  actorId: number,
): Promise<void> {
  const at = services.clock.now();
  await removeMember(tx, conversationId, accountId, at);
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined: [], left: [accountId] },
    recipients: [],
    actorId,
    at,
  });
}
