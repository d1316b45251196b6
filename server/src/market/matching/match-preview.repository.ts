import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { countedAtMost } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { comparisonSql, kindConditions, prefilters } from './criteria.repository.ts';

/** The criteria of a request that is not stored. */
export interface PreviewedRequest extends MatchedRequest {
  /** The number of criteria that it states. */
  stated: number;
}

/**
 * The columns of a request that the criteria compare, derived as the database derives them for a stored one.
 */
function previewColumns(asked: PreviewedRequest): RawBuilder<unknown> {
  const cents = asked.monthlyOffer === null ? null : asked.monthlyOffer * 100;
  return sql`
    ${asked.season}::smallint, ${asked.role}::smallint, ${asked.level}::smallint, country_number(${asked.country}::char(2)),
    ${asked.overAge}::smallint, ${asked.underAge}::smallint,
    monthly_top_cents(${cents}::bigint, ${asked.refundRange}::smallint), ${asked.contractualStatus}::smallint,
    ${asked.immediateAvailability}::boolean, ${asked.foot}::smallint, ${asked.minHeightCm}::smallint,
    ${asked.euPassport}::boolean, bits_of(${[...asked.skills]}::smallint[]), ${asked.stated}::smallint`;
}

const names = sql.raw(`season, role, level, place, over_age, under_age, offer_top_cents, contractual_status,
  immediate_availability, foot, min_height_cm, eu_passport, skill_bits, stated`);

/** The unsaved request as `r`, so that the same criteria SQL reads it like a stored one. */
export function asRequest(asked: PreviewedRequest): RawBuilder<unknown> {
  return sql`(values (${previewColumns(asked)})) as r (${names})`;
}

/**
 * Exactly one criterion is not met: one of the numbers of missed, unknown and near is one, the others are
 * zero.
 */
const oneShort = sql`(compared >> 8) in (1, 16, 256)`;

/**
 * Counts the players on the market who would fit, each kind up to `countedAtMost`, and for each of the
 * `changed` requests, which relax a single criterion, the players who fit it exactly but not the unsaved one.
 * Entries that accounts have deleted are counted too.
 *
 * Players who fit exactly or potentially, or miss an exact match by one criterion other than role and place,
 * satisfy the prefilter of potential matches: one pass over the players of the role finds them all. Players
 * with the role as their secondary one are read only while a count is below its limit.
 */
export async function countPreviewed(
  db: Queryable,
  asked: PreviewedRequest,
  changed: readonly PreviewedRequest[],
  signedSeason: number,
): Promise<{ counts: MatchCounts; gains: number[] }> {
  const ofRole = sql`p.role = ${asked.role}`;
  const ofSecondRole = sql`p.second_role = ${asked.role}`;
  const compared = (players: RawBuilder<unknown>, narrowed: RawBuilder<unknown>, more = sql``) => sql`
    select r.stated, ${comparisonSql} as compared${more}
    from ${asRequest(asked)} join player_market p on ${players}
    where p.listed and p.signed_season is distinct from ${signedSeason}::smallint and ${narrowed} offset 0`;
  const rows = changed.map((request, index) => sql`(${index}::int, ${previewColumns(request)})`);
  const gained = sql`
    union all select r.step, count(*), 0
    from (values ${sql.join(rows)}) as r (step, ${names}) join near p on ${oneShort}
    where ${comparisonSql} = 0 group by r.step`;
  const near = await sql<{ step: number | null; count: number; potential: number }>`
    with near as materialized (${compared(ofRole, prefilters.potential, sql`, p.*`)})
    select null::int as step, count(*) filter (where ${kindConditions.exact}) as count,
      count(*) filter (where ${kindConditions.potential}) as potential from near
    ${rows.length > 0 ? gained : sql``}`.execute(db);
  const counts = near.rows.find(({ step }) => step === null);
  const gains = new Map(near.rows.map(({ step, count }) => [step, count]));
  /** Adds the matches of a kind to `before`, up to `countedAtMost`. */
  const more = async (kind: 'potential' | 'partial', players: RawBuilder<unknown>, before: number) => {
    if (before >= countedAtMost) return countedAtMost;
    const found = await sql<{ count: number }>`
      select count(*) as count from (select 1 from (${compared(players, prefilters[kind])}) as pairs
        where ${kindConditions[kind]} limit ${countedAtMost - before}) as counted`.execute(db);
    return before + (found.rows[0]?.count ?? 0);
  };
  return {
    counts: {
      exact: Math.min(counts?.count ?? 0, countedAtMost),
      potential: await more('potential', ofSecondRole, counts?.potential ?? 0),
      partial: await more('partial', ofSecondRole, await more('partial', ofRole, 0)),
    },
    gains: changed.map((_, index) => gains.get(index) ?? 0),
  };
}
