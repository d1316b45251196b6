import { type PlayerRole, playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { seasonOf } from '@trattativa/domain/people/season';
import { isEuCountry } from '@trattativa/domain/platform/countries';
import type { PlayerFields } from '../../people/players/players.repository.ts';
import { dayOf } from '../../platform/clock.ts';
import { payWithin, usualMonthlyPay } from '../deals/demo-pay.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { inventedCountries, inventName } from './invented-names.ts';

/** Roles with the frequencies of a squad: few goalkeepers, many midfielders. */
const roles = [
  playerRole.goalkeeper,
  playerRole.centralDefenderRight,
  playerRole.centralDefenderRight,
  playerRole.centralDefenderLeft,
  playerRole.centralDefenderLeft,
  playerRole.rightBack,
  playerRole.leftBack,
  playerRole.rightWinger,
  playerRole.leftWinger,
  playerRole.defensiveMidfielder,
  playerRole.defensiveMidfielder,
  playerRole.defensiveMidfielder,
  playerRole.attackingMidfielder,
  playerRole.attackingMidfielder,
  playerRole.secondStriker,
  playerRole.centreForward,
  playerRole.centreForward,
];
const tallRoles: readonly PlayerRole[] = [
  playerRole.goalkeeper,
  playerRole.centralDefenderRight,
  playerRole.centralDefenderLeft,
  playerRole.centreForward,
];
const neighbours: Readonly<Record<PlayerRole, readonly PlayerRole[]>> = {
  [playerRole.goalkeeper]: [],
  [playerRole.centralDefenderRight]: [playerRole.centralDefenderLeft, playerRole.rightBack],
  [playerRole.centralDefenderLeft]: [playerRole.centralDefenderRight, playerRole.leftBack],
  [playerRole.rightBack]: [playerRole.centralDefenderRight, playerRole.rightWinger],
  [playerRole.leftBack]: [playerRole.centralDefenderLeft, playerRole.leftWinger],
  [playerRole.rightWinger]: [playerRole.rightBack, playerRole.attackingMidfielder, playerRole.secondStriker],
  [playerRole.leftWinger]: [playerRole.leftBack, playerRole.attackingMidfielder, playerRole.secondStriker],
  [playerRole.defensiveMidfielder]: [playerRole.attackingMidfielder, playerRole.centralDefenderRight],
  [playerRole.attackingMidfielder]: [playerRole.defensiveMidfielder, playerRole.secondStriker],
  [playerRole.secondStriker]: [playerRole.attackingMidfielder, playerRole.centreForward],
  [playerRole.centreForward]: [playerRole.secondStriker, playerRole.rightWinger],
};

const everyNationality = [
  ...Array.from({ length: 14 }, () => 'IT'),
  ...inventedCountries.filter((country) => country !== 'IT'),
];

/**
 * A plausible player of a level and season. Most records are complete, as in a maintained portfolio. `bound`: with one of the clubs in
 * any case; else some are free.
 */
export function inventPlayer(
  random: SeededRandom,
  level: number,
  clubNames: readonly string[],
  now: Date,
  { bound = false } = {},
): PlayerFields {
  const today = dayOf(now);
  const nationality = random.pick(everyNationality);
  const { name, surname } = inventName(random, nationality);
  const role = random.pick(roles);
  const age = 17 + Math.floor((random.next() + random.next()) * 9);
  const salary = payWithin(level, usualMonthlyPay(level) * (0.6 + random.next() * 0.9));
  const requested = payWithin(level, salary * (0.9 + random.next() * 0.5));
  const complete = random.chance(0.85);
  const home = random.chance(0.8) ? 'IT' : nationality;
  const tall = tallRoles.includes(role);
  const heightCm = random.between(tall ? 180 : 168, tall ? 196 : 186);
  const born = bornDate(random, Number(today.slice(0, 4)) - age);
  const secondRole = random.chance(0.6) ? (random.pick(neighbours[role]) ?? null) : null;
  const contracted = !random.chance(0.45) || bound;
  return {
    name,
    surname,
    born_date: born,
    principal_role: role,
    secondary_role: secondRole,
    contractual_status: contractualStatus.underContract,
    foot: random.chance(0.68) ? foot.right : random.chance(0.75) ? foot.left : foot.both,
    height_cm: complete ? heightCm : null,
    weight_kg: heightCm - 105 + random.between(-4, 5),
    nationality,
    eu_passport: isEuCountry(nationality) || random.chance(0.3),
    // A player with a contract lives where the club is.
    country: complete ? (contracted ? 'IT' : home) : null,
    city: '',
    region: null,
    address: '',
    phone: complete
      ? `+39 3${random.between(20, 49)} 555 ${String(random.between(0, 9999)).padStart(4, '0')}`
      : '',
    salary_cents: salary * 100 || null,
    requested_salary_cents: level <= 6 ? requested * 100 : null,
    refund_range: level > 6 ? random.between(0, 1) : null,
    requested_food: null,
    requested_accommodation: null,
    requested_bonus_cents: null,
    commission_fee_min_cents: null,
    commission_fee_max_cents: null,
    minutes_percent: null,
    player_value_cents: Math.round(salary * random.between(6, 40)) * 100 || null,
    current_club: random.pick(clubNames),
    current_level: level,
    search_levels: searchLevels(random, level),
    countries_interested: [
      ...new Set(['IT', ...random.sample(['ES', 'FR', 'DE', 'PT', 'GB', 'CH'], random.between(0, 3))]),
    ],
    immediate_availability: random.chance(0.5),
    video_url: null,
    youtube_url: null,
    football_data_url: null,
    linkedin_url: null,
    facebook_url: null,
    instagram_url: null,
    second_nationality: null,
    eligible_associations: [],
    registered_association: null,
    permit_needed: isEuCountry(nationality) ? false : null,
    permit_until: null,
    ...contractFacts(age, level, salary, today),
    comments: '',
    on_market: random.chance(0.95),
    open_to_scouts: false,
    ...(contracted ? {} : noContract),
  };
}

/** A free agent: no club, no contract, open to sign anywhere. */
export const noContract = {
  contractual_status: contractualStatus.free,
  current_club: '',
  salary_cents: null,
  contract_end: null,
  option_holder: null,
  option_until: null,
  release_clause_cents: null,
  asking_fee_cents: null,
  pay_share_percent: null,
  terms_shown: false,
  open_to_free: true,
  open_to_loan: false,
  open_to_permanent: false,
} as const satisfies Partial<PlayerFields>;

/**
 * A contract that runs to the end of this season, the next one or the one after: the younger, the longer. Some amateurs are
 * bound to December only, when clubs of their leagues release players.
 */
function contractFacts(age: number, level: number, salary: number, today: string) {
  const ends = seasonOf(today) + 1 + (age < 21 ? 2 : age % 3 === 0 ? 1 : 0);
  const december = `${seasonOf(today)}-12-31`;
  const shortly = level > 3 && age % 5 === 2 && today <= december;
  const valued = level <= 3;
  return {
    contract_end: shortly ? december : `${ends}-06-30`,
    option_holder: valued && age % 4 === 0 ? ('club' as const) : null,
    option_until: valued && age % 4 === 0 ? `${ends + 1}-06-30` : null,
    release_clause_cents: valued && age < 24 ? salary * 60 * 100 : null,
    asking_fee_cents: valued ? salary * 24 * 100 : null,
    pay_share_percent: valued ? 50 : null,
    terms_shown: valued && age % 2 === 0,
    open_to_free: false,
    open_to_loan: age < 23,
    open_to_permanent: true,
  };
}

function bornDate(random: SeededRandom, year: number): string {
  const month = String(random.between(1, 12)).padStart(2, '0');
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`;
}

function searchLevels(random: SeededRandom, level: number): number[] {
  const around = [level - 1, level, level, level + 1].filter((candidate) => candidate >= 0 && candidate <= 9);
  return [...new Set([level, ...random.sample(around, 2)])].sort((a, b) => a - b);
}
