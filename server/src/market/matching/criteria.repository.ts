import {
  type CriterionName,
  criteria,
  criterionNames,
  heightToleranceCm,
  nearRoleLoss,
  termCriteria,
} from '@trattativa/domain/market/matching/criteria';
import { maxMissed } from '@trattativa/domain/market/matching/evaluate-match';
import { type PayJudgement, payBandStarts } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { nearRolesOf } from '@trattativa/domain/people/players/near-roles';
import { euCountries } from '@trattativa/domain/platform/countries';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import { type RawBuilder, sql } from 'kysely';

/** The countries of the EU as the rows of players hold them. */
const euNumbers = sql.raw(`country_numbers('{${euCountries.join(',')}}'::char(2)[])`);

/**
 * The criteria of `domain/market/matching` as SQL over `p` (player_market) and `r` (requests). A test on the
 * real PostgreSQL compares both.
 *
 * All verdicts of a pair are one number, so that a pair needs one pass: the lost points in the low eight
 * bits, then the numbers of missed, unknown and near criteria, five bits each, and `payIsOpen`. 0 means that every criterion
 * is met.
 */
const oneMissed = 1 << 8;
const oneUnknown = 1 << 13;
const oneNear = 1 << 18;
/** Set if pay is to be clarified, which then is one criterion more than the request states. */
const payIsOpen = 1 << 23;

type Costs = Record<'near' | 'missed' | 'unknown' | 'open', RawBuilder<unknown>>;

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

type Verdicts = Record<CriterionName, (costs: Costs) => RawBuilder<unknown>>;

/** The number that each criterion adds; 0 when it is met or not stated. */
const verdicts: Verdicts = {
  role: ({ near, missed }) => sql`case
    when p.role = r.role then 0
    when not r.second_role_accepted then ${missed} + ${sql.lit(oneMissed * maxMissed)}
    when p.second_role = r.role then ${near}
    when ((${nearRoleBits})[r.role] >> p.role) & 1 = 1 then ${sql.lit(oneNear + nearRoleLoss)}
    else ${missed} + ${sql.lit(oneMissed * maxMissed)} end`,
  level: ({ near, missed, unknown }) => sql`case
    when (p.reached_levels >> r.level) & 1 = 1 then 0 when (p.near_levels >> r.level) & 1 = 1 then ${near}
    when p.levels = 0 then ${unknown} else ${missed} end`,
  place: ({ missed, unknown }) => sql`case
    when r.place = any(p.places) then 0 when p.places = '{}' then ${unknown} else ${missed} end`,
  age: ({ near, missed, unknown }) => sql`case
    when r.over_age is null and r.under_age is null then 0 when p.cohort is null then ${unknown}
    when r.season - p.cohort between coalesce(r.over_age, 0) and coalesce(r.under_age, 999) then 0
    when r.season - p.cohort between coalesce(r.over_age, 0) - 1 and coalesce(r.under_age, 999) + 1 then ${near}
    else ${missed} end`,
  money: ({ near, missed, unknown, open }) => sql`case
    when r.offer_top_cents is null then case when p.asked_cents > r.usual_cents then ${open} else 0 end
    when p.asked_cents <= r.offer_top_cents then 0 when p.asked_cents is null then ${unknown}
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
    when not r.eu_passport or p.eu_passport or p.nationality = any(${euNumbers})
      or p.second_nationality = any(${euNumbers}) then 0 when p.eu_passport is null then ${unknown} else ${missed} end`,
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

/** What `monthly_top_cents` gives for the open refund range. */
const openRangeCents = 9_000_000_000_000_000;

const bandStarts = sql.raw(
  `'{${[...payBandStarts.map((euros) => euros * 100), openRangeCents].join()}}'::bigint[]`,
);

/** `payBandOf` of an amount in cents, counted from 1. */
export const bandNumberOf = (cents: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`width_bucket(${cents}, ${bandStarts})`;

/** `payBandStart` of an amount in cents. */
export const bandStartOf = (cents: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${bandStarts})[${bandNumberOf(cents)}]`;

/**
 * The money criterion where the player's pay is hidden. Who asks no more than the offer never stands in a higher band, so
 * that only the others are looked up among the bands.
 */
const moneyInBands: Verdicts['money'] = ({ near, missed, unknown, open }) => {
  const [asked, offered] = [bandStartOf(sql`p.asked_cents`), bandStartOf(sql`r.offer_top_cents`)];
  return sql`case
    when r.offer_top_cents is null then case
      when p.asked_cents > r.usual_cents and ${asked} > ${bandStartOf(sql`r.usual_cents`)} then ${open} else 0 end
    when p.asked_cents <= r.offer_top_cents then 0 when p.asked_cents is null then ${unknown}
    when ${asked} <= ${offered} then 0 when ${asked} * 5 <= ${offered} * 6 then ${near} else ${missed} end`;
};

const verdictsOf: Record<PayJudgement, Verdicts> = {
  exact: verdicts,
  bands: { ...verdicts, money: moneyInBands },
};

function costsOf(name: CriterionName): Costs {
  const { weight } = criteria[name];
  return {
    near: sql.lit(oneNear + weight / 2),
    unknown: sql.lit(oneUnknown + weight / 2),
    missed: sql.lit(oneMissed + weight),
    open: sql.lit(payIsOpen + oneUnknown + weight / 2),
  };
}

const sumOf = (names: readonly CriterionName[], pay: PayJudgement) =>
  sql.join(
    names.map((name) => verdictsOf[pay][name](costsOf(name))),
    sql` + `,
  );

/** What the criteria add to the number of a pair; 0 of no criteria. */
export function verdictsSql(names: readonly CriterionName[], pay: PayJudgement): RawBuilder<unknown> {
  return names.length === 0 ? sql.lit(0) : sumOf(names, pay);
}

const isTerm = (name: CriterionName) => termCriteria.some((term) => term === name);

const usual = criterionNames.filter((name) => !isTerm(name));
/** In the core of a scope these are met, and the player looks for the level, which may yet be out of reach. */
const metInCore: readonly CriterionName[] = ['role', 'level', 'place'];
const usualOutsideCore = usual.filter((name) => !metInCore.includes(name));
const outOfReach = sql`case when (p.reached_levels >> r.level) & 1 = 1 then 0 else ${costsOf('level').near} end`;
const coreOf = (pay: PayJudgement) => sql`${outOfReach} + ${sumOf(usualOutsideCore, pay)}`;
const termsSql = sql`case when r.asks_terms then ${sumOf(termCriteria, 'exact')} else 0 end`;

/** What a pair is compared by. `core`: of pairs whose role and place are met, and whose player looks for the level. */
interface Comparison {
  all: RawBuilder<unknown>;
  core: RawBuilder<unknown>;
}

/** For a request that is known to state no terms. */
export const withoutTerms: Record<PayJudgement, Comparison> = {
  exact: { all: sumOf(usual, 'exact'), core: coreOf('exact') },
  bands: { all: sumOf(usual, 'bands'), core: coreOf('bands') },
};

/** For any request. Most state none of the terms, which are then not compared. */
export const withTerms: Record<PayJudgement, Comparison> = {
  exact: andTerms(withoutTerms.exact),
  bands: andTerms(withoutTerms.bands),
};

const usualApartFromPay = usual.filter((name) => name !== 'money');

/** What a pair is compared by apart from pay, and by pay alone, which is hidden: the sum is `withTerms.bands.all`. */
export const apartFromPay = {
  withoutTerms: sumOf(usualApartFromPay, 'exact'),
  withTerms: sql`${sumOf(usualApartFromPay, 'exact')} + ${termsSql}`,
};
export const payAlone: RawBuilder<unknown> = sumOf(['money'], 'bands');

function andTerms({ all, core }: Comparison): Comparison {
  return { all: sql`${all} + ${termsSql}`, core: sql`${core} + ${termsSql}` };
}

/** The score, 0–100, from the number `compared`. */
export const scoreSql = sql`greatest(0, 100 - (compared & 255))`;

const missedOf = (compared: RawBuilder<unknown>) => sql`((${compared} >> 8) & 31)`;
const missedSql = missedOf(sql`compared`);
const unknownSql = sql`((compared >> 13) & 31)`;
/** The criteria that count for the pair. */
const countedSql = sql`(stated + (compared >> 23))`;

/** Exactly one criterion apart from pay is not met, and that is not the role: one of the three numbers is one, the others are zero. */
export const oneShortSql = sql`(apart >> 8) in (1, ${sql.lit(1 << 5)}, ${sql.lit(1 << 10)})`;

/**
 * The condition of each kind; `stated` is the number of criteria that the request states. A missed role counts as more missed
 * criteria than a match may have.
 */
export const kindConditions = {
  exact: sql`compared = 0`,
  potential: sql`compared > 0 and ${missedSql} = 0`,
  partial: sql`${missedSql} between 1 and ${sql.lit(maxMissed)} and (${countedSql} - ${missedSql} - ${unknownSql}) * 2 >= ${countedSql}`,
};

const countsByPay = {
  exact_apart: sql`count(*) filter (where apart = 0)`,
  exact: sql`count(*) filter (where apart = 0 and pay = 0)`,
  turned: sql`count(*) filter (where apart = 0 and pay > 0 and ${missedOf(sql`pay`)} = 0)`,
  potential_apart: sql`count(*) filter (where apart > 0 and ${missedOf(sql`apart`)} = 0)`,
  potential: sql`count(*) filter (where apart > 0 and ${missedOf(sql`apart + pay`)} = 0)`,
};

/**
 * Counts of pairs by the columns `apart` (the criteria without pay) and `pay`: who fits exactly or potentially apart from pay, and with
 * it; `turned` are those whom pay alone makes potential. `narrowedByPay` says which of them a club is given.
 */
export const countsWithPay: RawBuilder<unknown> = sql.join(
  Object.entries(countsByPay).map(([name, count]) => sql`${count} as ${sql.ref(name)}`),
);

/** A condition: none of the criteria is missed. */
function noneMissedSql(names: readonly CriterionName[], pay: PayJudgement): RawBuilder<unknown> {
  const costs = { near: sql.lit(0), unknown: sql.lit(0), missed: sql.lit(1), open: sql.lit(0) };
  return sql.join(
    names.map((name) => sql`${verdictsOf[pay][name](costs)} = 0`),
    sql` and `,
  );
}

/** Level and place are not missed. */
export const levelAndPlaceSql = sql`(p.levels = 0 or (p.near_levels >> r.level) & 1 = 1)
  and (r.place = any(p.places) or p.places = '{}')`;

/** A cheap necessary condition of each kind, tested before anything is compared: of potential matches by what most players miss. */
export function prefilterSql(kind: MatchingKind, pay: PayJudgement): RawBuilder<unknown> {
  return kind === 'potential'
    ? sql`${levelAndPlaceSql} and ${noneMissedSql(['age', 'money', 'status'], pay)}`
    : sql`true`;
}

/** A cheap necessary condition of potential matches apart from pay. */
export const prefilterApartFromPay = sql`${levelAndPlaceSql} and ${noneMissedSql(['age', 'status'], 'exact')}`;
