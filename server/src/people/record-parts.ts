import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';

/** The data that other folders and modules store about the records of players. */
export type RecordPart =
  | 'careerEntries'
  | 'registrations'
  | 'evaluations'
  | 'views'
  | 'candidates'
  | 'invitations'
  | 'mandates';

/** Deletes the parts of records whose rows stay; foreign keys delete the parts of a deleted row. */
export type DeleteParts = (tx: Transaction, playerIds: readonly number[]) => Promise<void>;

export const recordParts = new PortByKind<RecordPart, DeleteParts>('parts of a record');

/** Deletes these parts of records, in this order. */
export async function deletePartsOf(
  tx: Transaction,
  playerIds: readonly number[],
  parts: readonly RecordPart[],
): Promise<void> {
  if (playerIds.length === 0) return;
  for (const part of parts) await recordParts.get(part)(tx, playerIds);
}
