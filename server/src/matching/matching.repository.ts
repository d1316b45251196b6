import type { MatchingKind } from '@trattativa/contract/catalogue/index';
import { countedAtMost } from '@trattativa/contract/matching/counted-at-most';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { type Cursor, cursorOf } from '../platform/paging.ts';
import { comparisonSql, kindConditions, narrowedTo, scoreSql } from './criteria.repository.ts';
import { conditionsOf, type MatchScope, type PairsPart, partsOf } from './match-scopes.repository.ts';

/** A pair that matches. */
export interface MatchedPair {
  request_id: number;
  player_id: number;
  score: number;
  fresh_at: Date;
}

/** A match is as fresh as the later change of its two sides. Computed for matches only, not for every pair. */
const freshSql = sql`greatest(player_at, request_at)`;

interface Question {
  scope: MatchScope;
  kind: MatchingKind;
  /** Whose deleted entries are left out. */
  accountId: number;
  /** Who signed in this season is not on the market. */
  season: number;
}

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
  let found: MatchedPair[] = [];
  for (const part of partsOf(question.scope, question.kind)) {
    found = [...found, ...(await readPart(db, question, part, wanted, page.after))]
      .sort(byRank)
      .slice(0, wanted);
    if (found.length === wanted && (found.at(-1)?.score ?? 0) > part.bestBeyond) break;
  }
  const rows = found.slice(0, page.limit);
  const last = rows.at(-1);
  const key = last && `${last.score} ${last.request_id} ${last.fresh_at.toISOString()}`;
  return {
    rows,
    nextCursor: found.length > page.limit && last && key ? cursorOf(key, last.player_id) : null,
  };
}

function byRank(one: MatchedPair, other: MatchedPair): number {
  return (
    other.score - one.score ||
    other.fresh_at.getTime() - one.fresh_at.getTime() ||
    other.request_id - one.request_id ||
    other.player_id - one.player_id
  );
}

async function readPart(
  db: Queryable,
  question: Question,
  part: PairsPart,
  limit: number,
  after: Cursor | null,
): Promise<MatchedPair[]> {
  const found = await sql<MatchedPair>`
    select request_id, player_id, ${scoreSql} as score, ${freshSql} as fresh_at from (${compared(question, part, narrowedTo[question.kind])}) as pairs
    where ${kindConditions[question.kind]}${notDeleted(question)}${beyond(after)}
    order by ${scoreSql} desc, ${freshSql} desc, request_id desc, player_id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** How many there are, counted up to `countedAtMost`. */
export async function countMatches(db: Queryable, question: Question): Promise<number> {
  let total = 0;
  for (const part of partsOf(question.scope, question.kind)) {
    const counted = await sql<{ total: number }>`
      select count(*) as total from (
        select 1 from (${compared(question, part, narrowedTo[question.kind])}) as pairs
        where ${kindConditions[question.kind]}${notDeleted(question)} limit ${countedAtMost - total}) as counted`.execute(
      db,
    );
    total += counted.rows[0]?.total ?? 0;
    if (total >= countedAtMost) break;
  }
  return total;
}

/** The kind and score of one pair, if it matches at all. For what acts on a pair that somebody names. */
export async function findMatch(
  db: Queryable,
  pair: { requestId: number; playerId: number; season: number },
): Promise<{ kind: MatchingKind; request_fingerprint: string; player_fingerprint: string } | null> {
  const scope: MatchScope = { of: 'player', playerId: pair.playerId, requestId: pair.requestId };
  const [part] = partsOf(scope, 'partial') as [PairsPart];
  const found = await sql<{ kind: MatchingKind; request_fingerprint: string; player_fingerprint: string }>`
    select case when ${kindConditions.exact} then 'exact' when ${kindConditions.potential} then 'potential'
      when ${kindConditions.partial} then 'partial' end as kind, request_fingerprint::text, player_fingerprint::text
    from (${compared({ scope, season: pair.season }, part, sql`true`)}) as pairs`.execute(db);
  const match = found.rows[0];
  return match?.kind ? match : null;
}

/** Every pair of the scope that is on the market, compared once (`offset 0` keeps that from being done again and again). */
function compared(
  question: Pick<Question, 'scope' | 'season'>,
  part: PairsPart,
  narrowed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select r.id as request_id, p.player_id, r.stated, p.updated_at as player_at, r.updated_at as request_at,
      r.fingerprint as request_fingerprint, p.fingerprint as player_fingerprint, ${comparisonSql} as compared
    from ${part.join}
    where p.listed and p.signed_season is distinct from ${question.season}::smallint and r.status = 0
      and ${conditionsOf(question.scope)} and ${narrowed}
    offset 0`;
}

function notDeleted(question: Question): RawBuilder<unknown> {
  return sql` and not exists (
    select 1 from match_dismissals d where d.account_id = ${question.accountId}
      and d.request_id = pairs.request_id and d.player_id = pairs.player_id
      and d.request_fingerprint = pairs.request_fingerprint and d.player_fingerprint = pairs.player_fingerprint)`;
}

function beyond(after: Cursor | null): RawBuilder<unknown> {
  if (!after) return sql``;
  const [score, requestId, freshAt] = after.key.split(' ');
  return sql` and (${scoreSql}, ${freshSql}, request_id, player_id)
    < (${score}::int, ${freshAt}::timestamptz, ${requestId}::bigint, ${after.id}::bigint)`;
}
