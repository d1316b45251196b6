import { type CriterionName, criteria } from '@trattativa/domain/market/matching/criteria';
import { lossOf } from '@trattativa/domain/market/matching/evaluate-match';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';

/** The pairs of player (`p`) and request (`r`) that a list contains. */
export type MatchScope =
  | { of: 'request'; requestId: number; agentId?: number }
  | { of: 'player'; playerId: number; requestId?: number }
  | { of: 'agent'; agentId: number }
  | { of: 'market' };

/** Every scope but the whole market, which is read in its own way. */
export type SideScope = Exclude<MatchScope, { of: 'market' }>;
type RequestScope = Extract<MatchScope, { of: 'request' }>;

/** A part of a scope's pairs; parts are disjoint. */
export interface PairsPart {
  join: RawBuilder<unknown>;
  /** The highest score in the parts after this one; below 0 for the last part. */
  bestOfRest: number;
}

/** The highest score when the cheapest of these criteria is near or unknown. */
function bestWithout(...names: readonly CriterionName[]): number {
  return 100 - Math.min(...names.map((name) => lossOf('near', criteria[name].weight)));
}

const last = -1;
const coreOfAgent = sql`r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`;

/** Role, place and level are met; uses the index of players. */
export const coreSql = sql`core_keys(p.role, p.places, p.wanted_levels) @> array[r.place * 256 + r.role * 16 + r.level]`;

/** The highest score of a pair whose role, place or level is not met. */
export const bestOutsideCore: number = bestWithout('role', 'level', 'place');

/**
 * The pairs of a scope in parts, the most promising first: a page whose worst row scores better than all
 * further parts is complete. Exact matches have role, level and place met, which indexes find.
 */
export function partsOf(scope: Exclude<SideScope, RequestScope>, kind: MatchingKind): PairsPart[] {
  if (scope.of === 'player') {
    return [
      { join: sql`player_market p join requests r on r.role in (p.role, p.second_role)`, bestOfRest: last },
    ];
  }
  const core = { join: sql`player_market p join requests r on ${coreOfAgent}`, bestOfRest: last };
  if (kind === 'exact') return [core];
  const rest = sql`player_market p join requests r on r.role in (p.role, p.second_role) and not (${coreOfAgent})`;
  return [
    { ...core, bestOfRest: bestOutsideCore },
    { join: rest, bestOfRest: last },
  ];
}

/** The same for one request, read from `requests`. */
export function partsOfRequest(
  scope: RequestScope,
  kind: MatchingKind,
  requests: RawBuilder<unknown>,
): PairsPart[] {
  const core = sql`${requests} r join player_market p on ${coreSql}`;
  if (kind === 'exact') return [{ join: core, bestOfRest: last }];
  // A scalar subquery for the role, so that the index finds the players of that role and nothing else is
  // read.
  const role = sql`(select role from requests where id = ${scope.requestId})`;
  const byRole = sql`${requests} r join player_market p on p.role = ${role}
    and not ((p.levels >> r.level) & 1 = 1 and r.place = any(p.places))`;
  return [
    { join: core, bestOfRest: bestOutsideCore },
    { join: byRole, bestOfRest: bestWithout('role') },
    { join: sql`${requests} r join player_market p on p.second_role = ${role}`, bestOfRest: last },
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
