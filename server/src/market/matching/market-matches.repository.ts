import { type CriterionName, criteria, criterionNames } from '@trattativa/domain/market/matching/criteria';
import { lossOf } from '@trattativa/domain/market/matching/evaluate-match';
import { type MatchingKind, maxCounted } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Cursor } from '../../platform/paging.ts';
import { sqlRequest } from '../sql-names.ts';
import {
  afterCursorSql,
  byRank,
  type MatchedPair,
  type MatchQuery,
  matchesSql,
} from './compared-pairs.repository.ts';
import { nearRolesSql, verdictsSql, withTerms } from './criteria.repository.ts';
import { bestOfNearRole, bestOutsideCore, coreSql, nearRoleSql } from './match-scopes.repository.ts';

/**
 * The whole market is for staff, who read what every player asks. It is read in ranges of freshness, the newest first: the pairs of a range are its requests
 * with all older players, and its players with all older requests. When a range is not enough, one twice as
 * long follows.
 */
interface FreshnessRange {
  /**
   * The instants from which and before which a change falls into the range; null: unbounded. Texts, so that
   * nothing is rounded.
   */
  from: string | null;
  before: string | null;
}

const firstRange = { requests: 4, players: 200 } as const;

/** A read takes first the pairs whose role, place and level are met, then the others. */
interface MarketPart {
  requestsWithPlayers: RawBuilder<unknown>;
  playersWithRequests: RawBuilder<unknown>;
  comparison?: RawBuilder<unknown>;
  bestOfRest: number;
}

const met = sql`r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`;
const core: MarketPart = {
  requestsWithPlayers: sql`requests r join player_market p on ${coreSql}`,
  playersWithRequests: sql`players f join player_market p on p.player_id = f.id join requests r on ${met}`,
  comparison: withTerms.exact.core,
  bestOfRest: bestOutsideCore,
};
const others: MarketPart = {
  requestsWithPlayers: sql`requests r join player_market p on (p.role = r.role or p.second_role = r.role) and not (${met})`,
  playersWithRequests: sql`players f join player_market p on p.player_id = f.id
    join requests r on r.role in (p.role, p.second_role) and not (${met})`,
  bestOfRest: bestOfNearRole,
};
const nearRoles: MarketPart = {
  requestsWithPlayers: sql`requests r join player_market p on p.role = any(${nearRolesSql(sql`r.role`)})
    and p.second_role is distinct from r.role`,
  playersWithRequests: sql`players f join player_market p on p.player_id = f.id join requests r on ${nearRoleSql}`,
  bestOfRest: -1,
};

const cheapest = (verdict: 'near' | 'missed') =>
  Math.min(
    ...(Object.keys(criteria) as CriterionName[]).map((name) => lossOf(verdict, criteria[name].weight)),
  );
/** The highest score that a pair of the kind can have. */
const bestOf: Record<MatchingKind, number> = {
  exact: 100,
  potential: 100 - cheapest('near'),
  partial: 100 - cheapest('missed'),
};

/** The best matches of the whole market after the cursor, in the order of every list. */
export async function readMarketMatches(
  db: Queryable,
  query: MatchQuery,
  wanted: number,
  after: Cursor | null,
): Promise<MatchedPair[]> {
  const { kind } = query;
  const best = after ? Math.min(bestOf[kind], Number(after.key.split(' ')[0])) : bestOf[kind];
  let found: MatchedPair[] = [];
  for (const part of partsOf(kind)) {
    let ofPart: MatchedPair[] = [];
    for await (const range of freshnessRanges(db)) {
      // Older pairs of the part come first only with a better score than the last one that fits.
      const worst = ofPart.length === wanted ? (ofPart.at(-1)?.score ?? 0) : 0;
      const read = await sql<MatchedPair>`
        select request_id, player_id, score, fresh_at
        from (${rangeSql(query, part, range, afterCursorSql(after), betterThanSql(worst, kind))}) as found
        order by score desc, fresh_at desc, request_id desc, player_id desc limit ${wanted}`.execute(db);
      ofPart = [...ofPart, ...read.rows].sort(byRank).slice(0, wanted);
      if (ofPart.length === wanted && ofPart.at(-1)?.score === best) break;
    }
    found = [...found, ...ofPart].sort(byRank).slice(0, wanted);
    if (found.length === wanted && (found.at(-1)?.score ?? 0) > part.bestOfRest) return found;
  }
  return found;
}

/** The number of matches in the whole market, counted up to `maxCounted`. */
export async function countMarketMatches(db: Queryable, query: MatchQuery): Promise<number> {
  let total = 0;
  for (const part of partsOf(query.kind)) {
    for await (const range of freshnessRanges(db)) {
      const counted = await sql<{ total: number }>`
        select count(*) as total from (
          select 1 from (${rangeSql(query, part, range, sql``, sql``)}) as found limit ${maxCounted - total}) as counted`.execute(
        db,
      );
      total += counted.rows[0]?.total ?? 0;
      if (total >= maxCounted) return total;
    }
  }
  return total;
}

/**
 * A cheap necessary condition of pairs with a better score than `worst`: at least one of the criteria that cost less than the rest up
 * to a hundred is not met. Of many criteria it would cost as much as the comparison, and holds for all.
 */
function betterThanSql(worst: number, kind: MatchingKind): RawBuilder<unknown> {
  const affordable = criterionNames.filter(
    (name) => lossOf(kind === 'potential' ? 'near' : 'missed', criteria[name].weight) < 100 - worst,
  );
  const names = affordable.length > criterionNames.length / 2 ? [] : affordable;
  return sql` and ${verdictsSql(names, 'exact')} >= ${sql.lit(names.length === 0 ? 0 : 1)}`;
}

function partsOf(kind: MatchingKind): readonly MarketPart[] {
  return kind === 'exact' ? [core] : [core, others, nearRoles];
}

/** The matches of a range, each once. */
function rangeSql(
  query: MatchQuery,
  part: MarketPart,
  { from, before }: FreshnessRange,
  beyond: RawBuilder<unknown>,
  better: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const since = (at: RawBuilder<unknown>) => (from === null ? sql`true` : sql`${at} >= ${from}::timestamptz`);
  const until = (at: RawBuilder<unknown>) =>
    before === null ? sql`true` : sql`${at} < ${before}::timestamptz`;
  const requests = sql`${since(sql`r.updated_at`)} and ${until(sql`r.updated_at`)} and ${until(sql`p.updated_at`)}${better}`;
  const players = sql`f.deleted_at is null and ${since(sql`f.updated_at`)} and ${until(sql`f.updated_at`)}
    and ${from === null ? sql`false` : sql`r.updated_at < ${from}::timestamptz`}${better}`;
  return sql`
    (${matchesSql(query, part.requestsWithPlayers, requests, part.comparison)}${beyond})
    union all (${matchesSql(query, part.playersWithRequests, players, part.comparison)}${beyond})`;
}

async function* freshnessRanges(db: Queryable): AsyncGenerator<FreshnessRange> {
  let before: string | null = null;
  for (let times = 1; ; times *= 2) {
    const until: RawBuilder<unknown> =
      before === null ? sql`` : sql` and updated_at < ${before}::timestamptz`;
    const found: { rows: { at: string | null }[] } = await sql<{ at: string | null }>`
      select greatest(
        (select updated_at from requests where status = ${sqlRequest.active}${until}
          order by updated_at desc offset ${firstRange.requests * times} limit 1),
        (select updated_at from players where deleted_at is null${until}
          order by updated_at desc offset ${firstRange.players * times} limit 1))::text as at`.execute(db);
    const from = found.rows[0]?.at ?? null;
    yield { from, before };
    if (from === null) return;
    before = from;
  }
}
