import type { MatchCounts } from '@trattativa/contract/market/matching/match';
import { minJudgedByPay, narrowedByPay } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { maxCounted } from '@trattativa/domain/market/matching-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { onMarketSql } from './compared-pairs.repository.ts';
import {
  apartFromPay,
  countsWithPay,
  kindConditions,
  levelAndPlaceSql,
  oneShortSql,
  payAlone,
  prefilterSql,
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
    country_numbers(${[...asked.nationalities]}::char(2)[]), ${asked.nonEuPlace}::boolean, ${asked.minMinutes}::smallint,
    ${cents(asked.usualPay)}::bigint`;
}

const names = sql.raw(`season, role, level, place, over_age, under_age, offer_top_cents, contractual_status,
  immediate_availability, foot, min_height_cm, eu_passport, skill_bits, stated, asks_terms, second_role_accepted, move_bits,
  fee_budget_cents, born_from, born_to, nationality_numbers, non_eu_place, min_minutes, usual_cents`);

/** The unsaved request as `r`, so that the same criteria SQL reads it like a stored one. */
export function asRequest(asked: PreviewedRequest): RawBuilder<unknown> {
  return sql`(values (${previewColumns(asked)})) as r (${names})`;
}

/** A further kind of move may meet two criteria at once: a free move and a loan need no fee. */
function meetsTwo(asked: PreviewedRequest, changed: PreviewedRequest): boolean {
  return asked.feeBudget !== null && changed.moves.length > asked.moves.length;
}

function offersMore(asked: PreviewedRequest, changed: PreviewedRequest): boolean {
  return asked.monthlyOffer !== changed.monthlyOffer || asked.refundRange !== changed.refundRange;
}

function withoutPay(asked: PreviewedRequest): PreviewedRequest {
  const statesPay = asked.monthlyOffer !== null || asked.refundRange !== null;
  return {
    ...asked,
    monthlyOffer: null,
    refundRange: null,
    usualPay: null,
    stated: asked.stated - (statesPay ? 1 : 0),
  };
}

/**
 * Counts the players on the market who would fit, each kind up to `maxCounted`, and for each of the
 * `changed` requests, which relax a single criterion, the players who fit it exactly but not the unsaved one.
 * Entries that accounts have deleted are counted too. What a player asks is hidden: pay is judged in bands, narrows exact
 * and potential matches and gains only as `narrowedByPay` says, and partial ones never.
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
  const near = await readNear(db, asked, changed, { today, players: ofRoleSql(keys, 'potential') });
  /** Adds the matches of a kind to `before`, up to `maxCounted`. */
  const more = async (
    by: PreviewedRequest,
    kind: 'potential' | 'partial',
    players: RawBuilder<unknown>,
    before: number,
  ) => {
    if (before >= maxCounted) return maxCounted;
    const compared = (by.asksTerms ? withTerms : withoutTerms).bands.all;
    const found = await sql<{ count: number }>`
      select count(*) as count from (select 1 from (
        select r.stated, ${compared} as compared from ${asRequest(by)} join player_market p on ${players}
        where ${onMarketSql(today)} and ${prefilterSql(kind, 'bands')} offset 0) as pairs
      where ${kindConditions[kind]} limit ${maxCounted - before}) as counted`.execute(db);
    return before + (found.rows[0]?.count ?? 0);
  };
  const apart = withoutPay(asked);
  const others = ofOtherRolesSql(keys, 'potential');
  const potentialApart = await more(apart, 'potential', others, near.potential_apart);
  const isNarrowed = apart.stated < asked.stated && potentialApart >= minJudgedByPay;
  const potential = isNarrowed ? await more(asked, 'potential', others, near.potential) : potentialApart;
  const partialOfRole = await more(apart, 'partial', ofRoleSql(keys, 'partial'), 0);
  return {
    counts: {
      exact: Math.min(narrowedByPay(near.exact_apart, near.exact), maxCounted),
      potential: Math.min(potential + (near.exact_apart < minJudgedByPay ? 0 : near.turned), maxCounted),
      partial: await more(apart, 'partial', ofOtherRolesSql(keys, 'partial'), partialOfRole),
    },
    gains: near.gains,
  };
}

interface Near {
  exact_apart: number;
  exact: number;
  turned: number;
  potential_apart: number;
  potential: number;
}

/** The players of the role who miss neither level nor place: `countsWithPay` of them, and the gain of each changed request. */
async function readNear(
  db: Queryable,
  asked: PreviewedRequest,
  changed: readonly PreviewedRequest[],
  { today, players }: { today: string; players: RawBuilder<unknown> },
): Promise<Near & { gains: number[] }> {
  // A relaxed request states no terms that the unsaved one does not.
  const comparison = asked.asksTerms ? apartFromPay.withTerms : apartFromPay.withoutTerms;
  const rows = changed.map(
    (request, index) =>
      sql`(${index}::int, ${meetsTwo(asked, request)}::boolean, ${offersMore(asked, request)}::boolean, ${previewColumns(request)})`,
  );
  // Without the alternative the players who are one short are selected once, not for each changed request.
  const mayGain = changed.some((request) => meetsTwo(asked, request))
    ? sql`(r.meets_two and p.apart <> 0 or ${oneShortSql})`
    : oneShortSql;
  const steps = sql`(values ${sql.join(rows)}) as r (step, meets_two, offers_more, ${names})`;
  const gained = sql`
    union all select r.step, count(*), count(*) filter (where p.pay = 0), 0, 0, 0
    from ${steps} join near p on not r.offers_more and ${mayGain} where ${comparison} = 0 group by r.step
    union all select r.step, 0, count(*), 0, 0, 0
    from ${steps} join near p on r.offers_more and p.apart = 0 and p.pay <> 0 where ${payAlone} = 0 group by r.step`;
  const found = await sql<Near & { step: number | null }>`
    with near as materialized (
      select ${comparison} as apart, ${payAlone} as pay, p.*
      from ${asRequest(asked)} join player_market p on ${players}
      where ${onMarketSql(today)} and ${levelAndPlaceSql} offset 0)
    select null::int as step, ${countsWithPay}
    from near ${rows.length > 0 ? gained : sql``}`.execute(db);
  const near = found.rows.find(({ step }) => step === null) as Near;
  const gains = changed.map((request, step) => {
    const gain = found.rows.find((row) => row.step === step) ?? { exact_apart: 0, exact: 0 };
    if (!offersMore(asked, request)) return narrowedByPay(gain.exact_apart, gain.exact);
    // Among fewer than three pay did not count to begin with.
    return near.exact_apart < minJudgedByPay ? 0 : gain.exact;
  });
  return { ...near, gains };
}
