import { sql } from 'kysely';
import type { Database, Queryable } from '../platform/database/database.ts';

export interface TeamRow {
  id: number;
  name: string;
  profile: number;
  country: string;
  region: string | null;
  city: string;
  category: number | null;
  level: number | null;
  league_name: string;
  image_url: string | null;
  contact_email: string | null;
  contact_phone: string | null;
}

const columns =
  sql.raw(`t.id, t.name, t.profile, t.country, t.region, t.city, t.category, t.level, t.league_name,
  t.image_url, t.contact_email::text, t.contact_phone`);

export async function findTeam(db: Queryable, id: number): Promise<TeamRow | null> {
  const found =
    await sql<TeamRow>`select ${columns} from teams t where t.id = ${id} and t.deleted_at is null`.execute(
      db,
    );
  return found.rows[0] ?? null;
}

/** Clubs whose name or town holds the text, names that begin with it first. */
export async function searchTeams(
  db: Database,
  search: { text: string; level: number | undefined },
  limit: number,
): Promise<TeamRow[]> {
  const pattern = `%${search.text.replace(/[\\%_]/g, '\\$&')}%`;
  const level = search.level === undefined ? sql`` : sql` and t.level = ${search.level}`;
  const found = await sql<TeamRow>`
    select ${columns} from teams t
    where t.deleted_at is null and t.profile in (1, 5)${level}
      and (fold_text(t.name) like fold_text(${pattern}) or fold_text(t.city) like fold_text(${pattern}))
    order by fold_text(t.name) like fold_text(${pattern.slice(1)}) desc, t.level nulls last, t.name, t.id
    limit ${limit}`.execute(db);
  return found.rows;
}

export async function listTeamNames(db: Database): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where deleted_at is null and profile in (1, 5) order by name, id`.execute(db);
  return found.rows;
}
