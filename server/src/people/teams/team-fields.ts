import type {
  ContactsInput,
  OrgChartInput,
  ScoutingInput,
  TeamInput,
} from '@trattativa/contract/people/teams/team';
import { type Category, levelOfCategory, youthSectionOf } from '@trattativa/domain/people/categories';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { OrgChartRow, TeamFields, TeamPatch } from './team.ts';

/**
 * Checked input as it is stored. An Italian club has a category, from which its level follows; a foreign one has level and
 * league. What the input leaves out of picture, contacts, org chart and scouting stays as it is. `at` is where the
 * record stands in the call, for the names of refused fields. Throws `INVALID_INPUT`.
 */
export function teamPatch(input: TeamInput, at: string): TeamPatch {
  const problems = problemsOf(input, at);
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  const { contacts, orgChart, scouting } = input;
  return {
    fields: {
      name: input.name,
      ...placeFields(input),
      category: input.category ?? null,
      level: input.category == null ? (input.level ?? null) : levelOfCategory(input.category),
      league_name: input.leagueName ?? '',
      stadium_name: input.stadiumName ?? '',
      foundation_year: input.foundationYear ?? null,
      website: input.website ?? null,
      categories_played: [...new Set(input.categoriesPlayed ?? [])].sort((a, b) => a - b),
      youth_section: youthSection(input),
      ...(input.imageUrl !== undefined && { image_url: input.imageUrl }),
      ...(contacts && contactFields(contacts)),
      ...(scouting && scoutingFields(scouting)),
    },
    ...(orgChart && { orgChart: orgChartRows(orgChart) }),
  };
}

/** Country, region, town, street and coordinates: what `UpdateAddress` is about. */
function placeFields(
  input: TeamInput,
): Pick<TeamFields, 'country' | 'region' | 'city' | 'address' | 'latitude' | 'longitude'> {
  return {
    country: input.country,
    region: input.region ?? null,
    city: input.city ?? '',
    address: input.address ?? '',
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
  };
}

export function contactFields(contacts: ContactsInput): Pick<TeamFields, 'contact_email' | 'contact_phone'> {
  return { contact_email: contacts.email ?? null, contact_phone: contacts.phone || null };
}

/** The places where somebody is named or can be reached. */
export function orgChartRows({ places, defaultRole }: OrgChartInput): OrgChartRow[] {
  return places
    .map(({ role, name, email, phone }) => ({
      role,
      name: name ?? '',
      email: email ?? null,
      phone: phone ?? '',
      is_default: role === defaultRole,
    }))
    .filter((place) => place.name !== '' || place.email !== null || place.phone !== '')
    .sort((a, b) => a.role - b.role);
}

function scoutingFields(scouting: ScoutingInput) {
  return {
    scouting_first_team: scouting.firstTeam,
    scouting_reports: [...new Set(scouting.reports)],
    scouting_region: scouting.reports.includes('region') ? (scouting.region ?? null) : null,
    scouting_level: scouting.playerFromLevel ?? null,
    scouting_eu_passport: scouting.euPassport,
    scouting_over_age: scouting.overAge ?? null,
    scouting_under_age: scouting.underAge ?? null,
    scouting_min_height_cm: scouting.minHeightCm ?? null,
  };
}

function youthSection({ youthSection: section = 0, footballSchool }: TeamInput): number {
  // The number alone says both; with the flag beside it, the flag decides which of the two sections it is.
  return footballSchool === undefined ? section : youthSectionOf(section !== 0, footballSchool);
}

function problemsOf(input: TeamInput, at: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: string[], code: FieldProblem['code']) => problems.push({ path: [at, ...path], code });
  if (!isCountryCode(input.country)) say(['country'], 'notInList');
  if (input.country !== 'IT') {
    if (input.region != null) say(['region'], 'notInList');
    if (input.category != null) say(['category'], 'notInList');
  }
  const levelOf = (category: Category) => levelOfCategory(category);
  if (input.category != null && input.level != null && input.level !== levelOf(input.category))
    say(['level'], 'notInList');
  if (input.scouting?.reports.includes('region') && input.scouting.region == null)
    say(['scouting', 'region'], 'required');
  return problems;
}
