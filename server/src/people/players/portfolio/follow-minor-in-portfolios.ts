import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { raiseLinkedBirths } from '../births.repository.ts';
import { isAdult } from '../players.policy.ts';
import { listPlayerAudience } from '../players.repository.ts';

/**
 * A minor by the own date is one in every portfolio: linked records that state an earlier date or none get it. Called
 * when a record is linked, and when a player's own date is written, within that transaction.
 */
export async function followMinorInPortfolios(
  tx: Transaction,
  accountId: number,
  bornDate: string,
  at: Date,
): Promise<void> {
  if (isAdult({ born_date: bornDate }, dayOf(at))) return;
  for (const playerId of await raiseLinkedBirths(tx, accountId, bornDate)) {
    await recordEvent(tx, {
      type: 'player.changed',
      data: { playerId },
      recipients: await listPlayerAudience(tx, playerId),
      actorId: accountId,
      at,
    });
  }
}
