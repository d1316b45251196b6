import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { insertOwnRecord } from './own-records.repository.ts';
import { newPlayerFields } from './player-fields.ts';

/**
 * Creates the own record of a new player account that registered with a profile (marked as transfer). Throws
 * `INVALID_INPUT` for an unknown country or an impossible birth date.
 */
export async function beginTransferRecord(
  tx: Transaction,
  accountId: number,
  input: PlayerInput,
  at: Date,
): Promise<void> {
  const fields = { ...newPlayerFields(input, dayOf(at)), from_transfer: true };
  const record = await insertOwnRecord(tx, accountId, fields, at);
  if (!record) return;
  await recordEvent(tx, {
    type: 'player.added',
    data: { playerId: record.id },
    recipients: [accountId],
    actorId: accountId,
    at,
  });
}
