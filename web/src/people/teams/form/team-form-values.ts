import type { Api } from '@trattativa/contract/api';
import type { RequiredKeys } from '@trattativa/contract/field-keys';
import type { Team } from '@trattativa/contract/people/teams/team';
import { type Category, levelOfCategory } from '@trattativa/domain/people/categories';
import { type OrgChartRole, orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import type { ClubColour, CrestPattern } from '@trattativa/domain/platform/club-colours';

export type TeamInput = Api['Team/SaveTeamInfo']['input']['team'];

/** The form's values: text fields are never null, unset choices are. Names are the contract's. */
export interface TeamValues {
  id: number | null;
  version: number | null;
  name: string;
  country: string | null;
  /** British clubs only. */
  association: string | null;
  region: string | null;
  city: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  category: number | null;
  level: number | null;
  leagueName: string;
  stadiumName: string;
  foundationYear: string;
  website: string;
  categoriesPlayed: number[];
  hasYouthSection: boolean;
  crestPattern: CrestPattern | null;
  crestFirst: ClubColour | null;
  crestSecond: ClubColour | null;
  footballSchool: boolean;
  contacts: { email: string; phone: string };
  /** One entry per place, in the order of their ids. */
  orgChart: { places: { name: string; email: string; phone: string }[]; defaultRole: OrgChartRole | null };
  scouting: {
    firstTeam: boolean;
    reports: string[];
    region: string | null;
    playerFromLevel: number | null;
    euPassport: boolean;
    overAge: number | null;
    underAge: number | null;
    minHeightCm: number | null;
  };
}

/** Form fields with labels of their own, `teams:field.<name>`. */
export type TeamField =
  | Exclude<keyof TeamValues, 'id' | 'version' | 'hasYouthSection' | 'contacts' | 'orgChart' | 'scouting'>
  | `scouting.${keyof TeamValues['scouting']}`;

/** Fields without which a record cannot be saved. */
export const requiredTeamFields = { name: true, country: true } as const satisfies Record<
  RequiredKeys<TeamInput>,
  true
>;

/** Nested like the call, so that the service's field names match the form's. */
export interface TeamFormValues {
  team: TeamValues;
}

const nobody = { name: '', email: '', phone: '' };

export const emptyTeam: TeamValues = {
  id: null,
  version: null,
  name: '',
  country: 'IT',
  association: null,
  region: null,
  city: '',
  address: '',
  latitude: null,
  longitude: null,
  category: null,
  level: null,
  leagueName: '',
  stadiumName: '',
  foundationYear: '',
  website: '',
  categoriesPlayed: [],
  hasYouthSection: false,
  crestPattern: null,
  crestFirst: null,
  crestSecond: null,
  footballSchool: false,
  contacts: { email: '', phone: '' },
  orgChart: { places: orgChartRoles.map(() => ({ ...nobody })), defaultRole: null },
  scouting: {
    firstTeam: false,
    reports: [],
    region: null,
    playerFromLevel: null,
    euPassport: false,
    overAge: null,
    underAge: null,
    minHeightCm: null,
  },
};

/** Converts a record to form values. */
export function teamValuesOf(team: Team): TeamValues {
  const placeOf = (role: OrgChartRole) => team.orgChart?.places.find((place) => place.role === role);
  return {
    id: team.id,
    version: team.version,
    name: team.name,
    country: team.country,
    association: team.association,
    region: team.region,
    city: team.city,
    address: team.address,
    latitude: team.latitude,
    longitude: team.longitude,
    category: team.category,
    level: team.level,
    leagueName: team.leagueName,
    stadiumName: team.stadiumName,
    foundationYear: team.foundationYear === null ? '' : String(team.foundationYear),
    website: team.website ?? '',
    categoriesPlayed: team.categoriesPlayed,
    hasYouthSection: team.youthSection !== 0,
    footballSchool: team.footballSchool,
    crestPattern: team.crestPattern,
    crestFirst: team.crestFirst,
    crestSecond: team.crestSecond,
    contacts: { email: team.contacts?.email ?? '', phone: team.contacts?.phone ?? '' },
    orgChart: {
      places: orgChartRoles.map((role) => {
        const place = placeOf(role);
        return place ? { name: place.name, email: place.email ?? '', phone: place.phone } : { ...nobody };
      }),
      defaultRole: team.orgChart?.defaultRole ?? null,
    },
    scouting: team.scouting ?? emptyTeam.scouting,
  };
}

/** Converts form values to the input of the service: an Italian club by its category, a foreign one by its level. */
export function teamInputOf(values: TeamValues): TeamInput {
  const { hasYouthSection, id, version, ...rest } = values;
  const italian = values.country === 'IT';
  const { places, defaultRole } = values.orgChart;
  const filled = orgChartRoles
    .map((role, index) => ({ role, ...(places[index] ?? nobody) }))
    .filter((place) => place.name !== '' || place.email !== '' || place.phone !== '');
  const input = {
    ...rest,
    ...(id !== null && { id, version }),
    country: values.country ?? '',
    association: values.country === 'GB' ? values.association : null,
    region: italian ? values.region : null,
    category: italian ? values.category : null,
    level: italian ? (values.category === null ? values.level : null) : values.level,
    foundationYear: values.foundationYear.trim() === '' ? null : Number(values.foundationYear),
    website: values.website.trim() || null,
    youthSection: hasYouthSection || values.footballSchool ? 15 : 0,
    orgChart: {
      places: filled,
      defaultRole: filled.some(({ role }) => role === defaultRole) ? defaultRole : null,
    },
    scouting: {
      ...values.scouting,
      region: values.scouting.reports.includes('region') ? values.scouting.region : null,
    },
  };
  return input as TeamInput;
}

/** The level of an Italian club of this category, shown beside the category. */
export function levelFor(category: number | null): number | null {
  return category === null ? null : levelOfCategory(category as Category);
}
