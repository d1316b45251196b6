import { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { accessMatches } from './access-matches.ts';
import { deleteMatch, restoreMatch } from './delete-match.ts';
import { countCandidates, listCandidates } from './list-candidates.ts';
import { previewCandidates } from './preview-candidates.ts';
import { countAllMatches, readMatches } from './read-matches.ts';

export const matchingRoutes = routesOf(matchingEndpoints, {
  getMatches: async (services, call) => {
    const { kind, limit, cursor, ...scope } = call.input;
    const accessed = await accessMatches(services, call.actor, scope);
    return readMatches(services, call.actor, accessed, { kind, limit, cursor });
  },
  getMatchCounts: async (services, call) =>
    countAllMatches(services, call.actor, await accessMatches(services, call.actor, call.input)),
  deleteMatch,
  restoreMatch,
  getRequestCandidates: listCandidates,
  getCandidateCounts: countCandidates,
  previewCandidates,
});
