import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';

/** Records that a conversation has changed for all members, or for one member alone. */
export async function tellChanged(
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
