import type { Transaction } from '../../platform/database/database.ts';
import { type RecordPart, recordParts } from '../record-parts.ts';

/** Deletes these parts of records, in this order. */
export async function deletePartsOf(
  tx: Transaction,
  playerIds: readonly number[],
  parts: readonly RecordPart[],
): Promise<void> {
  if (playerIds.length === 0) return;
  for (const part of parts) await recordParts.get(part)(tx, playerIds);
}
