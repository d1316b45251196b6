import { countedAtMost } from '@trattativa/domain/market/matching/counted-at-most';
import { type CriterionName, criteria } from '@trattativa/domain/market/matching/criteria';
import { lossOf } from '@trattativa/domain/market/matching/evaluate-match';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Cursor } from '../../platform/paging.ts';
import { sqlRequest } from '../sql-names.ts';
import {
  beyondSql,
  byRank,
  type MatchedPair,
  matchesSql,
  type Question,
} from './compared-pairs.repository.ts';
import { bestBeyondCore, coreSql } from './match-scopes.repository.ts';

/**
 * The whole market is walked in strips of freshness, the newest first: the pairs of a strip are its requests with all
 * older players, and its players with all older requests. A strip twice as long follows when the one before was not enough.
 */
interface Strip {
  /** From this instant, before that one; null: without end. Texts, so that nothing is rounded. */
  from: string | null;
  before: string | null;
}

const firstStrip = { requests: 4, players: 200 } as const;

/** A walk goes first along pairs whose role, place and level are met, and then along the others. */
interface Way {
  requestsWithPlayers: RawBuilder<unknown>;
  playersWithRequests: RawBuilder<unknown>;
  bestBeyond: number;
}

const met = sql`r.role = p.role and r.place = any(p.places) and r.level = any(p.wanted_levels)`;
const core: Way = {
  requestsWithPlayers: sql`requests r join player_market p on ${coreSql}`,
  playersWithRequests: sql`players f join player_market p on p.player_id = f.id join requests r on ${met}`,
  bestBeyond: bestBeyondCore,
};
const others: Way = {
  requestsWithPlayers: sql`requests r join player_market p on (p.role = r.role or p.second_role = r.role) and not (${met})`,
  playersWithRequests: sql`players f join player_market p on p.player_id = f.id
    join requests r on r.role in (p.role, p.second_role) and not (${met})`,
  bestBeyond: -1,
};

const cheapest = (verdict: 'near' | 'missed') =>
  Math.min(
    ...(Object.keys(criteria) as CriterionName[]).map((name) => lossOf(verdict, criteria[name].weight)),
  );
/** The most that a pair of the kind can score. */
const bestOf: Record<MatchingKind, number> = {
  exact: 100,
  potential: 100 - cheapest('near'),
  partial: 100 - cheapest('missed'),
};

/** The best matches of the whole market beyond the cursor, in the order of every list. */
export async function readMarketMatches(
  db: Queryable,
  question: Question,
  wanted: number,
  after: Cursor | null,
): Promise<MatchedPair[]> {
  const { kind } = question;
  const best = after ? Math.min(bestOf[kind], Number(after.key.split(' ')[0])) : bestOf[kind];
  let found: MatchedPair[] = [];
  for (const way of waysOf(kind)) {
    for await (const strip of strips(db)) {
      const read = await sql<MatchedPair>`
        select * from (${stripSql(question, way, strip, beyondSql(after))}) as found
        order by score desc, fresh_at desc, request_id desc, player_id desc limit ${wanted}`.execute(db);
      found = [...found, ...read.rows].sort(byRank).slice(0, wanted);
      // Older pairs are less fresh, so that only a better score could come before these; there is none.
      if (found.length === wanted && found.at(-1)?.score === best) return found;
    }
    if (found.length === wanted && (found.at(-1)?.score ?? 0) > way.bestBeyond) return found;
  }
  return found;
}

/** How many there are in the whole market, counted up to `countedAtMost`. */
export async function countMarketMatches(db: Queryable, question: Question): Promise<number> {
  let total = 0;
  for (const way of waysOf(question.kind)) {
    for await (const strip of strips(db)) {
      const counted = await sql<{ total: number }>`
        select count(*) as total from (
          select 1 from (${stripSql(question, way, strip, sql``)}) as found limit ${countedAtMost - total}) as counted`.execute(
        db,
      );
      total += counted.rows[0]?.total ?? 0;
      if (total >= countedAtMost) return total;
    }
  }
  return total;
}

function waysOf(kind: MatchingKind): readonly Way[] {
  return kind === 'exact' ? [core] : [core, others];
}

/** The matches of a strip, each once. */
function stripSql(
  question: Question,
  way: Way,
  { from, before }: Strip,
  beyond: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const since = (at: RawBuilder<unknown>) => (from === null ? sql`true` : sql`${at} >= ${from}::timestamptz`);
  const until = (at: RawBuilder<unknown>) =>
    before === null ? sql`true` : sql`${at} < ${before}::timestamptz`;
  const requests = sql`${since(sql`r.updated_at`)} and ${until(sql`r.updated_at`)} and ${until(sql`p.updated_at`)}`;
  const players = sql`f.deleted_at is null and ${since(sql`f.updated_at`)} and ${until(sql`f.updated_at`)}
    and ${from === null ? sql`false` : sql`r.updated_at < ${from}::timestamptz`}`;
  return sql`
    (${matchesSql(question, way.requestsWithPlayers, requests)}${beyond})
    union all (${matchesSql(question, way.playersWithRequests, players)}${beyond})`;
}

async function* strips(db: Queryable): AsyncGenerator<Strip> {
  let before: string | null = null;
  for (let times = 1; ; times *= 2) {
    const until: RawBuilder<unknown> =
      before === null ? sql`` : sql` and updated_at < ${before}::timestamptz`;
    const found: { rows: { at: string | null }[] } = await sql<{ at: string | null }>`
      select greatest(
        (select updated_at from requests where status = ${sqlRequest.active}${until}
          order by updated_at desc offset ${firstStrip.requests * times} limit 1),
        (select updated_at from players where deleted_at is null${until}
          order by updated_at desc offset ${firstStrip.players * times} limit 1))::text as at`.execute(db);
    const from = found.rows[0]?.at ?? null;
    yield { from, before };
    if (from === null) return;
    before = from;
  }
}
