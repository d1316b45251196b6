import { type CriterionName, criteria } from '@trattativa/domain/market/matching/criteria';
import { lossOf } from '@trattativa/domain/market/matching/evaluate-match';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';

/** Which pairs of player (`p`) and request (`r`) a list is about. */
export type MatchScope =
  | { of: 'request'; requestId: number; agentId?: number }
  | { of: 'player'; playerId: number; requestId?: number }
  | { of: 'agent'; agentId: number }
  | { of: 'market' };

/** All but the whole market, which has a way of its own. */
export type SideScope = Exclude<MatchScope, { of: 'market' }>;
type RequestScope = Extract<MatchScope, { of: 'request' }>;

/** A part of a scope's pairs; the parts of a scope share none. */
export interface PairsPart {
  join: RawBuilder<unknown>;
  /** No pair of the parts after this one scores more. Below 0: this is the last. */
  bestBeyond: number;
}

/** What a near or unknown verdict of the cheapest of these criteria leaves of a hundred points. */
function bestWithout(...names: readonly CriterionName[]): number {
  return 100 - Math.min(...names.map((name) => lossOf('near', criteria[name].weight)));
}

const last = -1;
const coreOfAgent = sql`r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`;

/** Role, place and level are met; found by the players' index. */
export const coreSql = sql`core_keys(p.role, p.places, p.wanted_levels) @> array[r.place * 256 + r.role * 16 + r.level]`;

/** What a pair scores at most of which role, place or level is not met. */
export const bestBeyondCore: number = bestWithout('role', 'level', 'place');

/**
 * The pairs of a scope, the most promising part first: a page whose worst row scores better than anything beyond its part
 * is complete without looking further. An exact match has role, level and place met, which indexes find.
 */
export function partsOf(scope: Exclude<SideScope, RequestScope>, kind: MatchingKind): PairsPart[] {
  if (scope.of === 'player') {
    return [
      { join: sql`player_market p join requests r on r.role in (p.role, p.second_role)`, bestBeyond: last },
    ];
  }
  const core = { join: sql`player_market p join requests r on ${coreOfAgent}`, bestBeyond: last };
  if (kind === 'exact') return [core];
  const rest = sql`player_market p join requests r on r.role in (p.role, p.second_role) and not (${coreOfAgent})`;
  return [
    { ...core, bestBeyond: bestBeyondCore },
    { join: rest, bestBeyond: last },
  ];
}

/** The same of one request, which is read from `requests`. */
export function partsOfRequest(
  scope: RequestScope,
  kind: MatchingKind,
  requests: RawBuilder<unknown>,
): PairsPart[] {
  const core = sql`${requests} r join player_market p on ${coreSql}`;
  if (kind === 'exact') return [{ join: core, bestBeyond: last }];
  // The role is read first, so that the players of that role are found by its index and nothing else is read.
  const role = sql`(select role from requests where id = ${scope.requestId})`;
  const byRole = sql`${requests} r join player_market p on p.role = ${role}
    and not ((p.levels >> r.level) & 1 = 1 and r.place = any(p.places))`;
  return [
    { join: core, bestBeyond: bestBeyondCore },
    { join: byRole, bestBeyond: bestWithout('role') },
    { join: sql`${requests} r join player_market p on p.second_role = ${role}`, bestBeyond: last },
  ];
}

export function conditionsOf(scope: SideScope): RawBuilder<unknown> {
  if (scope.of === 'agent') return sql`p.agent_id = ${scope.agentId}`;
  if (scope.of === 'player') {
    const one = scope.requestId === undefined ? sql`` : sql` and r.id = ${scope.requestId}`;
    return sql`p.player_id = ${scope.playerId}${one}`;
  }
  const own = scope.agentId === undefined ? sql`` : sql` and p.agent_id = ${scope.agentId}`;
  return sql`r.id = ${scope.requestId}${own}`;
}
