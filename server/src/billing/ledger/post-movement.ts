import { type JournalRow, type MovementKind, sumOf } from '@trattativa/domain/billing/journal-accounts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertMovement } from './ledger.repository.ts';

/**
 * Posts a movement to the journal, in the transaction of what it records. `reference` names what moved, as
 * `payment:320001`; the same movement is posted once, a repeat does nothing and answers false. Rows of nothing are left out.
 * Throws when the rows do not sum to zero; the database refuses that too, at the commit.
 */
export async function postMovement(
  tx: Transaction,
  movement: { kind: MovementKind; reference: string; at: Date },
  rows: readonly JournalRow[],
): Promise<boolean> {
  if (sumOf(rows) !== 0) throw new Error(`The movement ${movement.reference} does not sum to zero.`);
  const written = rows.filter(({ amountCents }) => amountCents !== 0);
  if (written.length === 0) return false;
  return insertMovement(tx, movement, written);
}
