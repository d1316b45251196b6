import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation, readNegotiation } from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import type { NegotiationRow } from './negotiation.ts';
import { abilitiesOf } from './negotiations.policy.ts';

/**
 * Reads a negotiation. The first reading by somebody of the side that is asked sets it to viewed; if the mail was not
 * sent yet, it counts as delivered by that reading. Throws `NOT_FOUND`.
 */
export async function openNegotiation(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.openNegotiation>,
): Promise<Negotiation> {
  const { actor } = call;
  return services.db.transaction().execute(async (tx) => {
    const opened = await openAt(tx, actor, call.input.negotiationId, services.clock.now());
    return readNegotiation(services, tx, actor, opened);
  });
}

/**
 * A second reader reads the present state and begins again: another reader may have opened the negotiation, but the
 * mail may also have been delivered, which leaves it to be viewed.
 */
async function openAt(
  tx: Transaction,
  actor: Actor,
  negotiationId: number,
  at: Date,
): Promise<NegotiationRow> {
  const { negotiation, side } = await accessNegotiation(tx, actor, negotiationId);
  if (!abilitiesOf(side, negotiation).open) return negotiation;
  return (await markViewed(tx, negotiation, at)) ?? openAt(tx, actor, negotiationId, at);
}

/** 0 or 1 → 2 (viewed), by the side that is asked; any other status is left as it is. Null when another call was first. */
export async function markViewed(
  tx: Transaction,
  negotiation: NegotiationRow,
  at: Date,
): Promise<NegotiationRow | null> {
  const delivered = await markDelivered(tx, negotiation, at);
  if (delivered?.status !== negotiationStatus.sent) return delivered;
  return moveNegotiation(tx, delivered, {
    event: 'negotiation.viewed',
    to: negotiationStatus.viewed,
    by: 'system',
    actorId: null,
    at,
  });
}

/** 0 → 1 (sent); any other status is left as it is. Null when another call moved it first. */
export async function markDelivered(
  tx: Transaction,
  negotiation: NegotiationRow,
  at: Date,
): Promise<NegotiationRow | null> {
  if (negotiation.status !== negotiationStatus.pending) return negotiation;
  return moveNegotiation(tx, negotiation, {
    event: 'negotiation.delivered',
    to: negotiationStatus.sent,
    by: 'system',
    actorId: null,
    at,
  });
}

/** One negotiation with its timeline and the caller's abilities. Throws `NOT_FOUND`. */
export async function getNegotiation(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.getNegotiation>,
): Promise<Negotiation> {
  const { negotiation } = await accessNegotiation(services.db, call.actor, call.input.negotiationId);
  return readNegotiation(services, services.db, call.actor, negotiation);
}
