import {
  type CriterionName,
  criteria,
  criterionNames,
  heightToleranceCm,
  nearRoleLoss,
  termCriteria,
} from '@trattativa/domain/market/matching/criteria';
import { maxMissed } from '@trattativa/domain/market/matching/evaluate-match';
import { foot } from '@trattativa/domain/people/feet';
import { nearRolesOf } from '@trattativa/domain/people/near-roles';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import { type RawBuilder, sql } from 'kysely';

/**
 * The criteria of `domain/market/matching` as SQL over `p` (player_market) and `r` (requests). A test on the
 * real PostgreSQL compares both.
 *
 * All verdicts of a pair are one number, so that a pair needs one pass: the lost points in the low eight
 * bits, then the numbers of missed, unknown and near criteria, five bits each. 0 means that every criterion
 * is met.
 */
const oneMissed = 1 << 8;
const oneUnknown = 1 << 13;
const oneNear = 1 << 18;

type Costs = { near: RawBuilder<unknown>; missed: RawBuilder<unknown>; unknown: RawBuilder<unknown> };

/** The roles near a role, as an array; of a constant one the planner makes a constant list. */
export function nearRolesSql(role: RawBuilder<unknown>): RawBuilder<unknown> {
  const whens = playerRoles.map((one) =>
    sql.raw(`when ${one} then '{${nearRolesOf(one).join()}}'::smallint[]`),
  );
  return sql`case ${role} ${sql.join(whens, sql` `)} end`;
}

/** The near roles of each role as bits: element 1 is of role 1. */
const nearRoleBits = sql.raw(
  `'{${playerRoles.map((one) => nearRolesOf(one).reduce((bits, near) => bits | (1 << numberOf(near)), 0)).join()}}'::integer[]`,
);

/** The number that each criterion adds; 0 when it is met or not stated. */
const verdicts: Record<CriterionName, (costs: Costs) => RawBuilder<unknown>> = {
  role: ({ near, missed }) => sql`case
    when p.role = r.role then 0
    when not r.second_role_accepted then ${missed} + ${sql.lit(oneMissed * maxMissed)}
    when p.second_role = r.role then ${near}
    when ((${nearRoleBits})[r.role] >> p.role) & 1 = 1 then ${sql.lit(oneNear + nearRoleLoss)}
    else ${missed} + ${sql.lit(oneMissed * maxMissed)} end`,
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
  move: ({ missed, unknown }) => sql`case
    when r.move_bits = 0 or r.move_bits & p.move_bits <> 0 then 0 when p.move_bits = 0 then ${unknown} else ${missed} end`,
  fee: ({ near, missed, unknown }) => sql`case
    when r.fee_budget_cents is null or r.move_bits & p.move_bits & ${sql.lit(withoutFee)} <> 0 then 0
    when p.fee_cents is null then ${unknown} when p.fee_cents <= r.fee_budget_cents then 0
    when p.fee_cents * 5 <= r.fee_budget_cents * 6 then ${near} else ${missed} end`,
  birthYear: ({ missed, unknown }) => sql`case
    when r.born_from is null and r.born_to is null then 0 when p.born_year is null then ${unknown}
    when p.born_year between coalesce(r.born_from, 0) and coalesce(r.born_to, 9999) then 0 else ${missed} end`,
  nationality: ({ missed, unknown }) => sql`case
    when r.nationality_numbers = '{}' or p.nationality = any(r.nationality_numbers)
      or p.second_nationality = any(r.nationality_numbers) then 0
    when p.nationality is null and p.second_nationality is null then ${unknown} else ${missed} end`,
  nonEuPlace: ({ missed, unknown }) => sql`case
    when r.non_eu_place is distinct from false or not p.takes_non_eu_place then 0
    when p.takes_non_eu_place is null then ${unknown} else ${missed} end`,
  minutes: ({ near, missed, unknown }) => sql`case
    when r.min_minutes is null then 0
    when p.minutes is null or p.figures_season is null or p.figures_season < r.season - 1 then ${unknown}
    when p.minutes >= r.min_minutes then 0 when p.minutes * 5 >= r.min_minutes * 4 then ${near} else ${missed} end`,
};

/** The bits of the kinds of move that need no fee, free and loan. */
const withoutFee = 3;

function costsOf(name: CriterionName): Costs {
  const { weight } = criteria[name];
  return {
    near: sql.lit(oneNear + weight / 2),
    unknown: sql.lit(oneUnknown + weight / 2),
    missed: sql.lit(oneMissed + weight),
  };
}

const sumOf = (names: readonly CriterionName[]) =>
  sql.join(
    names.map((name) => verdicts[name](costsOf(name))),
    sql` + `,
  );

/** What the criteria add to the number of a pair; 0 of no criteria. */
export function verdictsSql(names: readonly CriterionName[]): RawBuilder<unknown> {
  return names.length === 0 ? sql.lit(0) : sumOf(names);
}

const isTerm = (name: CriterionName) => termCriteria.some((term) => term === name);

const usual = criterionNames.filter((name) => !isTerm(name));
/** In the core of a scope these are met. */
const metInCore: readonly CriterionName[] = ['role', 'level', 'place'];
const usualOutsideCore = usual.filter((name) => !metInCore.includes(name));
const termsSql = sql`case when r.asks_terms then ${sumOf(termCriteria)} else 0 end`;

/** What a pair is compared by. `core`: of pairs whose role, level and place are met. */
interface Comparison {
  all: RawBuilder<unknown>;
  core: RawBuilder<unknown>;
}

/** For a request that is known to state no terms. */
export const withoutTerms: Comparison = { all: sumOf(usual), core: sumOf(usualOutsideCore) };

/** For any request. Most state none of the terms, which are then not compared. */
export const withTerms: Comparison = {
  all: sql`${withoutTerms.all} + ${termsSql}`,
  core: sql`${withoutTerms.core} + ${termsSql}`,
};

/** The sum over all criteria for a pair. */
export const comparisonSql: RawBuilder<unknown> = withTerms.all;

/** The score, 0–100, from the number `compared`. */
export const scoreSql = sql`greatest(0, 100 - (compared & 255))`;

const missedSql = sql`((compared >> 8) & 31)`;
const unknownSql = sql`((compared >> 13) & 31)`;

/** Exactly one criterion is not met, and that is not the role: one of the three numbers is one, the others are zero. */
export const oneShortSql = sql`(compared >> 8) in (1, ${sql.lit(1 << 5)}, ${sql.lit(1 << 10)})`;

/**
 * The condition of each kind; `stated` is the number of criteria that the request states. A missed role counts as more missed
 * criteria than a match may have.
 */
export const kindConditions = {
  exact: sql`compared = 0`,
  potential: sql`compared > 0 and ${missedSql} = 0`,
  partial: sql`${missedSql} between 1 and ${sql.lit(maxMissed)} and (stated - ${missedSql} - ${unknownSql}) * 2 >= stated`,
};

/** A condition: none of the criteria is missed. */
function noneMissedSql(names: readonly CriterionName[]): RawBuilder<unknown> {
  const costs = { near: sql.lit(0), unknown: sql.lit(0), missed: sql.lit(1) };
  return sql.join(
    names.map((name) => sql`${verdicts[name](costs)} = 0`),
    sql` and `,
  );
}

/** Level and place are not missed. */
export const levelAndPlaceSql = sql`(p.levels = 0 or (p.near_levels >> r.level) & 1 = 1)
  and (r.place = any(p.places) or p.places = '{}')`;

/** A cheap necessary condition of each kind, tested before anything is compared: of potential matches by what most players miss. */
export const prefilters = {
  exact: sql`true`,
  potential: sql`${levelAndPlaceSql} and ${noneMissedSql(['age', 'money', 'status'])}`,
  partial: sql`true`,
};
