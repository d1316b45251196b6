import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import { countAllMatches } from '../../market/matching.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { marketOf } from './kpi-question.ts';

/** Matches by kind as they stand now, each counted as far as the matching lists count. Throws `SUBJECT_MISMATCH`. */
export function getMatchesByKind(
  services: Services,
  { actor, input }: CallOf<typeof kpiEndpoints.getMatchesByKind>,
): Promise<MatchCounts> {
  const { agentId } = marketOf(actor, input);
  return countAllMatches(services, actor, agentId === null ? { of: 'market' } : { of: 'agent', agentId });
}
