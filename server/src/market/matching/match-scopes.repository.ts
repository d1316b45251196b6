import { type CriterionName, criteria, nearRoleLoss } from '@trattativa/domain/market/matching/criteria';
import { lossOf } from '@trattativa/domain/market/matching/evaluate-match';
import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { nearRolesOf } from '@trattativa/domain/people/players/near-roles';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import { type RawBuilder, sql } from 'kysely';
import { nearRolesSql, withoutTerms, withTerms } from './criteria.repository.ts';

/** The pairs of player (`p`) and request (`r`) that a list contains. */
export type MatchScope =
  | { of: 'request'; requestId: number; agentId?: number }
  | { of: 'player'; playerId: number; requestId?: number }
  | { of: 'agent'; agentId: number }
  | { of: 'market' };

/** Every scope but the whole market, which is read in its own way. */
export type SideScope = Exclude<MatchScope, { of: 'market' }>;
type RequestScope = Extract<MatchScope, { of: 'request' }>;

/** One request as a relation of constants, with those that indexes are asked for. */
export interface StatedRequest {
  relation: RawBuilder<unknown>;
  asksTerms: boolean;
  role: PlayerRole;
  place: number;
  level: number;
}

/** A part of a scope's pairs; parts are disjoint. */
export interface PairsPart {
  join: RawBuilder<unknown>;
  /** What is compared, if not all criteria. */
  comparison?: RawBuilder<unknown>;
  /** The highest score in the parts after this one; below 0 for the last part. */
  bestOfRest: number;
}

/** The highest score when the cheapest of these criteria is near or unknown. */
function bestWithout(...names: readonly CriterionName[]): number {
  return 100 - Math.min(...names.map((name) => lossOf('near', criteria[name].weight)));
}

/** The highest score of a pair whose role is only near. */
export const bestOfNearRole: number = 100 - nearRoleLoss;

/** The player names the role of the request neither as principal nor as secondary, and it is near the principal one. */
export const nearRoleSql = sql`r.role = any(${nearRolesSql(sql`p.role`)}) and r.role is distinct from p.second_role
  and r.second_role_accepted`;

/** The role of the request is one that the player names, or near one. */
const anyRoleSql = sql`r.role = any(array[p.role, p.second_role] || ${nearRolesSql(sql`p.role`)})`;

const last = -1;
const coreOfAgent = sql`r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`;
const coreOf = (pay: PayJudgement) => ({
  join: sql`player_market p join requests r on ${coreOfAgent}`,
  comparison: withTerms[pay].core,
});

/** Role, place and level are met; uses the index of players. */
export const coreSql = sql`core_keys(p.role, p.places, p.wanted_levels) @> array[r.place * 256 + r.role * 16 + r.level]`;

/** The highest score of a pair whose role, place or level is not met. */
export const bestOutsideCore: number = bestWithout('role', 'level', 'place');

/** All pairs of one player, or the one pair of a player and a request: read at once. */
export const ofAllRoles: PairsPart = {
  join: sql`player_market p join requests r on ${anyRoleSql}`,
  bestOfRest: last,
};

/**
 * The pairs of a scope in parts, the most promising first: a page whose worst row scores better than all
 * further parts is complete. Exact matches have role, level and place met, which indexes find.
 */
export function partsOf(
  scope: Exclude<SideScope, RequestScope>,
  kind: MatchingKind,
  pay: PayJudgement,
): PairsPart[] {
  const core = coreOf(pay);
  if (scope.of === 'player') {
    return [kind === 'exact' ? { ...core, bestOfRest: last } : ofAllRoles];
  }
  if (kind === 'exact') return [{ ...core, bestOfRest: last }];
  const rest = sql`player_market p join requests r on r.role in (p.role, p.second_role) and not (${coreOfAgent})`;
  return [
    { ...core, bestOfRest: bestOutsideCore },
    { join: rest, bestOfRest: bestOfNearRole },
    { join: sql`player_market p join requests r on ${nearRoleSql}`, bestOfRest: last },
  ];
}

/** What the indexes of players are asked for on behalf of one request. */
export interface AskedKeys {
  role: PlayerRole;
  level: number;
  place: RawBuilder<unknown>;
}

/** The players (`p`) with the role of the request as their principal one, who may be matches of the kind. */
export function ofRoleSql(asked: AskedKeys, kind: MatchingKind): RawBuilder<unknown> {
  const ofRole = sql`p.role = ${asked.role}`;
  return kind === 'potential' ? sql`${ofRole} and ${notMissedSql([asked.role], asked)}` : ofRole;
}

/** The players (`p`) with another principal role, who may be matches of the kind. */
export function ofOtherRolesSql(asked: AskedKeys, kind: MatchingKind): RawBuilder<unknown> {
  const near = nearRolesOf(asked.role);
  const ofNearRole =
    kind === 'potential' ? notMissedSql(near, asked) : sql`p.role = any(${near}::smallint[])`;
  return sql`(p.second_role = ${asked.role} or ${ofNearRole}) and p.role is distinct from ${asked.role}`;
}

/**
 * Players of the roles whose place and level are not missed. Those of a role are thousands; the indexes of `core_keys` (at the level
 * of the request, one above and one below) and of unknown fields find the few.
 */
function notMissedSql(roles: readonly PlayerRole[], { place, level }: AskedKeys): RawBuilder<unknown> {
  const keys = roles.flatMap((role) =>
    [-1, 0, 1].map((step) => sql`${place} * 256 + ${numberOf(role) * 16 + level + step}::integer`),
  );
  return sql`(core_keys(p.role, p.places, p.wanted_levels) && array[${sql.join(keys)}]::integer[]
    or p.role = any(${[...roles]}::smallint[]) and (p.levels = 0 or p.places = '{}'))`;
}

/** The pairs of one request, read from `requests`, in parts, the most promising first. */
export function partsOfRequest(
  kind: MatchingKind,
  pay: PayJudgement,
  { relation, asksTerms, role, place, level }: StatedRequest,
): PairsPart[] {
  const compared = (asksTerms ? withTerms : withoutTerms)[pay];
  const comparison = compared.all;
  const met = { join: sql`${relation} r join player_market p on ${coreSql}`, comparison: compared.core };
  if (kind === 'exact') return [{ ...met, bestOfRest: last }];
  const asked = { role, level, place: sql`${place}::smallint` };
  const notMet = sql`not ((p.levels >> r.level) & 1 = 1 and r.place = any(p.places))`;
  const players = (condition: RawBuilder<unknown>) => sql`${relation} r join player_market p on ${condition}`;
  return [
    { ...met, bestOfRest: bestOutsideCore },
    {
      join: players(sql`${ofRoleSql(asked, kind)} and ${notMet}`),
      bestOfRest: bestWithout('role'),
      comparison,
    },
    { join: players(ofOtherRolesSql(asked, kind)), bestOfRest: last, comparison },
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
