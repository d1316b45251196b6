/** A club's record as the database keeps it. */
export interface TeamRow {
  id: number;
  version: number;
  /** 1 registered, 5 not registered, 6 waits for acceptance */
  profile: number;
  name: string;
  country: string;
  region: string | null;
  city: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  category: number | null;
  level: number | null;
  league_name: string;
  stadium_name: string;
  foundation_year: number | null;
  website: string | null;
  categories_played: number[];
  youth_section: number;
  image_url: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  scouting_first_team: boolean;
  scouting_reports: string[];
  scouting_region: string | null;
  scouting_level: number | null;
  scouting_eu_passport: boolean;
  scouting_over_age: number | null;
  scouting_under_age: number | null;
  scouting_min_height_cm: number | null;
  updated_at: Date;
}

/** What a writer may set. */
export type TeamFields = Omit<TeamRow, 'id' | 'version' | 'profile' | 'updated_at'>;

/** A person at a place of the org chart. */
export interface OrgChartRow {
  role: number;
  name: string;
  email: string | null;
  phone: string;
  is_default: boolean;
}

/** What a change would write: columns, and the whole org chart where it is touched. */
export interface TeamPatch {
  fields: Partial<TeamFields>;
  orgChart?: OrgChartRow[];
}

export const teamProfile = { registered: 1, notRegistered: 5, waiting: 6 } as const;
