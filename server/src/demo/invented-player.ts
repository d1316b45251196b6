import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { isEuCountry } from '@trattativa/domain/platform/countries';
import type { PlayerFields } from '../people/players/players.repository.ts';
import { inventedCountries, inventName } from './invented-names.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Roles with the frequencies of a squad: few goalkeepers, many midfielders. */
const roles = [1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 10, 11, 11] as const;
const neighbours: Record<number, readonly number[]> = {
  1: [],
  2: [3, 4],
  3: [2, 5],
  4: [2, 6],
  5: [3, 7],
  6: [4, 9, 10],
  7: [5, 9, 10],
  8: [9, 2],
  9: [8, 10],
  10: [9, 11],
  11: [10, 6],
};
/** The usual monthly salary in euros by level; 0 is the first tier. */
const usualSalary = [45_000, 16_000, 4_500, 1_600, 900, 500, 300, 150, 0];

const everyNationality = [
  ...Array.from({ length: 14 }, () => 'IT'),
  ...inventedCountries.filter((country) => country !== 'IT'),
];

/** A plausible player of a level and season. Most records are complete, as in a maintained portfolio. */
export function inventPlayer(
  random: SeededRandom,
  level: number,
  clubNames: readonly string[],
): PlayerFields {
  const nationality = random.pick(everyNationality);
  const { name, surname } = inventName(random, nationality);
  const role = random.pick(roles);
  const age = 17 + Math.floor((random.next() + random.next()) * 9);
  const salary = Math.round(((usualSalary[level] ?? 0) * (0.6 + random.next() * 0.9)) / 50) * 50;
  const requested = Math.round((salary * (0.9 + random.next() * 0.5)) / 50) * 50;
  const complete = random.chance(0.85);
  const home = random.chance(0.8) ? 'IT' : nationality;
  const tall = role <= playerRole.centralDefenderLeft || role === playerRole.centreForward;
  const heightCm = random.between(tall ? 180 : 168, tall ? 196 : 186);
  const born = bornDate(random, 2026 - age);
  const secondRole = random.chance(0.6) ? (random.pick(neighbours[role] ?? []) ?? null) : null;
  const contracted = !random.chance(0.45);
  return {
    name,
    surname,
    born_date: born,
    principal_role: role,
    secondary_role: secondRole,
    contractual_status: contracted ? contractualStatus.underContract : contractualStatus.free,
    foot: random.chance(0.68) ? 0 : random.chance(0.75) ? 1 : 2,
    height_cm: complete ? heightCm : null,
    weight_kg: heightCm - 105 + random.between(-4, 5),
    nationality,
    eu_passport: isEuCountry(nationality) || random.chance(0.3),
    country: complete ? home : null,
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
    ...contractFacts(contracted, age, level, salary),
    comments: '',
    on_market: random.chance(0.95),
    open_to_scouts: false,
  };
}

/** A contract that runs to the end of this season, the next one or the one after: the younger, the longer. */
function contractFacts(contracted: boolean, age: number, level: number, salary: number) {
  const ends = 2027 + (age < 21 ? 2 : age % 3 === 0 ? 1 : 0);
  const valued = contracted && level <= 3;
  return {
    contract_end: contracted ? `${ends}-06-30` : null,
    option_holder: valued && age % 4 === 0 ? ('club' as const) : null,
    option_until: valued && age % 4 === 0 ? `${ends + 1}-06-30` : null,
    release_clause_cents: valued && age < 24 ? salary * 60 * 100 : null,
    asking_fee_cents: valued ? salary * 24 * 100 : null,
    pay_share_percent: valued ? 50 : null,
    terms_shown: valued && age % 2 === 0,
    open_to_free: !contracted,
    open_to_loan: contracted && age < 23,
    open_to_permanent: contracted,
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
