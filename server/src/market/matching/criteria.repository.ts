import {
  type CriterionName,
  criteria,
  criterionNames,
  heightToleranceCm,
} from '@trattativa/domain/market/matching/criteria';
import { missedAtMost } from '@trattativa/domain/market/matching/evaluate-match';
import { foot } from '@trattativa/domain/people/feet';
import { type RawBuilder, sql } from 'kysely';

/**
 * The criteria of `domain/market/matching` as SQL over `p` (player_market) and `r` (requests). A test on the
 * real PostgreSQL compares both.
 *
 * All verdicts of a pair are one number, so that a pair needs one pass: the lost points in the low eight
 * bits, then the numbers of missed, unknown and near criteria, four bits each. 0 means that every criterion
 * is met.
 */
const oneMissed = 1 << 8;
const oneUnknown = 1 << 12;
const oneNear = 1 << 16;

type Costs = { near: RawBuilder<unknown>; missed: RawBuilder<unknown>; unknown: RawBuilder<unknown> };

/** The number that each criterion adds; 0 when it is met or not stated. */
const verdicts: Record<CriterionName, (costs: Costs) => RawBuilder<unknown>> = {
  role: ({ near, missed }) =>
    sql`case when p.role = r.role then 0 when p.second_role = r.role then ${near} else ${missed} end`,
  level: ({ near, missed, unknown }) => sql`case
    when (p.levels >> r.level) & 1 = 1 then 0 when (p.near_levels >> r.level) & 1 = 1 then ${near}
    when p.levels = 0 then ${unknown} else ${missed} end`,
  place: ({ missed, unknown }) => sql`case
    when r.place = any(p.places) then 0 when p.places = '{}' then ${unknown} else ${missed} end`,
  age: ({ near, missed, unknown }) => sql`case
    when r.over_age is null and r.under_age is null then 0 when p.cohort is null then ${unknown}
    when r.season - p.cohort between coalesce(r.over_age, 0) and coalesce(r.under_age, 999) then 0
    when r.season - p.cohort between coalesce(r.over_age, 0) - 1 and coalesce(r.under_age, 999) + 1 then ${near}
    else ${missed} end`,
  money: ({ near, missed, unknown }) => sql`case
    when r.offer_top_cents is null or p.asked_cents <= r.offer_top_cents then 0 when p.asked_cents is null then ${unknown}
    when p.asked_cents * 5 <= r.offer_top_cents * 6 then ${near} else ${missed} end`,
  status: ({ missed, unknown }) => sql`case
    when r.contractual_status is null or r.contractual_status = p.contractual_status then 0
    when p.contractual_status is null then ${unknown} else ${missed} end`,
  skills: ({ near, missed, unknown }) => sql`case
    when r.skill_bits & ~p.skill_bits = 0 then 0 when p.skill_bits = 0 then ${unknown}
    when (r.skill_bits & ~p.skill_bits) & ((r.skill_bits & ~p.skill_bits) - 1) = 0 then ${near} else ${missed} end`,
  foot: ({ missed, unknown }) => sql`case
    when r.foot is null or p.foot in (r.foot, ${sql.lit(foot.both)}) then 0 when p.foot is null then ${unknown}
    else ${missed} end`,
  height: ({ near, missed, unknown }) => sql`case
    when r.min_height_cm is null or p.height_cm >= r.min_height_cm then 0 when p.height_cm is null then ${unknown}
    when p.height_cm >= r.min_height_cm - ${sql.lit(heightToleranceCm)} then ${near} else ${missed} end`,
  availability: ({ missed, unknown }) => sql`case
    when not r.immediate_availability or p.immediate_availability then 0
    when p.immediate_availability is null then ${unknown} else ${missed} end`,
  passport: ({ missed, unknown }) => sql`case
    when not r.eu_passport or p.eu_passport then 0 when p.eu_passport is null then ${unknown} else ${missed} end`,
};

function costsOf(name: CriterionName): Costs {
  const { weight } = criteria[name];
  return {
    near: sql.lit(oneNear + weight / 2),
    unknown: sql.lit(oneUnknown + weight / 2),
    missed: sql.lit(oneMissed + weight),
  };
}

/** The sum over all criteria for a pair. */
export const comparisonSql: RawBuilder<unknown> = sql.join(
  criterionNames.map((name) => verdicts[name](costsOf(name))),
  sql` + `,
);

/** The score, 0–100, from the number `compared`. */
export const scoreSql = sql`(100 - (compared & 255))`;

const missedSql = sql`((compared >> 8) & 15)`;
const unknownSql = sql`((compared >> 12) & 15)`;

/**
 * The condition of each kind; `stated` is the number of criteria that the request states. The role must not
 * be missed.
 */
export const kindConditions = {
  exact: sql`compared = 0`,
  potential: sql`compared > 0 and ${missedSql} = 0`,
  partial: sql`${missedSql} between 1 and ${sql.lit(missedAtMost)} and (stated - ${missedSql} - ${unknownSql}) * 2 >= stated`,
};

/** A cheap necessary condition of each kind, tested before anything is compared. */
export const prefilters = {
  exact: sql`true`,
  potential: sql`(p.levels = 0 or (p.near_levels >> r.level) & 1 = 1) and (r.place = any(p.places) or p.places = '{}')`,
  partial: sql`true`,
};
