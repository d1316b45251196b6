import { foot } from '../../people/feet.ts';
import { tiersApart } from '../../people/levels.ts';
import { type RefundRange, refundRangeEuros } from '../../people/refund-ranges.ts';
import { ageOn } from '../../platform/plain-date.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/** The result of one criterion. `unknown`: the player's field is empty. */
export type Verdict = 'met' | 'near' | 'missed' | 'unknown';

/** A value as shown in a match: catalogue ids, country codes, amounts, ages, booleans. */
export type Shown = readonly (number | string | boolean | null)[];

export interface Criterion {
  /** The points, of a hundred, that missing it costs; near and unknown cost half. Even, so that halves are whole. */
  weight: number;
  /** A criterion that the request does not state does not count. */
  isStated(request: MatchedRequest): boolean;
  evaluate(player: MatchedPlayer, request: MatchedRequest): Verdict;
  /** What is asked for, and what the player has. */
  wanted(request: MatchedRequest): Shown;
  has(player: MatchedPlayer, request: MatchedRequest): Shown;
}

export const criterionNames = [
  'role',
  'level',
  'place',
  'age',
  'money',
  'status',
  'skills',
  'foot',
  'height',
  'availability',
  'passport',
] as const;

export type CriterionName = (typeof criterionNames)[number];

/** The criteria of a match. The weights sum to 100. */
export const criteria: Readonly<Record<CriterionName, Criterion>> = {
  role: {
    weight: 24,
    isStated: () => true,
    evaluate(player, request) {
      if (player.principalRole === request.role) return 'met';
      return player.secondaryRole === request.role ? 'near' : 'missed';
    },
    wanted: (request) => [request.role],
    has: (player) => [player.principalRole, player.secondaryRole].filter((role) => role !== null),
  },
  level: {
    weight: 16,
    isStated: () => true,
    evaluate(player, request) {
      const levels = levelsOf(player);
      if (levels.length === 0) return 'unknown';
      if (levels.includes(request.level)) return 'met';
      return levels.some((level) => tiersApart(level, request.level) === 1) ? 'near' : 'missed';
    },
    wanted: (request) => [request.level],
    has: (player) => levelsOf(player),
  },
  place: {
    weight: 14,
    isStated: () => true,
    evaluate(player, request) {
      const places = placesOf(player);
      if (places.length === 0) return 'unknown';
      return places.includes(request.country) ? 'met' : 'missed';
    },
    wanted: (request) => [request.country],
    has: (player) => placesOf(player),
  },
  age: {
    weight: 12,
    isStated: (request) => request.overAge !== null || request.underAge !== null,
    evaluate(player, request) {
      const age = ageForSeason(player, request.season);
      if (age === null) return 'unknown';
      const from = request.overAge ?? 0;
      const to = request.underAge ?? 999;
      if (age >= from && age <= to) return 'met';
      return age >= from - 1 && age <= to + 1 ? 'near' : 'missed';
    },
    wanted: (request) => [request.overAge, request.underAge],
    has: (player, request) => [ageForSeason(player, request.season)].filter((age) => age !== null),
  },
  money: {
    weight: 10,
    isStated: (request) => monthlyTop(request.monthlyOffer, request.refundRange) !== null,
    evaluate(player, request) {
      const asked = monthlyTop(player.requestedSalary, player.refundRange);
      const offered = monthlyTop(request.monthlyOffer, request.refundRange);
      if (asked === null || offered === null) return 'unknown';
      if (asked <= offered) return 'met';
      return asked * 5 <= offered * 6 ? 'near' : 'missed';
    },
    wanted: (request) => [request.monthlyOffer, request.monthlyOffer === null ? request.refundRange : null],
    has: (player) =>
      monthlyTop(player.requestedSalary, player.refundRange) === null
        ? []
        : [player.requestedSalary, player.requestedSalary === null ? player.refundRange : null],
  },
  status: {
    weight: 6,
    isStated: (request) => request.contractualStatus !== null,
    evaluate: (player, request) => sameOrMissed(player.contractualStatus, request.contractualStatus),
    wanted: (request) => [request.contractualStatus],
    has: (player) => known(player.contractualStatus),
  },
  skills: {
    weight: 6,
    isStated: (request) => request.skills.length > 0,
    evaluate(player, request) {
      if (player.skills.length === 0) return 'unknown';
      const lacking = request.skills.filter((skill) => !player.skills.includes(skill)).length;
      if (lacking === 0) return 'met';
      // Also with a single skill: asking for fewer skills must never lower a result.
      return lacking === 1 ? 'near' : 'missed';
    },
    wanted: (request) => request.skills,
    has: (player, request) => player.skills.filter((skill) => request.skills.includes(skill)),
  },
  foot: {
    weight: 4,
    isStated: (request) => request.foot !== null,
    evaluate(player, request) {
      if (player.foot === null) return 'unknown';
      return player.foot === request.foot || player.foot === foot.both ? 'met' : 'missed';
    },
    wanted: (request) => [request.foot],
    has: (player) => known(player.foot),
  },
  height: {
    weight: 4,
    isStated: (request) => request.minHeightCm !== null,
    evaluate(player, request) {
      if (player.heightCm === null) return 'unknown';
      const least = request.minHeightCm ?? 0;
      if (player.heightCm >= least) return 'met';
      return player.heightCm >= least - heightToleranceCm ? 'near' : 'missed';
    },
    wanted: (request) => [request.minHeightCm],
    has: (player) => known(player.heightCm),
  },
  availability: {
    weight: 2,
    isStated: (request) => request.immediateAvailability,
    evaluate: (player) => sameOrMissed(player.immediateAvailability, true),
    wanted: () => [true],
    has: (player) => known(player.immediateAvailability),
  },
  passport: {
    weight: 2,
    isStated: (request) => request.euPassport,
    evaluate: (player) => sameOrMissed(player.euPassport, true),
    wanted: () => [true],
    has: (player) => known(player.euPassport),
  },
};

/** Centimetres below the minimum that still count as near. */
export const heightToleranceCm = 3;

function sameOrMissed<Value>(has: Value | null, wanted: Value): Verdict {
  if (has === null) return 'unknown';
  return has === wanted ? 'met' : 'missed';
}

function known<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

/** The levels that a player looks for; by default the current one. */
export function levelsOf(player: MatchedPlayer): readonly number[] {
  if (player.searchLevels.length > 0) return player.searchLevels;
  return player.currentLevel === null ? [] : [player.currentLevel];
}

/** The player's own country, and those of interest. */
export function placesOf(player: MatchedPlayer): readonly string[] {
  const { country, countriesInterested } = player;
  return country === null || countriesInterested.includes(country)
    ? countriesInterested
    : [country, ...countriesInterested];
}

/** Whole years on 1 July of the season. */
export function ageForSeason(player: MatchedPlayer, season: number): number | null {
  return player.bornDate === null ? null : ageOn(player.bornDate, `${season}-07-01`);
}

/** Euros a month: the amount, or the top of the refund range; the open range has no top. Null when neither is given. */
export function monthlyTop(amount: number | null, range: number | null): number | null {
  if (amount !== null) return amount;
  return range === null ? null : (refundRangeEuros[range as RefundRange].to ?? Number.POSITIVE_INFINITY);
}
