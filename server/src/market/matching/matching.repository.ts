import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import { type MatchingKind, matchingKinds, maxCounted } from '@trattativa/domain/market/matching-kinds';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { type Cursor, pageOf } from '../../platform/paging.ts';
import {
  byRank,
  comparedSql,
  cursorOfPair,
  firstMatchesSql,
  type MatchedPair,
  type MatchQuery,
  matchesSql,
} from './compared-pairs.repository.ts';
import { kindConditions, scoreSql, withTerms } from './criteria.repository.ts';
import { countMarketMatches, readMarketMatches } from './market-matches.repository.ts';
import {
  conditionsOf,
  ofAllRoles,
  type PairsPart,
  partsOf,
  partsOfRequest,
  type SideScope,
  type StatedRequest,
} from './match-scopes.repository.ts';

/** A pair with the instant at which the later of its two sides came, or changed in a compared field. */
export interface DatedPair extends MatchedPair {
  since_at: Date;
}

/**
 * A page of matches, best score first, then latest change. Matches are computed on request from narrow rows
 * that indexes find: the most promising part first, the others only when it does not fill the page.
 */
export async function listMatches(
  db: Queryable,
  query: MatchQuery,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: MatchedPair[]; nextCursor: string | null }> {
  const wanted = page.limit + 1;
  const found =
    query.scope.of === 'market'
      ? await readMarketMatches(db, query, wanted, page.after)
      : await readMatches(db, query, query.scope, wanted, page.after);
  return pageOf(found, page.limit, (last) => cursorOfPair(last, query.fittest));
}

/**
 * Pairs with `since_at`. It is read for these alone: among the thousands of pairs compared before, it would cost more than
 * the criteria.
 */
export async function datePairs(db: Queryable, pairs: readonly MatchedPair[]): Promise<DatedPair[]> {
  if (pairs.length === 0) return [];
  const found = await sql<{ request_id: number; player_id: number; since_at: Date }>`
    ${preparedStatement}
    select r.id as request_id, p.player_id, greatest(p.matched_since, r.matched_since) as since_at
    from unnest(${pairs.map((pair) => pair.request_id)}::bigint[], ${pairs.map((pair) => pair.player_id)}::bigint[])
      as pair(request_id, player_id)
    join requests r on r.id = pair.request_id join player_market p on p.player_id = pair.player_id`.execute(
    db,
  );
  const keyOf = (pair: { request_id: number; player_id: number }) => `${pair.request_id} ${pair.player_id}`;
  const sinceOf = new Map(found.rows.map((row) => [keyOf(row), row.since_at]));
  // A side that was deleted since the page was read has no date of its own any more.
  return pairs.map((pair) => ({ ...pair, since_at: sinceOf.get(keyOf(pair)) ?? pair.fresh_at }));
}

async function readMatches(
  db: Queryable,
  query: MatchQuery,
  scope: SideScope,
  wanted: number,
  after: Cursor | null,
): Promise<MatchedPair[]> {
  let found: MatchedPair[] = [];
  const marked = hasOneText(query, after) ? preparedStatement : sql``;
  for (const part of await partsToRead(db, scope, query)) {
    const read = await sql<MatchedPair>`${marked}
      ${firstMatchesSql(query, { join: part.join, conditions: conditionsOf(scope), comparison: part.comparison }, { after, wanted })}`.execute(
      db,
    );
    found = [...found, ...read.rows].sort(byRank).slice(0, wanted);
    if (found.length === wanted && (found.at(-1)?.score ?? 0) > part.bestOfRest) break;
  }
  return found;
}

/**
 * The first page of one player: found by key, and its text does not vary, so that a cached plan serves every player. A request
 * is planned for the criteria that it states.
 */
function hasOneText({ scope, since, narrowing = {} }: MatchQuery, after: Cursor | null): boolean {
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  return scope.of === 'player' && scope.requestId === undefined && !since && !isNarrowed && after === null;
}

/** The parts of a scope. A request is read once, before its players are compared with it. */
async function partsToRead(db: Queryable, scope: SideScope, { kind, pay }: MatchQuery): Promise<PairsPart[]> {
  if (scope.of !== 'request') return partsOf(scope, kind, pay);
  const request = await findStatedRequest(db, scope.requestId);
  return request ? partsOfRequest(kind, pay, request) : [];
}

/** The number of matches, counted up to `maxCounted`. */
export async function countMatches(db: Queryable, query: MatchQuery): Promise<number> {
  const { scope } = query;
  if (scope.of === 'market') return countMarketMatches(db, query);
  let total = 0;
  for (const part of await partsToRead(db, scope, query)) {
    const counted = await sql<{ total: number }>`
      select count(*) as total from (
        ${matchesSql(query, part.join, conditionsOf(scope), part.comparison)} limit ${maxCounted - total}) as counted`.execute(
      db,
    );
    total += counted.rows[0]?.total ?? 0;
    if (total >= maxCounted) break;
  }
  return total;
}

/**
 * The number of matches of each kind, each counted up to `maxCounted`. For one player this is a single
 * pass.
 */
export async function countEachKind(db: Queryable, query: Omit<MatchQuery, 'kind'>): Promise<MatchCounts> {
  const { scope } = query;
  const counts: MatchCounts = { exact: 0, potential: 0, partial: 0 };
  if (scope.of !== 'player') {
    await Promise.all(
      matchingKinds.map(async (kind) => {
        counts[kind] = await countMatches(db, { ...query, kind });
      }),
    );
    return counts;
  }
  const marked = scope.requestId === undefined ? preparedStatement : sql``;
  // Deleted entries are few: they are counted apart, which is faster than looking for each pair among them.
  const deleted = sql`match_dismissals d join player_market p on p.player_id = d.player_id
    and p.fingerprint = d.player_fingerprint and d.account_id = ${query.accountId}
    join requests r on r.id = d.request_id and r.fingerprint = d.request_fingerprint`;
  const countsOf = (join: RawBuilder<unknown>) =>
    sql`select ${countsSql} from (${comparedSql(query.today, join, conditionsOf(scope), withTerms[query.pay].all)}) as pairs`;
  const found = await sql<MatchCounts>`${marked}
    select a.exact - d.exact as exact, a.potential - d.potential as potential, a.partial - d.partial as partial
    from (${countsOf(ofAllRoles.join)}) as a, (${countsOf(deleted)}) as d`.execute(db);
  for (const kind of matchingKinds) counts[kind] = Math.min(found.rows[0]?.[kind] ?? 0, maxCounted);
  return counts;
}

const countsSql = sql.join(
  matchingKinds.map((kind) => sql`count(*) filter (where ${kindConditions[kind]}) as ${sql.ref(kind)}`),
);

const kindSql = sql`case when ${kindConditions.exact} then 'exact' when ${kindConditions.potential} then 'potential'
  when ${kindConditions.partial} then 'partial' end`;

/** The kind and score of one pair that the player's own side names; null when it does not match. */
export async function findMatch(
  db: Queryable,
  pair: { requestId: number; playerId: number; today: string },
): Promise<{
  kind: MatchingKind;
  score: number;
  request_fingerprint: string;
  player_fingerprint: string;
} | null> {
  const scope = { of: 'player', playerId: pair.playerId, requestId: pair.requestId } as const;
  const found = await sql<{
    kind: MatchingKind | null;
    score: number;
    request_fingerprint: string;
    player_fingerprint: string;
  }>`
    select ${kindSql} as kind, ${scoreSql} as score, request_fingerprint::text, player_fingerprint::text
    from (${comparedSql(pair.today, ofAllRoles.join, conditionsOf(scope), withTerms.exact.all)}) as pairs`.execute(
    db,
  );
  const match = found.rows[0];
  return match?.kind ? { ...match, kind: match.kind } : null;
}

/** The columns of a request that comparisons read, with their types. */
const requestColumns = {
  id: 'bigint',
  status: 'smallint',
  season: 'smallint',
  role: 'smallint',
  level: 'smallint',
  place: 'smallint',
  over_age: 'smallint',
  under_age: 'smallint',
  offer_top_cents: 'bigint',
  contractual_status: 'smallint',
  skill_bits: 'bigint',
  foot: 'smallint',
  min_height_cm: 'smallint',
  immediate_availability: 'boolean',
  eu_passport: 'boolean',
  stated: 'smallint',
  asks_terms: 'boolean',
  second_role_accepted: 'boolean',
  move_bits: 'smallint',
  fee_budget_cents: 'bigint',
  born_from: 'smallint',
  born_to: 'smallint',
  nationality_numbers: 'smallint[]',
  non_eu_place: 'boolean',
  min_minutes: 'smallint',
  usual_cents: 'bigint',
  fingerprint: 'bigint',
  updated_at: 'timestamptz',
  matched_since: 'timestamptz',
} as const;
const requestColumnNames = Object.keys(requestColumns) as (keyof typeof requestColumns)[];
const readAsText = sql.join(
  requestColumnNames.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`),
);

/**
 * One request as a relation of constants, in place of the table: the planner then removes the criteria that
 * it does not state, instead of testing them for each of thousands of players. Null when there is none.
 */
async function findStatedRequest(db: Queryable, id: number): Promise<StatedRequest | null> {
  type Row = Record<keyof typeof requestColumns, string | null> & { asked_role: PlayerRole };
  const found = await sql<Row>`${preparedStatement}
    select ${readAsText}, role as asked_role from requests where id = ${id}`.execute(db);
  const row = found.rows[0];
  if (!row) return null;
  const values = requestColumnNames.map(
    (name) => sql`${row[name]}::${sql.raw(requestColumns[name])} as ${sql.ref(name)}`,
  );
  return {
    relation: sql`(select ${sql.join(values)})`,
    asksTerms: row.asks_terms === 'true',
    role: row.asked_role,
    place: Number(row.place),
    level: Number(row.level),
  };
}
