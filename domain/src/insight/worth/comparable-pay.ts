import { payBandStart, payBandStarts } from '../../market/matching/hidden-pay.ts';
import { type PlayerRole, playerRole } from '../../people/player-roles.ts';
import { ageOfMajority } from '../../platform/age-of-majority.ts';
import { ageOn } from '../../platform/plain-date.ts';

/** Roles that are paid alike. Names: `agents:worth.group.<name>`. */
export const roleGroups = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type RoleGroup = (typeof roleGroups)[number];

const groupOfRole: Readonly<Record<PlayerRole, RoleGroup>> = {
  [playerRole.goalkeeper]: 'goalkeeper',
  [playerRole.centralDefenderRight]: 'defender',
  [playerRole.centralDefenderLeft]: 'defender',
  [playerRole.rightBack]: 'defender',
  [playerRole.leftBack]: 'defender',
  [playerRole.rightWinger]: 'forward',
  [playerRole.leftWinger]: 'forward',
  [playerRole.defensiveMidfielder]: 'midfielder',
  [playerRole.attackingMidfielder]: 'midfielder',
  [playerRole.secondStriker]: 'forward',
  [playerRole.centreForward]: 'forward',
};

/**
 * Ages that are paid alike, by their first year; the last one is open. They are fixed, so that no two questions differ by one year:
 * what one year's deals add could be read out of the difference.
 */
export const ageBandStarts = [ageOfMajority, 21, 24, 28, 32] as const;

/** The fewest deals and clubs of which anything is told. */
export const minDeals = 5;
export const minClubs = 3;

/** What deals are compared by. */
export interface Kind {
  group: RoleGroup;
  level: number;
  /** The first year of the band. */
  ageFrom: number;
}

/** A signed deal; pay in whole euros a month. */
export interface SignedPay extends Kind {
  clubId: number;
  monthlyPay: number;
}

/** What similar players were signed for. */
export interface PayRange {
  /** Euros a month, each the border of a band of 15 %: `to` is not reached. */
  from: number;
  to: number;
  deals: number;
  clubs: number;
  /** False: deals of one level above and below had to be counted too. */
  isSameLevel: boolean;
}

/** How deals about somebody are compared on a day; null: the role, the level or the age is not known, or the person is a minor. */
export function kindOf(
  person: { role: PlayerRole | null; level: number | null; bornDate: string | null },
  day: string,
): Kind | null {
  const { role, level, bornDate } = person;
  if (role === null || level === null || bornDate === null) return null;
  const age = ageOn(bornDate, day);
  const ageFrom = ageBandStarts.findLast((start) => start <= age);
  return ageFrom === undefined ? null : { group: groupOfRole[role], level, ageFrom };
}

/**
 * The middle half of what similar players were signed for: by deals of the same level or, where those are too few, of the next ones
 * too. Null: fewer than five deals or three clubs, of which nothing may be told.
 */
export function payRangeOf(kind: Kind, deals: readonly SignedPay[]): PayRange | null {
  const alike = deals.filter(({ group, ageFrom }) => group === kind.group && ageFrom === kind.ageFrom);
  for (const distance of [0, 1]) {
    const near = alike.filter(({ level }) => Math.abs(level - kind.level) <= distance);
    const clubs = new Set(near.map(({ clubId }) => clubId)).size;
    if (near.length < minDeals || clubs < minClubs) continue;
    const pays = near.map(({ monthlyPay }) => monthlyPay).sort((one, other) => one - other);
    return {
      from: payBandStart(nearestRank(pays, 25)),
      to: bandAbove(nearestRank(pays, 75)),
      deals: near.length,
      clubs,
      isSameLevel: distance === 0,
    };
  }
  return null;
}

/** The middle of a range, for what is computed from it. */
export function middleOf({ from, to }: Pick<PayRange, 'from' | 'to'>): number {
  return Math.floor((from + to) / 2);
}

/** The amount of ascending ones that this percentage does not exceed. */
function nearestRank(ascending: readonly number[], percent: number): number {
  return ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? 0;
}

/** Where the next band begins; the last band has no end but its beginning. */
function bandAbove(euros: number): number {
  return payBandStarts.find((start) => start > euros) ?? payBandStart(euros);
}
