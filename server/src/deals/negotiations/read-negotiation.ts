import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { NegotiationRow } from './negotiation.ts';
import { sideOf } from './negotiations.policy.ts';
import { listChanges, listOtherOpen } from './negotiations.repository.ts';
import { presentNegotiation } from './present-negotiation.ts';

/** A loaded negotiation with all that its page shows, for whoever asks. Throws `NOT_FOUND` for a stranger. */
export async function readNegotiation(
  db: Queryable,
  actor: Actor,
  negotiation: NegotiationRow,
  now: Date,
): Promise<Negotiation> {
  const side = sideOf(actor, negotiation);
  if (!side) throw new AppError('NOT_FOUND');
  const changes = await listChanges(db, negotiation.id);
  const mayKnowOthers = side === 'proposer' || side === 'staff';
  const others = mayKnowOthers ? await listOtherOpen(db, negotiation) : [];
  return presentNegotiation(negotiation, side, { changes, others }, dayOf(now));
}
