import { criteria } from '@trattativa/contract/matching/criteria';
import { lossOf } from '@trattativa/contract/matching/evaluate-match';
import { type RawBuilder, sql } from 'kysely';

/** Which pairs of player (`p`) and request (`r`) a list is about. */
export type MatchScope =
  | { of: 'request'; requestId: number; agentId?: number }
  | { of: 'player'; playerId: number; requestId?: number }
  | { of: 'agent'; agentId: number };

/**
 * Two ways to pair: `core` takes only pairs whose role, level and place are met, which indexes find; `all` takes every
 * pair whose role is met or near. Both hold every exact match.
 */
export type Pairing = 'core' | 'all';

/**
 * No pair outside the core scores more: the least that a near or unknown role, level or place costs. A page whose worst
 * row scores better is complete without looking at the rest.
 */
export const bestOutsideCore =
  100 -
  Math.min(...(['role', 'level', 'place'] as const).map((name) => lossOf('near', criteria[name].weight)));

export function joinOf(scope: MatchScope, pairing: Pairing): RawBuilder<unknown> {
  if (scope.of === 'request') {
    return pairing === 'core'
      ? sql`requests r join player_market p
          on p.role = r.role and (p.levels >> r.level) & 1 = 1 and r.country = any(p.places)`
      : sql`requests r join player_market p on p.role = r.role or p.second_role = r.role`;
  }
  return pairing === 'core'
    ? sql`player_market p join requests r
        on r.role = p.role and r.country = any(p.places) and r.level = any(p.wanted_levels)`
    : sql`player_market p join requests r on r.role in (p.role, p.second_role)`;
}

export function conditionsOf(scope: MatchScope): RawBuilder<unknown> {
  if (scope.of === 'agent') return sql`p.agent_id = ${scope.agentId}`;
  if (scope.of === 'player') {
    const one = scope.requestId === undefined ? sql`` : sql` and r.id = ${scope.requestId}`;
    return sql`p.player_id = ${scope.playerId}${one}`;
  }
  const own = scope.agentId === undefined ? sql`` : sql` and p.agent_id = ${scope.agentId}`;
  return sql`r.id = ${scope.requestId}${own}`;
}
