import { profileType, type TeamProfileType } from '@trattativa/domain/identity/profile-types';
import type { Columns } from '../../platform/database/database.ts';

/** A club as stored. */
export interface TeamRow
  extends Columns<
    'teams',
    | 'id'
    | 'version'
    | 'name'
    | 'country'
    | 'association'
    | 'home_association'
    | 'region'
    | 'city'
    | 'address'
    | 'latitude'
    | 'longitude'
    | 'category'
    | 'level'
    | 'league_name'
    | 'stadium_name'
    | 'foundation_year'
    | 'website'
    | 'categories_played'
    | 'youth_section'
    | 'image_url'
    | 'picture_url'
    | 'crest_pattern'
    | 'crest_first'
    | 'crest_second'
    | 'contact_phone'
    | 'scouting_first_team'
    | 'scouting_reports'
    | 'scouting_region'
    | 'scouting_level'
    | 'scouting_eu_passport'
    | 'scouting_over_age'
    | 'scouting_under_age'
    | 'scouting_min_height_cm'
    | 'updated_at'
  > {
  /** 1 registered, 5 not registered, 6 waits for acceptance */
  profile: TeamProfileType;
  contact_email: string | null;
}

/** The columns that a writer sets. */
export type TeamFields = Omit<
  TeamRow,
  'id' | 'version' | 'profile' | 'updated_at' | 'picture_url' | 'home_association'
>;

/** What a club's card shows of it. */
export type TeamCardRow = Pick<
  TeamRow,
  | 'id'
  | 'name'
  | 'city'
  | 'country'
  | 'region'
  | 'category'
  | 'level'
  | 'league_name'
  | 'profile'
  | 'picture_url'
>;

/** A place of the org chart and its person. */
export interface OrgChartRow extends Columns<'team_org_chart', 'role' | 'name' | 'phone' | 'is_default'> {
  email: string | null;
}

/** The changes of a record: columns, and the whole org chart if it changes. */
export interface TeamPatch {
  fields: Partial<TeamFields>;
  orgChart?: OrgChartRow[];
}

export const teamProfile = {
  registered: profileType.team,
  notRegistered: profileType.teamNotRegistered,
  waiting: profileType.teamNotAccepted,
} as const;
