import { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { routesOf } from '../../platform/http/routes.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { accessMatches } from './access-matches.ts';
import { deleteMatch, restoreMatch } from './delete-match.ts';
import { getPlayerFits } from './get-player-fits.ts';
import { listMatchGroups } from './group-matches.ts';
import { findMatchOrder } from './order/match-order.repository.ts';
import { saveMatchOrder } from './order/save-match-order.ts';
import { getMatchingAgents, previewCandidates } from './preview-candidates.ts';
import { countAllMatches, readMatches } from './read-matches.ts';

export const matchingRoutes = routesOf(matchingEndpoints, {
  getMatches: async (services, call) => {
    const { kind, limit, cursor, ...scope } = call.input;
    const accessed = await accessMatches(services, call.actor, scope);
    return readMatches(services, call.actor, accessed, { kind, pay: 'exact', limit, cursor });
  },
  getMatchGroups: listMatchGroups,
  getMatchCounts: async (services, call) =>
    countAllMatches(services, call.actor, await accessMatches(services, call.actor, call.input), 'exact'),
  deleteMatch,
  restoreMatch,
  getRequestCandidates: listCandidates,
  getCandidateCounts: countCandidates,
  saveMatchOrder,
  getPlayerFits,
  previewCandidates,
  getMatchingAgents,
});

/**
 * The players on the market who fit a club's own request, with their pay in bands for every reader, so that all see one
 * list, exact ones in the order that the club has chosen. Throws `NOT_FOUND`, `FORBIDDEN` (visible, but another club's).
 */
async function listCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.getRequestCandidates>,
): Promise<OutputOf<typeof matchingEndpoints.getRequestCandidates>> {
  const { requestId, ...asked } = call.input;
  const request = await accessRequestToManage(services.db, call.actor, requestId);
  const order = await findMatchOrder(services.db, request.team_id);
  const list = { ...asked, pay: 'bands' as const, ...(asked.kind === 'exact' && { fittest: order }) };
  return { ...(await readMatches(services, call.actor, { of: 'request', requestId }, list)), order };
}

async function countCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.getCandidateCounts>,
): Promise<MatchCounts> {
  const { requestId } = call.input;
  await accessRequestToManage(services.db, call.actor, requestId);
  return countAllMatches(services, call.actor, { of: 'request', requestId }, 'bands');
}
