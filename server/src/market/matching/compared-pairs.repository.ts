import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from '../../platform/paging.ts';
import { sqlRequest } from '../sql-names.ts';
import { comparisonSql, kindConditions, narrowedTo, scoreSql } from './criteria.repository.ts';
import type { MatchScope } from './match-scopes.repository.ts';

/** A pair that matches. */
export interface MatchedPair {
  request_id: number;
  player_id: number;
  score: number;
  fresh_at: Date;
}

export interface Question {
  scope: MatchScope;
  kind: MatchingKind;
  /** Whose deleted entries are left out. */
  accountId: number;
  /** Who signed in this season is not on the market. */
  season: number;
  /** Only pairs of which one side counts as it does since this instant. */
  since?: Date;
}

/** A match is as fresh as the later change of its two sides. Computed for matches only, not for every pair. */
const freshSql = sql`greatest(player_at, request_at)`;

/** Every pair of a join that is on the market, compared once (`offset 0` keeps that from being done again and again). */
export function comparedSql(
  season: number,
  join: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select r.id as request_id, p.player_id, r.stated, p.updated_at as player_at, r.updated_at as request_at,
      r.fingerprint as request_fingerprint, p.fingerprint as player_fingerprint, ${comparisonSql} as compared
    from ${join}
    where p.listed and p.signed_season is distinct from ${season}::smallint and r.status = ${sqlRequest.active} and ${conditions}
    offset 0`;
}

/** Those pairs of a join that are of the kind, without the entries that the account has deleted. */
export function matchesSql(
  question: Omit<Question, 'scope'>,
  join: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { season, kind, since } = question;
  const lately = since ? sql` and (p.matched_since >= ${since} or r.matched_since >= ${since})` : sql``;
  return sql`
    select request_id, player_id, ${scoreSql} as score, ${freshSql} as fresh_at
    from (${comparedSql(season, join, sql`${conditions} and ${narrowedTo[kind]}${lately}`)}) as pairs
    where ${kindConditions[kind]}${notDeletedSql(question.accountId)}`;
}

/** Of `pairs`. */
export function notDeletedSql(accountId: number): RawBuilder<unknown> {
  return sql` and not exists (
    select 1 from match_dismissals d where d.account_id = ${accountId}
      and d.request_id = pairs.request_id and d.player_id = pairs.player_id
      and d.request_fingerprint = pairs.request_fingerprint and d.player_fingerprint = pairs.player_fingerprint)`;
}

/** Where a page begins, after the conditions of `matchesSql`. */
export function beyondSql(after: Cursor | null): RawBuilder<unknown> {
  if (!after) return sql``;
  const [score, requestId, freshAt] = after.key.split(' ');
  return sql` and (${scoreSql}, ${freshSql}, request_id, player_id)
    < (${score}::int, ${freshAt}::timestamptz, ${requestId}::bigint, ${after.id}::bigint)`;
}

/** The order of every list: best score first, then the freshest. */
export const rankSql = sql`${scoreSql} desc, ${freshSql} desc, request_id desc, player_id desc`;

/** The same order over rows. */
export function byRank(one: MatchedPair, other: MatchedPair): number {
  return (
    other.score - one.score ||
    other.fresh_at.getTime() - one.fresh_at.getTime() ||
    other.request_id - one.request_id ||
    other.player_id - one.player_id
  );
}
