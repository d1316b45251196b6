import type { CoachingStaffInput } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { youngestCoach } from '@trattativa/domain/people/record-limits';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import { eachOnce, emptiedBy, inOrder, writtenOnly } from '../../platform/omitted-fields.ts';
import type { CoachingStaffFields } from './coaching-staff.repository.ts';

/** The stored columns, and the registration in force from which the record takes the club. */
type Present = CoachingStaffFields & { registration_id?: number | null };

/** An empty record. */
const emptyCoachingStaff: CoachingStaffFields = {
  role: null,
  qualifications: [],
  current_team_id: null,
  current_club: '',
  search_categories: [],
  search_levels: [],
  countries_interested: [],
  nationality: null,
  country: null,
  city: '',
  born_date: null,
  immediate_availability: null,
  comments: '',
  contact_email: null,
  phone: '',
};

/** The columns of a new record from validated input. Throws as `changedCoachingStaffFields`. */
export function newCoachingStaffFields(input: CoachingStaffInput, today: string): CoachingStaffFields {
  return { ...emptyCoachingStaff, ...changedCoachingStaffFields(emptyCoachingStaff, input, today, null) };
}

/**
 * The columns changed by validated input: omitted fields stay, null clears; licences and lists are sorted.
 * Throws `INVALID_INPUT` for an unknown country, an impossible birth date, and another club than the ledger says. `ownEmail` is the address that
 * means "no other".
 */
export function changedCoachingStaffFields(
  present: Present,
  input: CoachingStaffInput,
  today: string,
  ownEmail: string | null,
): Partial<CoachingStaffFields> {
  const club = currentClub(input);
  const problems = [
    ...problemsOf(input, today),
    ...(present.registration_id == null ? [] : contradictionsOfLedger(present, club)),
  ];
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  return writtenOnly<CoachingStaffFields>({
    role: input.role,
    qualifications: licences(present, input),
    ...club,
    search_categories: inOrder(input.searchCategories),
    search_levels: inOrder(input.searchLevels),
    countries_interested: eachOnce(input.countriesInterested),
    nationality: input.nationality,
    country: input.country,
    city: emptiedBy(input.city, ''),
    born_date: input.bornDate,
    immediate_availability: input.immediateAvailability,
    comments: emptiedBy(input.comments, ''),
    contact_email: input.email === ownEmail ? null : input.email,
    phone: emptiedBy(input.phone, ''),
  });
}

/**
 * The licences: the list, with the single one that may be sent beside it or alone; a single null removes
 * nothing.
 */
function licences(present: CoachingStaffFields, input: CoachingStaffInput): Qualification[] | undefined {
  const { qualification, qualifications } = input;
  if (qualification == null) return inOrder(qualifications);
  const list = qualifications === undefined ? present.qualifications : (qualifications ?? []);
  return inOrder([...list, qualification]);
}

/** A club of the platform determines the name; another name unlinks the club. */
function currentClub({ currentTeamId, currentClub: name }: CoachingStaffInput) {
  if (currentTeamId != null) return { current_team_id: currentTeamId, current_club: '' };
  const isNamed = currentTeamId === null || name !== undefined;
  return { current_team_id: isNamed ? null : undefined, current_club: emptiedBy(name, '') };
}

/** A written club that contradicts the registration in force. */
function contradictionsOfLedger(present: Present, club: ReturnType<typeof currentClub>): FieldProblem[] {
  const { current_team_id: teamId, current_club: name } = club;
  // The name alone says the same club as its id.
  const written = name ?? (present.current_team_id === null ? present.current_club : '');
  const isSame = teamId === null ? written === present.current_club : teamId === present.current_team_id;
  if (teamId === undefined || isSame) return [];
  return [
    { path: ['staffProfile', 'currentClub'], code: 'registered', params: { club: present.current_club } },
  ];
}

function problemsOf(input: CoachingStaffInput, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, code: FieldProblem['code'], params = {}) =>
    problems.push({ path: ['staffProfile', field], code, params });
  if (input.bornDate) {
    if (input.bornDate > today) say('bornDate', 'inTheFuture');
    else if (ageOn(input.bornDate, today) < youngestCoach)
      say('bornDate', 'ageTooLow', { min: youngestCoach });
  }
  if (input.nationality && !isCountryCode(input.nationality)) say('nationality', 'notInList');
  if (input.country && !isCountryCode(input.country)) say('country', 'notInList');
  if (input.countriesInterested?.some((code) => !isCountryCode(code)))
    say('countriesInterested', 'notInList');
  return problems;
}
