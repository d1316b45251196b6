import { tiersApart } from '../../people/levels.ts';
import type { MoveKind } from '../../people/players/contract-facts.ts';
import { holdsEuPassport } from '../../people/players/eu-passport.ts';
import { foot } from '../../people/players/feet.ts';
import { nearRolesOf } from '../../people/players/near-roles.ts';
import { takesNonEuPlace } from '../../people/players/non-eu-places.ts';
import { ageOn } from '../../platform/plain-date.ts';
import { monthlyTop } from './hidden-pay.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';
import { levelsOf, reachesLevel } from './reached-levels.ts';

/** The result of one criterion. `unknown`: the player's field is empty. */
export type Verdict = 'met' | 'near' | 'missed' | 'unknown';

/** A value as shown in a match: catalogue ids, country codes, amounts, ages, booleans. */
export type Shown = readonly (number | string | boolean | null)[];

export interface Criterion {
  /** The points, of a hundred, that missing it costs; near and unknown cost half. Even, so that halves are whole. */
  weight: number;
  /** The points that near costs for this pair, where it is not half of the weight. */
  nearLoss?(player: MatchedPlayer, request: MatchedRequest): number;
  /** A criterion that the request does not state does not count. */
  isStated(request: MatchedRequest): boolean;
  /** Whether it counts for this player although the request does not state it: something is to be clarified. */
  isOpen?(player: MatchedPlayer, request: MatchedRequest): boolean;
  evaluate(player: MatchedPlayer, request: MatchedRequest): Verdict;
  /** What is asked for, and what the player has. */
  wanted(request: MatchedRequest): Shown;
  has(player: MatchedPlayer, request: MatchedRequest): Shown;
}

/** The criteria of the deal and of the squad list, which most requests do not state. */
export const termCriteria = ['move', 'fee', 'birthYear', 'nationality', 'nonEuPlace', 'minutes'] as const;

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
  ...termCriteria,
] as const;

export type CriterionName = (typeof criterionNames)[number];

/** Points that a role near the principal one costs; more than the secondary role, less than a missed one. */
export const nearRoleLoss = 16;

/**
 * The criteria of a match. The weights of all but the terms sum to 100; the terms add to it, so that they leave the score of a
 * request that states none as it is.
 */
export const criteria: Readonly<Record<CriterionName, Criterion>> = {
  role: {
    weight: 24,
    nearLoss: (player, request) => (player.secondaryRole === request.role ? 12 : nearRoleLoss),
    isStated: () => true,
    evaluate(player, request) {
      if (player.principalRole === request.role) return 'met';
      if (!request.secondRoleAccepted) return 'missed';
      if (player.secondaryRole === request.role) return 'near';
      return nearRolesOf(request.role).some((role) => role === player.principalRole) ? 'near' : 'missed';
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
      if (levels.includes(request.level)) return reachesLevel(player, request.level) ? 'met' : 'near';
      return levels.some((level) => tiersApart(level, request.level) === 1) ? 'near' : 'missed';
    },
    wanted: (request) => [request.level],
    has: (player, request) =>
      reachesLevel(player, request.level) ? levelsOf(player) : known(player.currentLevel),
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
    isOpen({ requestedSalary, refundRange }, request) {
      const asked = monthlyTop(requestedSalary, refundRange);
      const { usualPay } = request;
      return !criteria.money.isStated(request) && usualPay !== null && asked !== null && asked > usualPay;
    },
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
      // One lacking skill is near even where a single one is wanted: asking for fewer must never lower a result.
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
      const min = request.minHeightCm ?? 0;
      if (player.heightCm >= min) return 'met';
      return player.heightCm >= min - heightToleranceCm ? 'near' : 'missed';
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
    evaluate: (player) => sameOrMissed(holdsEuPassport(player), true),
    wanted: () => [true],
    has: (player) => known(holdsEuPassport(player)),
  },
  move: {
    weight: 10,
    isStated: (request) => request.moves.length > 0,
    evaluate(player, request) {
      if (player.moves.length === 0) return 'unknown';
      return commonMoves(player, request).length > 0 ? 'met' : 'missed';
    },
    wanted: (request) => request.moves,
    has: (player) => player.moves,
  },
  fee: {
    weight: 8,
    isStated: (request) => request.feeBudget !== null,
    evaluate(player, request) {
      const budget = request.feeBudget ?? 0;
      if (commonMoves(player, request).some((move) => move !== 'permanent')) return 'met';
      if (player.fee === null) return 'unknown';
      if (player.fee <= budget) return 'met';
      return player.fee * 5 <= budget * 6 ? 'near' : 'missed';
    },
    wanted: (request) => [request.feeBudget],
    has: (player) => known(player.fee),
  },
  birthYear: {
    weight: 12,
    isStated: (request) => request.bornFrom !== null || request.bornTo !== null,
    evaluate(player, request) {
      const year = birthYearOf(player);
      if (year === null) return 'unknown';
      return year >= (request.bornFrom ?? 0) && year <= (request.bornTo ?? 9999) ? 'met' : 'missed';
    },
    wanted: (request) => [request.bornFrom, request.bornTo],
    has: (player) => known(birthYearOf(player)),
  },
  nationality: {
    weight: 4,
    isStated: (request) => request.nationalities.length > 0,
    evaluate(player, request) {
      if (player.nationalities.length === 0) return 'unknown';
      return player.nationalities.some((one) => request.nationalities.includes(one)) ? 'met' : 'missed';
    },
    wanted: (request) => request.nationalities,
    has: (player) => player.nationalities,
  },
  nonEuPlace: {
    weight: 6,
    isStated: (request) => request.nonEuPlace === false,
    evaluate: (player) => sameOrMissed(takesNonEuPlace(player), false),
    wanted: () => [false],
    has: (player) => known(takesNonEuPlace(player)),
  },
  minutes: {
    weight: 4,
    isStated: (request) => request.minMinutes !== null,
    evaluate(player, request) {
      const minutes = recentMinutes(player, request.season);
      const min = request.minMinutes ?? 0;
      if (minutes === null) return 'unknown';
      if (minutes >= min) return 'met';
      return minutes * 5 >= min * 4 ? 'near' : 'missed';
    },
    wanted: (request) => [request.minMinutes],
    has: (player, request) => known(recentMinutes(player, request.season)),
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

/** Whether a criterion counts for a pair. */
export function counts(name: CriterionName, player: MatchedPlayer, request: MatchedRequest): boolean {
  const { isStated, isOpen } = criteria[name];
  return isStated(request) || (isOpen?.(player, request) ?? false);
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

/** The calendar year of birth. */
export function birthYearOf(player: MatchedPlayer): number | null {
  return player.bornDate === null ? null : Number(player.bornDate.slice(0, 4));
}

/** The kinds of move that the request asks for and the player can make. A free one and a loan need no fee. */
function commonMoves(player: MatchedPlayer, request: MatchedRequest): MoveKind[] {
  return request.moves.filter((move) => player.moves.includes(move));
}

/** Minutes played in the season before the request's, or in that season; older figures say nothing. */
export function recentMinutes({ minutes, figuresSeason }: MatchedPlayer, season: number): number | null {
  return figuresSeason !== null && figuresSeason >= season - 1 ? minutes : null;
}
