import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import { seasonOf } from '@trattativa/domain/people/season';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import type { SideScope } from './match-scopes.repository.ts';
import { countMatches } from './matching.repository.ts';

/**
 * The matches of an agent's portfolio, or of a player's own record, of which one side has come or changed in a field that
 * counts since an instant; each kind counted up to `countedAtMost`, the entries that the account has deleted left out.
 * For the digest: exact ones have been told one by one.
 */
export async function countNewMatches(
  services: Services,
  account: { accountId: number; agentId: number | null; playerId: number | null },
  since: Date,
): Promise<MatchCounts> {
  const { accountId, agentId, playerId } = account;
  const counts: MatchCounts = { exact: 0, potential: 0, partial: 0 };
  const scope: SideScope | null =
    agentId !== null ? { of: 'agent', agentId } : playerId !== null ? { of: 'player', playerId } : null;
  if (scope === null) return counts;
  const season = seasonOf(dayOf(services.clock.now()));
  for (const kind of ['exact', 'potential', 'partial'] as const) {
    counts[kind] = await countMatches(services.db, { scope, kind, accountId, season, since });
  }
  return counts;
}
