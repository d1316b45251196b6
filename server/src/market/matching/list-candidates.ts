import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { Match, MatchCounts } from '@trattativa/contract/market/matching/match';
import type { Page } from '@trattativa/contract/paging';

import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { countAllMatches, readMatches } from './read-matches.ts';

/** Who on the market fits a club's own request. Throws `NOT_FOUND`, `FORBIDDEN` (seen, but another club's). */
export async function listCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.getRequestCandidates>,
): Promise<Page<Match>> {
  const { requestId, ...asked } = call.input;
  await accessRequestToManage(services.db, call.actor, requestId);
  return readMatches(services, call.actor, { of: 'request', requestId }, asked);
}

export async function countCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.getCandidateCounts>,
): Promise<MatchCounts> {
  const { requestId } = call.input;
  await accessRequestToManage(services.db, call.actor, requestId);
  return countAllMatches(services, call.actor, { of: 'request', requestId });
}
