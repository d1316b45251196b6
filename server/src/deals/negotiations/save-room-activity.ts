import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { noteActivity } from './negotiation-changes.repository.ts';

/** For the negotiation room: a message there ends the silence after which a negotiation lapses. */
export async function saveRoomActivity(
  services: Services,
  tx: Transaction,
  negotiationId: number,
): Promise<void> {
  await noteActivity(tx, negotiationId, services.clock.now());
}
