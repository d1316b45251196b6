import type { Columns } from '../../platform/database/database.ts';
/** A club's record as the database keeps it. */
export interface TeamRow
  extends Columns<
    'teams',
    | 'id'
    | 'version'
    | 'name'
    | 'country'
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
  profile: number;
  contact_email: string | null;
}

/** What a writer may set. */
export type TeamFields = Omit<TeamRow, 'id' | 'version' | 'profile' | 'updated_at'>;

/** A person at a place of the org chart. */
export interface OrgChartRow extends Columns<'team_org_chart', 'role' | 'name' | 'phone' | 'is_default'> {
  email: string | null;
}

/** What a change would write: columns, and the whole org chart where it is touched. */
export interface TeamPatch {
  fields: Partial<TeamFields>;
  orgChart?: OrgChartRow[];
}

export const teamProfile = { registered: 1, notRegistered: 5, waiting: 6 } as const;
