import { endOfTerm } from '@trattativa/domain/representation/representation-term';
import type { Transaction } from '../../platform/database/database.ts';
import { recordRepresentationEvent } from './record-representation-event.ts';
import { writeActivation } from './subscription-writes.repository.ts';
import { findRepresentation, listRepresentations } from './subscriptions.repository.ts';

/**
 * Activates a paid purchase, for the caller that holds the buyer's lock. The term begins with the payment; a renewal begins
 * when the term before it is over. False: the purchase does not wait for a payment, and nothing was changed.
 */
export async function activateRepresentation(
  tx: Transaction,
  representationId: number,
  paidAt: Date,
): Promise<boolean> {
  const representation = await findRepresentation(tx, representationId);
  if (representation?.status !== 'awaitingPayment') return false;
  const others = await listRepresentations(tx, representation.account_id);
  const ends = others.flatMap(({ status, ends_at }) => (status === 'active' && ends_at ? [ends_at] : []));
  const startsAt = new Date(Math.max(paidAt.getTime(), ...ends.map((end) => end.getTime())));
  const endsAt = endOfTerm(startsAt, representation.months);
  if (!(await writeActivation(tx, representationId, { activatedAt: paidAt, startsAt, endsAt }))) return false;
  const by = { actorId: representation.account_id, at: paidAt };
  await recordRepresentationEvent(tx, 'representation.activated', representation, {}, by);
  return true;
}
