import type { RepresentationEndReason } from '@trattativa/domain/representation/representation-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import { recordRepresentationEvent } from './record-representation-event.ts';
import { writeEnd } from './subscription-writes.repository.ts';
import { findRepresentation } from './subscriptions.repository.ts';

/** Ends a representation, for the caller that holds the buyer's lock. False: it has ended already. */
export async function endRepresentation(
  tx: Transaction,
  representationId: number,
  end: { reason: RepresentationEndReason; actorId: number | null; at: Date },
): Promise<boolean> {
  const { reason, actorId, at } = end;
  const representation = await findRepresentation(tx, representationId);
  const withdrawn = reason === 'withdrawn';
  if (!representation || !(await writeEnd(tx, representationId, { reason, at, withdrawn }))) return false;
  // A purchase that was never paid has nothing to end.
  if (representation.activated_at === null) return true;
  const type = withdrawn ? 'representation.withdrawn' : 'representation.ended';
  await recordRepresentationEvent(tx, type, representation, {}, { actorId, at });
  return true;
}
