import type {
  ContactsInput,
  OrgChartInput,
  ScoutingInput,
  TeamInput,
} from '@trattativa/contract/people/teams/team';
import { type Category, levelOfCategory, youthSectionOf } from '@trattativa/domain/people/categories';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import { eachOnce, emptiedBy, inOrder, writtenOnly } from '../../platform/omitted-fields.ts';
import type { OrgChartRow, TeamFields, TeamPatch, TeamRow } from './team.ts';

/**
 * The changes of a club's record by validated input (`present` null for a new record): omitted fields stay,
 * null clears. An Italian club has a category, which determines its level; a foreign one has level and
 * league. `at` is the position of the record in the call, for the names of refused fields. Throws
 * `INVALID_INPUT`.
 */
export function teamPatch(input: TeamInput, at: string, present: PresentTeam | null): TeamPatch {
  const problems = problemsOf(input, at, present);
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  const { contacts, orgChart, scouting } = input;
  const fields = writtenOnly<TeamFields>({
    name: input.name,
    ...placeFields(input),
    ...leagueFields(input),
    stadium_name: emptiedBy(input.stadiumName, ''),
    foundation_year: input.foundationYear,
    website: input.website,
    categories_played: inOrder(input.categoriesPlayed),
    youth_section: youthSection(input, present),
    image_url: input.imageUrl,
    crest_pattern: input.crestPattern,
    crest_first: input.crestFirst,
    crest_second: input.crestSecond,
    ...(contacts && contactFields(contacts)),
    ...(scouting && scoutingFields(scouting)),
  });
  return { fields, ...(orgChart && { orgChart: orgChartRows(orgChart, present?.orgChart ?? []) }) };
}

/** A club with its org chart. */
export type PresentTeam = TeamRow & { orgChart: readonly OrgChartRow[] };

/** The fields that `UpdateAddress` covers: country, association, region, town, street and coordinates. */
function placeFields(input: TeamInput) {
  const { latitude, longitude } = input;
  const isSet = latitude !== undefined || longitude !== undefined;
  return {
    country: input.country,
    // Regions are Italian.
    region: input.country === 'IT' ? input.region : null,
    association: input.country === 'GB' ? input.association : null,
    city: emptiedBy(input.city, ''),
    address: emptiedBy(input.address, ''),
    latitude: isSet ? (latitude ?? null) : undefined,
    longitude: isSet ? (longitude ?? null) : undefined,
  };
}

/** A foreign club has no category; a category determines the level. */
function leagueFields({ country, category, level, leagueName }: TeamInput) {
  return {
    category: country === 'IT' ? category : null,
    level: category == null ? level : levelOfCategory(category),
    league_name: emptiedBy(leagueName, ''),
  };
}

export function contactFields({ email, phone }: ContactsInput) {
  return writtenOnly<Pick<TeamFields, 'contact_email' | 'contact_phone'>>({
    contact_email: email,
    contact_phone: phone === undefined ? undefined : phone || null,
  });
}

/** The places of the org chart with a name or contact. The default contact stays unless it is given. */
export function orgChartRows(
  { places, defaultRole }: OrgChartInput,
  present: readonly OrgChartRow[],
): OrgChartRow[] {
  const first = defaultRole === undefined ? present.find(({ is_default }) => is_default)?.role : defaultRole;
  return places
    .map(({ role, name, email, phone }) => ({
      role,
      name: name ?? '',
      email: email ?? null,
      phone: phone ?? '',
      is_default: role === first,
    }))
    .filter((place) => place.name !== '' || place.email !== null || place.phone !== '')
    .sort((a, b) => numberOf(a.role) - numberOf(b.role));
}

function scoutingFields(scouting: ScoutingInput) {
  return {
    scouting_first_team: scouting.firstTeam,
    scouting_reports: eachOnce(scouting.reports),
    scouting_region: scouting.reports.includes('region') ? scouting.region : null,
    scouting_level: scouting.playerFromLevel,
    scouting_eu_passport: scouting.euPassport,
    scouting_over_age: scouting.overAge,
    scouting_under_age: scouting.underAge,
    scouting_min_height_cm: scouting.minHeightCm,
  };
}

function youthSection(
  { youthSection: section, footballSchool }: TeamInput,
  present: PresentTeam | null,
): number | undefined {
  // The section alone determines both values; the flag, if given, decides which of the two sections it is.
  if (footballSchool == null) return emptiedBy(section, 0);
  return youthSectionOf((section ?? present?.youth_section ?? 0) !== 0, footballSchool);
}

function problemsOf(input: TeamInput, at: string, present: PresentTeam | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: string[], code: FieldProblem['code']) => problems.push({ path: [at, ...path], code });
  if (!isCountryCode(input.country)) say(['country'], 'notInList');
  if (input.country !== 'GB' && input.association != null) say(['association'], 'notInList');
  const isItalian = input.country === 'IT';
  if (!isItalian) {
    if (input.region != null) say(['region'], 'notInList');
    if (input.category != null) say(['category'], 'notInList');
  }
  const stays = isItalian ? (present?.category as Category | null | undefined) : null;
  const category = input.category === undefined ? stays : input.category;
  if (category != null && input.level != null && input.level !== levelOfCategory(category))
    say(['level'], 'notInList');
  const { scouting } = input;
  const region = scouting?.region === undefined ? present?.scouting_region : scouting.region;
  if (scouting?.reports.includes('region') && region == null) say(['scouting', 'region'], 'required');
  const overAge = scouting?.overAge === undefined ? present?.scouting_over_age : scouting.overAge;
  const underAge = scouting?.underAge === undefined ? present?.scouting_under_age : scouting.underAge;
  if (scouting && overAge != null && underAge != null && overAge > underAge)
    say(['scouting', 'overAge'], 'fromAboveTo');
  return problems;
}
