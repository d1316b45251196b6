import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { isCountryCode, isEuCountry } from '@trattativa/domain/platform/countries';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { PlayerFields } from './players.repository.ts';

const youngest = 5;

/**
 * Checked input as it is stored: euros become cents, what is absent becomes empty, the EU passport follows from the
 * nationality unless it is said. Throws `INVALID_INPUT` for a country that does not exist or a birth date of nobody.
 */
export function playerFields(input: PlayerInput, today: string): PlayerFields {
  const problems = problemsOf(input, today);
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  const nationality = input.nationality ?? null;
  return {
    name: input.name,
    surname: input.surname,
    born_date: input.bornDate ?? null,
    principal_role: input.principalRole ?? null,
    secondary_role: input.secondaryRole ?? null,
    contractual_status: input.contractualStatus ?? null,
    foot: input.foot ?? null,
    height_cm: input.heightCm ?? null,
    weight_kg: input.weightKg ?? null,
    nationality,
    eu_passport: input.euPassport ?? (nationality === null ? null : isEuCountry(nationality)),
    country: input.country ?? null,
    city: input.city ?? '',
    region: input.country === 'IT' ? (input.region ?? null) : null,
    address: input.address ?? '',
    phone: input.phone ?? '',
    salary_cents: cents(input.salary),
    requested_salary_cents: cents(input.requestedSalary),
    refund_range: input.refundRange ?? null,
    requested_food: input.requestedFood ?? null,
    requested_accommodation: input.requestedAccommodation ?? null,
    requested_bonus_cents: cents(input.requestedBonus),
    commission_fee_min_cents: cents(input.commissionFeeMin),
    commission_fee_max_cents: cents(input.commissionFeeMax),
    player_value_cents: cents(input.playerValue),
    current_club: input.currentClub ?? '',
    current_level: input.currentLevel ?? null,
    search_levels: unique(input.searchLevels ?? []).sort((a, b) => a - b),
    countries_interested: unique(input.countriesInterested ?? []),
    immediate_availability: input.immediateAvailability ?? null,
    minutes_percent: input.minutesPercent ?? null,
    video_url: input.videoUrl ?? null,
    youtube_url: input.youtubeUrl ?? null,
    football_data_url: input.footballDataUrl ?? null,
    linkedin_url: input.linkedinUrl ?? null,
    facebook_url: input.facebookUrl ?? null,
    instagram_url: input.instagramUrl ?? null,
    comments: input.comments ?? '',
    on_market: input.onMarket ?? true,
    open_to_scouts: input.openToScouts ?? false,
  };
}

function problemsOf(input: PlayerInput, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, code: FieldProblem['code'], params = {}) =>
    problems.push({ path: ['player', field], code, params });
  if (input.bornDate) {
    if (input.bornDate > today) say('bornDate', 'inTheFuture');
    else if (ageOn(input.bornDate, today) < youngest) say('bornDate', 'ageTooLow', { min: youngest });
  }
  if (input.nationality && !isCountryCode(input.nationality)) say('nationality', 'notInList');
  if (input.country && !isCountryCode(input.country)) say('country', 'notInList');
  if (input.countriesInterested?.some((code) => !isCountryCode(code)))
    say('countriesInterested', 'notInList');
  return problems;
}

function cents(euros: number | null | undefined): number | null {
  return euros == null ? null : euros * 100;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
