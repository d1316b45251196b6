import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from './access-negotiation.ts';
import { readNegotiation } from './read-negotiation.ts';

/** One negotiation with its timeline and what the caller may do. Throws `NOT_FOUND`. */
export async function getNegotiation(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.getNegotiation>,
): Promise<Negotiation> {
  const { negotiation } = await accessNegotiation(services.db, call.actor, call.input.negotiationId);
  return readNegotiation(services.db, call.actor, negotiation, services.clock.now());
}
