import type { OrgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { sql } from 'kysely';
import type { Columns, Database } from '../platform/database/database.ts';

export type DemoTeam = Columns<'teams', 'id' | 'name' | 'country' | 'city' | 'level' | 'profile'>;

/** The demo's clubs in the order of their creation. */
export async function listDemoTeams(db: Database): Promise<DemoTeam[]> {
  const found = await sql<DemoTeam>`
    select id, name, country, city, level, profile from teams where deleted_at is null order by id`.execute(
    db,
  );
  return found.rows;
}

export interface DemoTeamDetails {
  id: number;
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  contact_phone: string;
  categories_played: number[];
  youth_section: number;
  scouting_first_team: boolean;
  scouting_reports: string[];
  scouting_region: string | null;
  scouting_level: number | null;
  scouting_eu_passport: boolean;
  scouting_under_age: number | null;
}

/** Updates the records of all clubs in one statement. */
export async function describeDemoTeams(db: Database, details: readonly DemoTeamDetails[]): Promise<void> {
  await sql`
    update teams t set latitude = d.latitude, longitude = d.longitude, website = d.website, contact_phone = d.contact_phone,
      categories_played = d.categories_played, youth_section = d.youth_section,
      scouting_first_team = d.scouting_first_team, scouting_reports = d.scouting_reports,
      scouting_region = d.scouting_region, scouting_level = d.scouting_level,
      scouting_eu_passport = d.scouting_eu_passport, scouting_under_age = d.scouting_under_age
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as d(id bigint, latitude float8, longitude float8, website text, contact_phone text, categories_played smallint[],
      youth_section smallint, scouting_first_team boolean, scouting_reports text[], scouting_region text,
      scouting_level smallint, scouting_eu_passport boolean, scouting_under_age smallint)
    where t.id = d.id`.execute(db);
}

export interface DemoPlace {
  team_id: number;
  role: OrgChartRole;
  name: string;
  email: string;
  phone: string;
  is_default: boolean;
}

export async function insertDemoPlaces(db: Database, places: readonly DemoPlace[]): Promise<void> {
  await sql`
    insert into team_org_chart (team_id, role, name, email, phone, is_default)
    select team_id, role, name, email, phone, is_default
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(team_id bigint, role smallint, name text, email text,
      phone text, is_default boolean)`.execute(db);
}

/** A club that awaits acceptance by staff, with the person who registered it. */
export async function insertWaitingDemoTeam(
  db: Database,
  team: { name: string; city: string; email: string; person: { name: string; surname: string } },
  at: Date,
): Promise<void> {
  await sql`
    with person as (
      insert into accounts (email, password_hash, name, surname, profile, terms_version, terms_accepted_at, activated_at, created_at)
      select ${team.email}, password_hash, ${team.person.name}, ${team.person.surname}, 6, 'demo', ${at}, ${at}, ${at}
      from accounts where email = 'club@demo.test' returning id),
    club as (
      insert into teams (name, profile, country, city, created_at, updated_at)
      values (${team.name}, 6, 'IT', ${team.city}, ${at}, ${at}) returning id)
    insert into team_members (account_id, team_id, is_owner, joined_at)
    select person.id, club.id, true, ${at} from person, club`.execute(db);
}
