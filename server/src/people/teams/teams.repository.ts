import type { TeamProfileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { sqlListedTeams } from '../../identity/sql-names.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { beginningWith, containing } from '../../platform/database/like-pattern.ts';
import type { OrgChartRow, TeamRow } from './team.ts';

export type { TeamRow } from './team.ts';

export const teamColumns =
  sql.raw(`t.id, t.version, t.profile, t.name, t.country, t.association, t.home_association, t.region, t.city, t.address, t.latitude, t.longitude, t.category,
  t.level, t.league_name, t.stadium_name, t.foundation_year, t.website, t.categories_played, t.youth_section, t.image_url,
  t.picture_url, t.crest_pattern, t.crest_first, t.crest_second,
  t.contact_email::text, t.contact_phone, t.scouting_first_team, t.scouting_reports, t.scouting_region, t.scouting_level,
  t.scouting_eu_passport, t.scouting_over_age, t.scouting_under_age, t.scouting_min_height_cm, t.updated_at`);

/** What the card shows of a club `t`, as one value; null without a club. */
export const teamCard = sql`
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'city', t.city, 'country', t.country,
    'region', t.region, 'category', t.category, 'level', t.level, 'league_name', t.league_name, 'profile', t.profile,
    'picture_url', t.picture_url) end`;

export async function findTeam(db: Queryable, id: number): Promise<TeamRow | null> {
  const found =
    await sql<TeamRow>`select ${teamColumns} from teams t where t.id = ${id} and t.deleted_at is null`.execute(
      db,
    );
  return found.rows[0] ?? null;
}

/** The club, locked until the transaction ends. */
export async function lockTeam(db: Queryable, id: number): Promise<TeamRow | null> {
  const found =
    await sql<TeamRow>`select ${teamColumns} from teams t where t.id = ${id} and t.deleted_at is null for no key update`.execute(
      db,
    );
  return found.rows[0] ?? null;
}

/**
 * Locks a club for its deletion: also waits for uncommitted deals, requests and members of the club, whose foreign
 * key locks a weaker lock would allow.
 */
export async function lockTeamForRemoval(tx: Transaction, id: number): Promise<TeamRow | null> {
  const found =
    await sql<TeamRow>`select ${teamColumns} from teams t where t.id = ${id} and t.deleted_at is null for update`.execute(
      tx,
    );
  return found.rows[0] ?? null;
}

export async function listOrgChart(db: Queryable, teamId: number): Promise<OrgChartRow[]> {
  const found = await sql<OrgChartRow>`
    select role, name, email::text, phone, is_default from team_org_chart where team_id = ${teamId} order by role`.execute(
    db,
  );
  return found.rows;
}

/** Clubs whose name or town contains the text, names that begin with it first. */
export async function searchTeams(
  db: Database,
  search: { text: string; level: number | undefined; profiles: readonly TeamProfileType[] },
  limit: number,
): Promise<TeamRow[]> {
  const pattern = containing(search.text);
  const level = search.level === undefined ? sql`` : sql` and t.level = ${search.level}`;
  const found = await sql<TeamRow>`
    select ${teamColumns} from teams t
    where t.deleted_at is null and t.profile = any(${[...search.profiles]}::smallint[])${level}
      and (fold_text(t.name) like fold_text(${pattern}) or fold_text(t.city) like fold_text(${pattern}))
    order by fold_text(t.name) like fold_text(${beginningWith(search.text)}) desc, t.level nulls last, t.name, t.id
    limit ${limit}`.execute(db);
  return found.rows;
}

export async function listTeamNames(db: Database): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where deleted_at is null and profile in (${sqlListedTeams}) order by name, id`.execute(
    db,
  );
  return found.rows;
}

export async function countTeams(db: Database): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from teams where deleted_at is null and profile in (${sqlListedTeams})`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}
