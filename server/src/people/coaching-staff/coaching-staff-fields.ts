import type { CoachingStaffInput } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { CoachingStaffFields } from './coaching-staff.repository.ts';

const youngest = 16;

/**
 * Checked input as it is stored: licences and lists in order, what is absent empty. Throws `INVALID_INPUT` for a country
 * that does not exist or a birth date that is nobody's. `ownEmail`: the address that stands for "no other".
 */
export function coachingStaffFields(
  input: CoachingStaffInput,
  today: string,
  ownEmail: string | null,
): CoachingStaffFields {
  const problems = problemsOf(input, today);
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  const licences = [
    ...(input.qualifications ?? []),
    ...(input.qualification == null ? [] : [input.qualification]),
  ];
  return {
    role: input.role ?? null,
    qualifications: inOrder(licences),
    current_team_id: input.currentTeamId ?? null,
    current_club: input.currentTeamId == null ? (input.currentClub ?? '') : '',
    search_categories: inOrder(input.searchCategories ?? []),
    search_levels: inOrder(input.searchLevels ?? []),
    countries_interested: [...new Set(input.countriesInterested ?? [])],
    nationality: input.nationality ?? null,
    country: input.country ?? null,
    city: input.city ?? '',
    born_date: input.bornDate ?? null,
    immediate_availability: input.immediateAvailability ?? null,
    comments: input.comments ?? '',
    contact_email: input.email == null || input.email === ownEmail ? null : input.email,
    phone: input.phone ?? '',
  };
}

function problemsOf(input: CoachingStaffInput, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, code: FieldProblem['code'], params = {}) =>
    problems.push({ path: ['staffProfile', field], code, params });
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

function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
