import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { maxCounted } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { onMarketSql } from './compared-pairs.repository.ts';
import {
  kindConditions,
  levelAndPlaceSql,
  oneShortSql,
  prefilters,
  withoutTerms,
  withTerms,
} from './criteria.repository.ts';
import { ofOtherRolesSql, ofRoleSql } from './match-scopes.repository.ts';

/** The criteria of a request that is not stored. */
export interface PreviewedRequest extends MatchedRequest {
  /** The number of criteria that it states, and whether terms are among them. */
  stated: number;
  asksTerms: boolean;
}

/**
 * The columns of a request that the criteria compare, derived as the database derives them for a stored one.
 */
function previewColumns(asked: PreviewedRequest): RawBuilder<unknown> {
  const cents = (euros: number | null) => (euros === null ? null : euros * 100);
  return sql`
    ${asked.season}::smallint, ${asked.role}::smallint, ${asked.level}::smallint, country_number(${asked.country}::char(2)),
    ${asked.overAge}::smallint, ${asked.underAge}::smallint,
    monthly_top_cents(${cents(asked.monthlyOffer)}::bigint, ${asked.refundRange}::smallint), ${asked.contractualStatus}::smallint,
    ${asked.immediateAvailability}::boolean, ${asked.foot}::smallint, ${asked.minHeightCm}::smallint,
    ${asked.euPassport}::boolean, bits_of(${[...asked.skills]}::smallint[]), ${asked.stated}::smallint,
    ${asked.asksTerms}::boolean, ${asked.secondRoleAccepted}::boolean, move_bits(${[...asked.moves]}::text[]),
    ${cents(asked.feeBudget)}::bigint, ${asked.bornFrom}::smallint, ${asked.bornTo}::smallint,
    country_numbers(${[...asked.nationalities]}::char(2)[]), ${asked.nonEuPlace}::boolean, ${asked.minMinutes}::smallint`;
}

const names = sql.raw(`season, role, level, place, over_age, under_age, offer_top_cents, contractual_status,
  immediate_availability, foot, min_height_cm, eu_passport, skill_bits, stated, asks_terms, second_role_accepted, move_bits,
  fee_budget_cents, born_from, born_to, nationality_numbers, non_eu_place, min_minutes`);

/** The unsaved request as `r`, so that the same criteria SQL reads it like a stored one. */
export function asRequest(asked: PreviewedRequest): RawBuilder<unknown> {
  return sql`(values (${previewColumns(asked)})) as r (${names})`;
}

/** A further kind of move may meet two criteria at once: a free move and a loan need no fee. */
function meetsTwo(asked: PreviewedRequest, changed: PreviewedRequest): boolean {
  return asked.feeBudget !== null && changed.moves.length > asked.moves.length;
}

/**
 * Counts the players on the market who would fit, each kind up to `maxCounted`, and for each of the
 * `changed` requests, which relax a single criterion, the players who fit it exactly but not the unsaved one.
 * Entries that accounts have deleted are counted too.
 *
 * Players who fit exactly or potentially, or miss an exact match by criteria other than role, level and place,
 * miss neither level nor place: one pass over the players of the role finds them all. Players
 * with the role as their secondary one, or a near one, are read only while a count is below its limit.
 */
export async function countPreviewed(
  db: Queryable,
  asked: PreviewedRequest,
  changed: readonly PreviewedRequest[],
  today: string,
): Promise<{ counts: MatchCounts; gains: number[] }> {
  const keys = { ...asked, place: sql`country_number(${asked.country}::char(2))` };
  // A relaxed request states no terms that the unsaved one does not.
  const comparison = (asked.asksTerms ? withTerms : withoutTerms).all;
  const compared = (players: RawBuilder<unknown>, narrowed: RawBuilder<unknown>, more = sql``) => sql`
    select r.stated, ${comparison} as compared${more}
    from ${asRequest(asked)} join player_market p on ${players}
    where ${onMarketSql(today)} and ${narrowed} offset 0`;
  const rows = changed.map(
    (request, index) =>
      sql`(${index}::int, ${meetsTwo(asked, request)}::boolean, ${previewColumns(request)})`,
  );
  // Without the alternative the players who are one short are selected once, not for each changed request.
  const mayGain = changed.some((request) => meetsTwo(asked, request))
    ? sql`(r.meets_two or ${oneShortSql})`
    : oneShortSql;
  const gained = sql`
    union all select r.step, count(*), 0
    from (values ${sql.join(rows)}) as r (step, meets_two, ${names}) join near p on ${mayGain}
    where ${comparison} = 0 group by r.step`;
  const near = await sql<{ step: number | null; count: number; potential: number }>`
    with near as materialized (${compared(ofRoleSql(keys, 'potential'), levelAndPlaceSql, sql`, p.*`)})
    select null::int as step, count(*) filter (where ${kindConditions.exact}) as count,
      count(*) filter (where ${kindConditions.potential}) as potential from near
    ${rows.length > 0 ? gained : sql``}`.execute(db);
  const counts = near.rows.find(({ step }) => step === null);
  const gains = new Map(near.rows.map(({ step, count }) => [step, count]));
  /** Adds the matches of a kind to `before`, up to `maxCounted`. */
  const more = async (kind: 'potential' | 'partial', players: RawBuilder<unknown>, before: number) => {
    if (before >= maxCounted) return maxCounted;
    const found = await sql<{ count: number }>`
      select count(*) as count from (select 1 from (${compared(players, prefilters[kind])}) as pairs
        where ${kindConditions[kind]} limit ${maxCounted - before}) as counted`.execute(db);
    return before + (found.rows[0]?.count ?? 0);
  };
  return {
    counts: {
      exact: Math.min(counts?.count ?? 0, maxCounted),
      potential: await more('potential', ofOtherRolesSql(keys, 'potential'), counts?.potential ?? 0),
      partial: await more(
        'partial',
        ofOtherRolesSql(keys, 'partial'),
        await more('partial', ofRoleSql(keys, 'partial'), 0),
      ),
    },
    gains: changed.map((_, index) => gains.get(index) ?? 0),
  };
}
