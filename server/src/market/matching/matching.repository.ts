import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import { countedAtMost } from '@trattativa/domain/market/matching/counted-at-most';
import { type MatchingKind, matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';
import {
  beyondSql,
  byRank,
  comparedSql,
  type MatchedPair,
  matchesSql,
  notDeletedSql,
  type Question,
  rankSql,
} from './compared-pairs.repository.ts';
import { kindConditions, scoreSql } from './criteria.repository.ts';
import { countMarketMatches, readMarketMatches } from './market-matches.repository.ts';
import {
  conditionsOf,
  type PairsPart,
  partsOf,
  partsOfRequest,
  type SideScope,
} from './match-scopes.repository.ts';
import { findStatedRequest } from './stated-request.repository.ts';

/**
 * A page of matches, best score first, then the freshest. Matches are computed when asked, from the narrow rows that
 * indexes find: the most promising part first, which is nearly always enough, the others only when it is not.
 */
export async function listMatches(
  db: Queryable,
  question: Question,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: MatchedPair[]; nextCursor: string | null }> {
  const wanted = page.limit + 1;
  const found =
    question.scope.of === 'market'
      ? await readMarketMatches(db, question, wanted, page.after)
      : await readMatches(db, question, question.scope, wanted, page.after);
  return pageOf(found, page.limit, (last) =>
    cursorOf(`${last.score} ${last.request_id} ${last.fresh_at.toISOString()}`, last.player_id),
  );
}

async function readMatches(
  db: Queryable,
  question: Question,
  scope: SideScope,
  wanted: number,
  after: Cursor | null,
): Promise<MatchedPair[]> {
  let found: MatchedPair[] = [];
  for (const part of await partsToRead(db, scope, question.kind)) {
    const read = await sql<MatchedPair>`
      ${matchesSql(question, part.join, conditionsOf(scope))}${beyondSql(after)} order by ${rankSql} limit ${wanted}`.execute(
      db,
    );
    found = [...found, ...read.rows].sort(byRank).slice(0, wanted);
    if (found.length === wanted && (found.at(-1)?.score ?? 0) > part.bestBeyond) break;
  }
  return found;
}

/** The parts of a scope; a request is read once, before its players are compared with it. */
async function partsToRead(db: Queryable, scope: SideScope, kind: MatchingKind): Promise<PairsPart[]> {
  if (scope.of !== 'request') return partsOf(scope, kind);
  const request = await findStatedRequest(db, scope.requestId);
  return request ? partsOfRequest(scope, kind, request) : [];
}

/** How many there are, counted up to `countedAtMost`. */
export async function countMatches(db: Queryable, question: Question): Promise<number> {
  const { scope } = question;
  if (scope.of === 'market') return countMarketMatches(db, question);
  let total = 0;
  for (const part of await partsToRead(db, scope, question.kind)) {
    const counted = await sql<{ total: number }>`
      select count(*) as total from (
        ${matchesSql(question, part.join, conditionsOf(scope))} limit ${countedAtMost - total}) as counted`.execute(
      db,
    );
    total += counted.rows[0]?.total ?? 0;
    if (total >= countedAtMost) break;
  }
  return total;
}

/** How many of each kind, each counted up to `countedAtMost`. One player is one pass over the pairs; more stop early. */
export async function countEachKind(db: Queryable, question: Omit<Question, 'kind'>): Promise<MatchCounts> {
  const { scope } = question;
  const counts: MatchCounts = { exact: 0, potential: 0, partial: 0 };
  if (scope.of !== 'player') {
    await Promise.all(
      matchingKinds.map(async (kind) => {
        counts[kind] = await countMatches(db, { ...question, kind });
      }),
    );
    return counts;
  }
  const [part] = partsOf(scope, 'partial') as [PairsPart];
  const found = await sql<{ kind: MatchingKind; total: number }>`
    select kind, count(*) as total from (
      select ${kindSql} as kind from (${comparedSql(question.season, part.join, conditionsOf(scope))}) as pairs
      where true${notDeletedSql(question.accountId)}) as kinds
    where kind is not null group by kind`.execute(db);
  for (const { kind, total } of found.rows) counts[kind] = Math.min(total, countedAtMost);
  return counts;
}

const kindSql = sql`case when ${kindConditions.exact} then 'exact' when ${kindConditions.potential} then 'potential'
  when ${kindConditions.partial} then 'partial' end`;

/** The kind and score of one pair, if it matches at all. For what acts on a pair that somebody names. */
export async function findMatch(
  db: Queryable,
  pair: { requestId: number; playerId: number; season: number },
): Promise<{
  kind: MatchingKind;
  score: number;
  request_fingerprint: string;
  player_fingerprint: string;
} | null> {
  const scope = { of: 'player', playerId: pair.playerId, requestId: pair.requestId } as const;
  const [part] = partsOf(scope, 'partial') as [PairsPart];
  const found = await sql<{
    kind: MatchingKind | null;
    score: number;
    request_fingerprint: string;
    player_fingerprint: string;
  }>`
    select ${kindSql} as kind, ${scoreSql} as score, request_fingerprint::text, player_fingerprint::text
    from (${comparedSql(pair.season, part.join, conditionsOf(scope))}) as pairs`.execute(db);
  const match = found.rows[0];
  return match?.kind ? { ...match, kind: match.kind } : null;
}
