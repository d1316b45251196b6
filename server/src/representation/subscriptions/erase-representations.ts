import type { Transaction } from '../../platform/database/database.ts';
import { endRepresentation } from './end-representation.ts';
import { eraseCancelReasons } from './subscription-writes.repository.ts';
import { listRepresentations, lockBuyer } from './subscriptions.repository.ts';

/**
 * Ends the representations of an account that is erased. The purchases stay, without a name, as long as the payments that
 * they explain (ten years by law).
 */
export async function eraseRepresentations(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await lockBuyer(tx, accountId);
  for (const { id, status } of await listRepresentations(tx, accountId)) {
    if (status === 'ended') continue;
    await endRepresentation(tx, id, { reason: 'accountDeleted', actorId: accountId, at });
  }
  await eraseCancelReasons(tx, accountId);
}
