import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import type { NegotiationRow } from './negotiation.ts';
import { readNegotiation } from './read-negotiation.ts';

/**
 * Reads a negotiation; the first time that somebody of the club does, it becomes viewed. Opened before the mail went out,
 * it was handed over by that very act. Throws `NOT_FOUND`.
 */
export async function openNegotiation(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.openNegotiation>,
): Promise<Negotiation> {
  const { actor } = call;
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessNegotiation(tx, actor, call.input.negotiationId);
    const at = services.clock.now();
    // Two who open at once: one makes it viewed, the other finds it so.
    const opened = side === 'club' ? await markViewed(tx, negotiation, at) : negotiation;
    const present = opened ?? (await accessNegotiation(tx, actor, negotiation.id)).negotiation;
    return readNegotiation(tx, actor, present, at);
  });
}

async function markViewed(
  tx: Transaction,
  negotiation: NegotiationRow,
  at: Date,
): Promise<NegotiationRow | null> {
  const delivered = await markDelivered(tx, negotiation, at);
  if (delivered?.status !== negotiationStatus.sent) return delivered;
  return moveNegotiation(tx, delivered, {
    event: 'negotiation.viewed',
    to: 2,
    by: 'system',
    actorId: null,
    at,
  });
}

/** 0 → 1, handed over; a negotiation in any other status stays as it is. Null: somebody else was first. */
export async function markDelivered(
  tx: Transaction,
  negotiation: NegotiationRow,
  at: Date,
): Promise<NegotiationRow | null> {
  if (negotiation.status !== negotiationStatus.pending) return negotiation;
  return moveNegotiation(tx, negotiation, {
    event: 'negotiation.delivered',
    to: 1,
    by: 'system',
    actorId: null,
    at,
  });
}
