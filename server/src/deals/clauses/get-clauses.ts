import type { DealClauses } from '@trattativa/contract/deals/clauses/clauses';
import type { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessClauses } from './access-clauses.ts';
import { readClauses } from './present-clauses.ts';

/** The clauses of a signed deal as the caller may see them; none before the signature. Throws `NOT_FOUND`. */
export async function getClauses(
  services: Services,
  { actor, input }: CallOf<typeof clauseEndpoints.getClauses>,
): Promise<DealClauses> {
  const now = services.clock.now();
  return readClauses(services.db, await accessClauses(services.db, actor, input.negotiationId, now), now);
}
