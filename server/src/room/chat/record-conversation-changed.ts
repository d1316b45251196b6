import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';

/** Records that a conversation looks different now: to everybody in it, or to one member alone. */
export async function recordConversationChanged(
  services: Services,
  tx: Transaction,
  conversationId: number,
  actorId: number,
  onlyFor: number | null = null,
): Promise<void> {
  await recordEvent(tx, {
    type: 'conversation.changed',
    data: { conversationId, onlyFor },
    recipients: [],
    actorId,
    at: services.clock.now(),
  });
}
