import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import type { ClubColours } from '@trattativa/domain/platform/club-colours';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Writes the colours of the clubs in one statement. */
export async function paintDemoClubs(
  db: Database,
  clubs: readonly ({ id: number } & ClubColours)[],
): Promise<void> {
  await sql`
    update teams t set crest_pattern = d.pattern, crest_first = d.first, crest_second = d.second
    from jsonb_to_recordset(${JSON.stringify(clubs)}::jsonb) as d(id bigint, pattern text, first text, second text)
    where t.id = d.id`.execute(db);
}

/** The people with an account who act for no club: a club's people show its crest. */
export async function listPeopleToDraw(
  db: Database,
): Promise<{ id: number; name: string; surname: string; profile: ProfileType | null }[]> {
  const found = await sql<{ id: number; name: string; surname: string; profile: ProfileType | null }>`
    select id, name, surname, profile from accounts where image_url is null
      and not exists (select from team_members m where m.account_id = accounts.id) order by id`.execute(db);
  return found.rows;
}

export async function listPlayersToDraw(db: Database): Promise<{ id: number; name: string; club: string }[]> {
  const found = await sql<{ id: number; name: string; club: string }>`
    select id, name || ' ' || surname as name, current_club as club from players
    where image_url is null and deleted_at is null order by id`.execute(db);
  return found.rows;
}

/** Coaching staff without an account of their own: who has one shows its picture. */
export async function listCoachingStaffToDraw(
  db: Database,
): Promise<{ id: number; name: string; surname: string }[]> {
  const found = await sql<{ id: number; name: string; surname: string }>`
    select id, name, surname from coaching_staff where account_id is null and image_url is null and deleted_at is null
    order by id`.execute(db);
  return found.rows;
}

interface Face {
  id: number;
  url: string;
}

export async function setDemoFaces(db: Database, faces: readonly Face[]): Promise<void> {
  await sql`
    update accounts a set image_url = d.url from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as d(id bigint, url text)
    where a.id = d.id`.execute(db);
}

export async function setDemoPlayerFaces(db: Database, faces: readonly Face[]): Promise<void> {
  await sql`
    update players p set image_url = d.url from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as d(id bigint, url text)
    where p.id = d.id`.execute(db);
}

export async function setDemoCoachingStaffFaces(db: Database, faces: readonly Face[]): Promise<void> {
  await sql`
    update coaching_staff c set image_url = d.url from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as d(id bigint, url text)
    where c.id = d.id`.execute(db);
}
