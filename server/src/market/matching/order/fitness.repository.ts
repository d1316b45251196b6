import type { FitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import {
  ageEdgeLoss,
  bandGain,
  type FitnessComponent,
  fitnessComponents,
  fitnessShares,
  fitnessWeights,
  fullMinutes,
} from '@trattativa/domain/market/matching/fitness-weights';
import { youthLevel } from '@trattativa/domain/people/levels';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { type RawBuilder, sql } from 'kysely';
import { bandNumberOf, bandStartOf } from '../criteria.repository.ts';

/**
 * `fitnessOf` of the domain in SQL, over the columns that `fitnessColumns` adds to a compared pair. It is computed for matches
 * alone, not for every pair that is compared. A test on the real PostgreSQL compares both.
 */
export const fitnessColumns = (today: string): RawBuilder<unknown> => sql`,
  p.played_level, p.minutes, p.figures_season, p.cohort, p.asked_cents, p.contractual_status, p.contract_end,
  p.mandate_days @> ${today}::date as is_mandated, p.reply_percent, r.level as wanted_level, r.season, r.over_age, r.under_age, r.offer_top_cents`;

const lit = (number: number) => sql.lit(number);
const { level, minutes, age, pay, contract, mandate, replies } = fitnessShares;
const years = sql`(season - cohort)`;
const [asked, offered] = [sql`asked_cents`, sql`offer_top_cents`];

const shares: Record<FitnessComponent, RawBuilder<unknown>> = {
  level: sql`case when played_level is null then ${lit(level.unknown)} when played_level = wanted_level then ${lit(level.same)}
    when ${lit(youthLevel)} in (played_level, wanted_level) then ${lit(level.beside)}
    else case played_level - wanted_level when -1 then ${lit(level.oneAbove)} when -2 then ${lit(level.twoAbove)}
      when 1 then ${lit(level.oneBelow)} when 2 then ${lit(level.twoBelow)}
      else case when played_level > wanted_level then ${lit(level.farBelow)} else ${lit(level.farAbove)} end end end`,
  minutes: sql`case when minutes is null or figures_season is null or figures_season < season - 1 then ${lit(minutes.unknown)}
    else least(minutes, ${lit(fullMinutes)}) * 100 / ${lit(fullMinutes)} end`,
  age: sql`case when over_age is null and under_age is null then ${lit(age.notAsked)} when cohort is null then ${lit(age.unknown)}
    when ${years} not between coalesce(over_age, 0) - 1 and coalesce(under_age, 999) + 1 then ${lit(age.outside)}
    when ${years} not between coalesce(over_age, 0) and coalesce(under_age, 999) then ${lit(age.justOutside)}
    when over_age < under_age
      then ${lit(age.inside)} - ${lit(ageEdgeLoss)} * abs(2 * ${years} - over_age - under_age) / (under_age - over_age)
    else ${lit(age.inside)} end`,
  pay: sql`case when ${offered} is null then ${lit(pay.notAsked)} when ${asked} is null then ${lit(pay.unknown)}
    when ${bandNumberOf(asked)} <= ${bandNumberOf(offered)} then least(${lit(pay.below)},
      ${lit(pay.within)} + ${lit(bandGain)} * (${bandNumberOf(offered)} - ${bandNumberOf(asked)}))
    when ${bandStartOf(asked)} * 5 <= ${bandStartOf(offered)} * 6 then ${lit(pay.justAbove)} else ${lit(pay.above)} end`,
  contract: sql`case when contractual_status = ${contractualStatus.free} then ${lit(contract.free)}
    when contract_end is null then ${lit(contract.unknown)} when contract_end < make_date(season, 7, 1) then ${lit(contract.over)}
    when contract_end < make_date(season + 1, 1, 1) then ${lit(contract.halfSeason)}
    when contract_end < make_date(season + 1, 7, 1) then ${lit(contract.nextSummer)} else ${lit(contract.later)} end`,
  mandate: sql`case when is_mandated then ${lit(mandate.confirmed)} else ${lit(mandate.unconfirmed)} end`,
  replies: sql`coalesce(reply_percent, ${lit(replies.few)})`,
};

/** The points of a match, 0–100. */
export function fitnessSql(preset: FitnessPreset): RawBuilder<unknown> {
  const points = fitnessComponents.map(
    (name) => sql`((${shares[name]}) * ${lit(fitnessWeights[preset][name])} + 50) / 100`,
  );
  return sql`(${sql.join(points, sql` + `)})::integer`;
}
