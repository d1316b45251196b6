import type { FitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, refusedCursor } from '../../platform/paging.ts';
import { sqlRequest } from '../sql-names.ts';
import { kindConditions, prefilterSql, scoreSql, withTerms } from './criteria.repository.ts';
import type { MatchScope } from './match-scopes.repository.ts';
import { fitnessColumns, fitnessSql } from './order/fitness.repository.ts';

/** A pair that matches. */
export interface MatchedPair {
  request_id: number;
  player_id: number;
  score: number;
  fresh_at: Date;
  /** `fitnessOf`; only in a list that stands in its order. */
  fitness?: number;
}

/** What a list is narrowed to besides its scope. */
export interface MatchNarrowing {
  text?: string;
  role?: PlayerRole;
  level?: number;
  country?: string;
}

export interface MatchQuery {
  scope: MatchScope;
  kind: MatchingKind;
  /** `bands` unless every reader of the list may read what its players ask. */
  pay: PayJudgement;
  /** The account whose deleted entries are omitted. */
  accountId: number;
  /** Players who signed, and may not be registered again by this day (`YYYY-MM-DD`), are not on the market. */
  today: string;
  /** Only pairs of which one side came, or changed in a compared field, since this instant. */
  since?: Date;
  narrowing?: MatchNarrowing;
  /** Of equal scores the fittest come first, weighed so; otherwise the latest change. */
  fittest?: FitnessPreset;
}

/** The later change of the two sides of a match. Computed for matches only, not for every pair. */
const freshSql = sql`greatest(player_at, request_at)`;

/** A condition on `p`: the player is on the market on a day. */
export function onMarketSql(today: string): RawBuilder<unknown> {
  return sql`p.listed and (p.away_until is null or p.away_until <= ${today}::date)`;
}

/**
 * Every pair of a join that is on the market, compared once (`offset 0` keeps the planner from repeating the
 * comparison). `further`: more columns, each with a comma before it.
 */
export function comparedSql(
  today: string,
  join: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
  comparison: RawBuilder<unknown>,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    select r.id as request_id, p.player_id, r.stated, p.updated_at as player_at, r.updated_at as request_at,
      r.fingerprint as request_fingerprint, p.fingerprint as player_fingerprint, ${comparison} as compared${further}
    from ${join}
    where ${onMarketSql(today)} and r.status = ${sqlRequest.active} and ${conditions}
    offset 0`;
}

/** The pairs of a join that are of the kind, without the entries that the account has deleted. */
export function matchesSql(
  query: Omit<MatchQuery, 'scope'>,
  join: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
  comparison?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${allMatchesSql(query, join, conditions, comparison)}${notDeletedSql(query.accountId)}`;
}

/**
 * The first rows of `matchesSql` after the cursor, in the order of every list. Deleted entries are few: so many rows more are read, and
 * only those are looked for among them.
 */
export function firstMatchesSql(
  query: Omit<MatchQuery, 'scope'>,
  part: {
    join: RawBuilder<unknown>;
    conditions: RawBuilder<unknown>;
    comparison: RawBuilder<unknown> | undefined;
  },
  page: { after: Cursor | null; wanted: number },
): RawBuilder<unknown> {
  const { fittest } = query;
  const fitness = fittest ? sql`, fitness` : sql``;
  return sql`
    select request_id, player_id, score, fresh_at${fitness} from (
      ${allMatchesSql(query, part.join, part.conditions, part.comparison)}${afterCursorSql(page.after, fittest)} order by ${rankSql(fittest)}
      limit ${page.wanted} + (select count(*) from match_dismissals where account_id = ${query.accountId})) as pairs
    where true${notDeletedSql(query.accountId)}
    order by score desc, ${fittest ? sql`fitness` : sql`fresh_at`} desc, request_id desc, player_id desc limit ${page.wanted}`;
}

function allMatchesSql(
  query: Omit<MatchQuery, 'scope'>,
  join: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
  comparison?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { today, kind, pay, since, fittest } = query;
  const [further, fitness] = fittest
    ? [fitnessColumns(today), sql`, ${fitnessSql(fittest)} as fitness`]
    : [sql``, sql``];
  const lately = since ? sql` and (p.matched_since >= ${since} or r.matched_since >= ${since})` : sql``;
  return sql`
    select request_id, player_id, ${scoreSql} as score, ${freshSql} as fresh_at, request_fingerprint, player_fingerprint${fitness}
    from (${comparedSql(today, join, sql`${conditions} and ${prefilterSql(kind, pay)}${lately}${narrowedSql(query.narrowing)}`, comparison ?? withTerms[pay].all, further)}) as pairs
    where ${kindConditions[kind]}`;
}

/** Conditions on `r` and `p`. */
function narrowedSql({ text, role, level, country }: MatchNarrowing = {}): RawBuilder<unknown> {
  const all = [sql``];
  if (role !== undefined) all.push(sql` and r.role = ${role}`);
  if (level !== undefined) all.push(sql` and r.level = ${level}`);
  if (country !== undefined)
    all.push(sql` and exists (select from requests q where q.id = r.id and q.country = ${country})`);
  if (text !== undefined) {
    const pattern = containing(text);
    all.push(sql` and (
      exists (select from players x where x.id = p.player_id
        and fold_text(x.name || ' ' || x.surname) like fold_text(${pattern}))
      or exists (select from requests q join teams t on t.id = q.team_id where q.id = r.id
        and fold_text(t.name) like fold_text(${pattern})))`);
  }
  return sql.join(all, sql``);
}

/** A condition on `pairs`: the account has not deleted the entry. */
function notDeletedSql(accountId: number): RawBuilder<unknown> {
  return sql` and not exists (
    select 1 from match_dismissals d where d.account_id = ${accountId}
      and d.request_id = pairs.request_id and d.player_id = pairs.player_id
      and d.request_fingerprint = pairs.request_fingerprint and d.player_fingerprint = pairs.player_fingerprint)`;
}

/** The start of a page, after the conditions of `matchesSql`. Throws `INVALID_INPUT` for the place in a list of another order. */
export function afterCursorSql(after: Cursor | null, fittest?: FitnessPreset): RawBuilder<unknown> {
  if (!after) return sql``;
  const [score, requestId, second, preset] = after.key.split(' ');
  if (preset !== fittest) throw refusedCursor();
  return sql` and (${scoreSql}, ${secondSql(fittest)}, request_id, player_id)
    < (${score}::int, ${second}, ${requestId}::bigint, ${after.id}::bigint)`;
}

const secondSql = (fittest?: FitnessPreset) => (fittest ? fitnessSql(fittest) : freshSql);

/** The order of every list: best score first, then the fittest or the latest change. */
const rankSql = (fittest?: FitnessPreset) =>
  sql`${scoreSql} desc, ${secondSql(fittest)} desc, request_id desc, player_id desc`;

/** What comes second in the order of a list. */
const secondOf = ({ fitness, fresh_at }: MatchedPair) => fitness ?? fresh_at.getTime();

/** The place of a pair in its list, for the next page of the same order. */
export function cursorOfPair(last: MatchedPair, fittest?: FitnessPreset): string {
  const second = last.fitness ?? last.fresh_at.toISOString();
  const order = fittest ? ` ${fittest}` : '';
  return cursorOf(`${last.score} ${last.request_id} ${second}${order}`, last.player_id);
}

/** Comparison of rows in the order of every list, `rankSql`. */
export function byRank(one: MatchedPair, other: MatchedPair): number {
  return (
    other.score - one.score ||
    secondOf(other) - secondOf(one) ||
    other.request_id - one.request_id ||
    other.player_id - one.player_id
  );
}
